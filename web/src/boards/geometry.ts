import type { Route, Space } from "./board";

export const place = ({ x, y }: { x: number; y: number }) => `translate(${round(x)} ${round(y)})`;

export const turned = (space: Space) => `${place(space)} rotate(${space.turn})`;

export const round = (value: number) => Math.round(value * 10) / 10;

/** A shape with a point at both ends: the space of a ship. */
export function lens(long: number, high: number): string {
  const [far, up] = [round(long * 0.62), round(high * 1.25)];
  return `M${-long} 0C${-far} ${-up} ${far} ${-up} ${long} 0C${far} ${up} ${-far} ${up} ${-long} 0Z`;
}

/** The rotation of a ship's bow: towards the route's second city. */
export function bow(route: Route, i: number): number {
  const space = route.spaces[i]!;
  const [from, to] = [route.spaces[Math.max(0, i - 1)]!, route.spaces[Math.min(route.length - 1, i + 1)]!];
  const turn = (space.turn * Math.PI) / 180;
  const ahead = Math.cos(turn) * (to.x - from.x) + Math.sin(turn) * (to.y - from.y);
  return ahead < 0 ? space.turn + 180 : space.turn;
}
