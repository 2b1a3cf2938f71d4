import type { Route } from "../../boards/board";
import { place } from "../../boards/geometry";
import type { PageChapter, SignProps } from "../chapter";

/** How many of its cards must be locomotives. */
const ferryOf = ({ printed }: Route): number => Number(printed.locomotives ?? 0);

/** Which spaces of a ferry carry a locomotive: as many as it needs, from the middle outwards. */
export function ferrySpaces(route: Route): ReadonlySet<number> {
  const middle = (route.length - 1) / 2;
  const order = route.spaces
    .map((_, i) => i)
    .sort((i, j) => Math.abs(i - middle) - Math.abs(j - middle) || i - j);
  return new Set(order.slice(0, ferryOf(route)));
}

const Sign = ({ board, route, i }: SignProps) => (
  <g transform={place(route.spaces[i]!)} style={{ color: "var(--print)" }}>
    <circle r="9" fill="var(--paper)" stroke="#4b463c" stroke-width="1.1" />
    <use href={`#${board.name}-locomotive`} transform="translate(-.3 .2)" />
  </g>
);

/** Gray routes for which some of the cards must be locomotives. */
export const ferries: PageChapter = {
  name: "ferries",
  routes: {
    has: (route) => ferryOf(route) > 0,
    words: (text, route) => text("track-ferry", { count: ferryOf(route) }),
    sign: (props) => (ferrySpaces(props.route).has(props.i) ? <Sign {...props} /> : null),
    legend: { key: "ferry", sample: { printed: { locomotives: 1 }, colour: "gray" } },
  },
};
