import type { SmallPicture } from "../../look/SmallBoard";
import type { BoardDocument } from "../document/document";

const HALF = 15; // units: half of a space's line

export function pictureOf({ art, routes, cities }: BoardDocument): SmallPicture {
  const { width, height } = art;
  const spaces: Record<string, string> = {};
  for (const { color, spaces: spots = [] } of routes)
    for (const [x, y, turn] of spots) {
      const angle = (turn * Math.PI) / 180;
      const [across, down] = [Math.cos(angle) * HALF, Math.sin(angle) * HALF].map(Math.round) as [
        number,
        number,
      ];
      const line = `M${Math.round(x * width) - across} ${Math.round(y * height) - down}l${2 * across} ${2 * down}`;
      spaces[color] = (spaces[color] ?? "") + line;
    }
  const dots = cities
    .filter(({ waypoint }) => !waypoint)
    .map(({ x, y }) => `M${Math.round(x * width)} ${Math.round(y * height)}h0`);
  return { width, height, land: art.rough_land || (art.layers?.land ?? ""), spaces, cities: dots.join("") };
}
