import type { ComponentChildren } from "preact";
import type { Board, Route } from "../boards/board";
import { useText } from "../text/context";
import { BuildingMark } from "./BuildingMark";
import { CityMark } from "./City";
import { Pieces } from "./Pieces";
import { RouteMark } from "./Route";
import { SeamMark } from "./Seams";
import { Symbols } from "./Symbols";

const MIDDLE = { x: 0, y: 0, turn: 0 };
const sample: Route = {
  id: -1,
  a: 0,
  b: 0,
  length: 1,
  colour: "red",
  kind: "rail",
  ferry: 0,
  tunnel: false,
  hard: false,
  toll: 0,
  spaces: [MIDDLE],
};

export interface LegendProps {
  board: Board;
  /** The kinds of buildings that this edition has. */
  buildings: readonly ("station" | "harbour")[];
  /** Whether it has a title of its own: not in a dialog, which has one. */
  titled?: boolean;
}

/** What is what on this board; only what it has. */
export function Legend({ board, buildings, titled = true }: LegendProps) {
  const text = useText();
  return (
    <section class={titled ? "legend panel" : "legend"}>
      {titled && <h2 class="small">{text("legend-title")}</h2>}
      <svg width="0" height="0" class="hidden" aria-hidden="true">
        <Symbols board={{ ...board, name: `${board.name}-legend` }} />
      </svg>
      <ul>
        {entries({ ...board, name: `${board.name}-legend` }, buildings).map(([key, picture]) => (
          <li>
            <svg viewBox="-32 -17 64 34" aria-hidden="true">
              {picture}
            </svg>
            {text(`legend-${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Entry = [key: string, picture: ComponentChildren];

function entries(board: Board, buildings: LegendProps["buildings"]): Entry[] {
  return [...routeEntries(board), ...cityEntries(board, buildings), ...pieceEntries(board)];
}

function routeEntries(board: Board): Entry[] {
  const kinds: [string, Partial<Route>][] = [
    ["rail", {}],
    ["gray", { colour: "gray" }],
    ["ship", { kind: "ship", colour: "green" }],
    ["tunnel", { tunnel: true, colour: "yellow" }],
    ["ferry", { ferry: 1, colour: "gray" }],
    ["hard", { hard: true, colour: "white" }],
  ];
  const has: Record<string, (route: Route) => boolean> = {
    rail: () => true,
    gray: (route) => route.colour === "gray",
    ship: (route) => route.kind === "ship",
    tunnel: (route) => route.tunnel,
    ferry: (route) => route.ferry > 0,
    hard: (route) => route.hard,
  };
  const found = kinds.filter(([key]) => board.routes.some(has[key]!));
  const pictures = found.map(
    ([key, facts]): Entry => [key, <Sample board={board} route={{ ...sample, ...facts }} />],
  );
  if (board.art.coins.length) pictures.push(["toll", <Coin />]);
  if (board.art.seams.length) pictures.push(["seam", <SeamMark x={-8} y={0} letter="A" />]);
  return pictures;
}

const Sample = ({ board, route }: { board: Board; route: Route }) => (
  <RouteMark board={board} route={route} label="" claimed={false} legal={false} faded={false} />
);

const Coin = () => (
  <g text-anchor="middle">
    <circle r="9.4" fill="var(--coin)" stroke="var(--coin-edge)" stroke-width="1.2" />
    <text y="4.6" font-size="13.5" font-weight="800" fill="var(--coin-ink)">
      2
    </text>
  </g>
);

function cityEntries(board: Board, buildings: LegendProps["buildings"]): Entry[] {
  const city = { id: 0, name: "", x: 0, y: 0, port: false, waypoint: false };
  const mark = (facts: Partial<typeof city>) => (
    <CityMark board={board} city={{ ...city, ...facts }} legal={false} lit={false} />
  );
  const found: Entry[] = [["city", mark({})]];
  if (board.cities.some((one) => one.port)) found.push(["port", mark({ port: true })]);
  if (board.cities.some((one) => one.waypoint)) found.push(["waypoint", mark({ waypoint: true })]);
  const site = { ...board, cities: [{ ...city, y: 14 }] };
  for (const kind of buildings)
    found.push([kind, <BuildingMark board={site} building={{ city: 0, seat: 0, kind }} colour="cobalt" />]);
  return found;
}

function pieceEntries(board: Board): Entry[] {
  const piece = (kind: Route["kind"]) => (
    <Pieces board={board} route={{ ...sample, kind }} colour="carmine" />
  );
  const found: Entry[] = [["train", piece("rail")]];
  return board.routes.some((route) => route.kind === "ship") ? [...found, ["boat", piece("ship")]] : found;
}
