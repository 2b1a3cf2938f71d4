import type { ComponentChildren } from "preact";
import type { Board, Route } from "../boards/board";
import { routeMarks } from "../chapters";
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
  printed: {},
  spaces: [MIDDLE],
};

export interface LegendProps {
  board: Board;
  /** The kinds of buildings that this edition has. */
  buildings: readonly string[];
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
  const has = (is: (route: Route) => boolean) => board.routes.some(is);
  const picture = (facts: Partial<Route>) => <Sample board={board} route={{ ...sample, ...facts }} />;
  const found: Entry[] = [["rail", picture({})]];
  if (has(({ colour }) => colour === "gray")) found.push(["gray", picture({ colour: "gray" })]);
  if (has(({ kind }) => kind === "ship")) found.push(["ship", picture({ kind: "ship", colour: "green" })]);
  for (const { legend } of routeMarks.filter((mark) => has(mark.has)))
    found.push([legend.key, "sample" in legend ? picture(legend.sample) : <legend.Picture />]);
  if (board.art.seams.length) found.push(["seam", <SeamMark x={-8} y={0} letter="A" />]);
  return found;
}

const Sample = ({ board, route }: { board: Board; route: Route }) => (
  <RouteMark board={board} route={route} label="" claimed={false} legal={false} faded={false} />
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
