import type { Board, Route } from "../boards/board";
import { round } from "../boards/geometry";

/** The line along a route, end to end; it breaks where the board wraps around. */
export function course(board: Board, route: Route): string {
  const long = board.art.sizes[route.kind][0] * 0.46;
  const ends = route.spaces.map(({ x, y, turn }) => {
    const angle = (turn * Math.PI) / 180;
    const [across, down] = [long * Math.cos(angle), long * Math.sin(angle)];
    return { x, y, a: [x - across, y - down] as const, b: [x + across, y + down] as const };
  });
  let path = "";
  ends.forEach((end, i) => {
    const before = ends[i - 1];
    const joined = before && Math.abs(before.x - end.x) < board.width / 2;
    const near = before ?? { x: ends[1]?.x ?? end.b[0] + 1, y: ends[1]?.y ?? end.b[1] + 1 };
    const forward =
      Math.hypot(end.a[0] - near.x, end.a[1] - near.y) < Math.hypot(end.b[0] - near.x, end.b[1] - near.y);
    const [first, second] = forward === Boolean(before) ? [end.a, end.b] : [end.b, end.a];
    path += `${joined ? "L" : "M"}${round(first[0])} ${round(first[1])}L${round(second[0])} ${round(second[1])}`;
  });
  return path;
}
