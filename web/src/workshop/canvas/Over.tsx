import { course } from "../../board/course";
import type { Point } from "../../board/viewport";
import type { Board } from "../../boards/board";
import { place } from "../../boards/geometry";
import type { DeskState } from "../desk/EditorDesk";
import { handleOf } from "../document/course";
import type { BoardDocument } from "../document/document";

interface OverProps {
  readonly shown: Board;
  readonly board: BoardDocument;
  readonly state: DeskState;
  /** Where keys would tap. */
  readonly cross: Point | null;
}

/** Marks around what is selected, and what is being drawn. */
export function Over({ shown, board, state, cross }: OverProps) {
  const { selection, begun, drawing, tool } = state;
  const [bent] = selection.routes.size === 1 && tool === "select" ? selection.routes : [];
  const ringed = new Set([...selection.cities, ...begun]);
  return (
    <g class="over" aria-hidden="true">
      {[...selection.routes].map((id) => shown.routes[id] && <Chosen shown={shown} id={id} />)}
      {[...selection.tickets].map(
        (id) => board.tickets[id] && <Way shown={shown} names={board.tickets[id]!.cities} />,
      )}
      {begun.length > 1 && <Way shown={shown} names={begun.map((id) => shown.cities[id]?.name ?? "")} />}
      {[...ringed].map(
        (id) => shown.cities[id] && <Ring at={shown.cities[id]!} r={shown.art.sizes.city + 7} />,
      )}
      {bent !== undefined && board.routes[bent] && <Handle at={handleOf(board, board.routes[bent]!)} />}
      {drawing?.kind === "line" && <Line {...drawing} />}
      {drawing?.kind === "rectangle" && <Frame {...drawing} />}
      {cross && <path class="cross" d="M-16 0H-5M5 0H16M0-16V-5M0 5V16" transform={place(cross)} />}
    </g>
  );
}

function Chosen({ shown, id }: { shown: Board; id: number }) {
  const route = shown.routes[id]!;
  const wide = shown.art.sizes[route.kind][1] + 9;
  return <path class="chosen-route" d={course(shown, route)} stroke-width={wide} />;
}

const Ring = ({ at, r }: { at: Point; r: number }) => (
  <g transform={place(at)}>
    <circle class="chosen-halo" r={r} />
    <circle class="chosen-city" r={r} />
  </g>
);

/** The line of a ticket, from city to city. */
function Way({ shown, names }: { shown: Board; names: readonly string[] }) {
  const cities = names.flatMap((name) => shown.cities.find((city) => city.name === name) ?? []);
  const path = cities.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
  return (
    <g>
      <path class="way" d={path} />
      {cities.map((city) => (
        <Ring at={city} r={shown.art.sizes.city + 7} />
      ))}
    </g>
  );
}

const Handle = ({ at }: { at: Point }) => (
  <g class="handle" transform={place(at)}>
    <circle r="9" />
    <path d="M-4 0H4M0-4V4" />
  </g>
);

const Line = ({ from, to }: { from: Point; to: Point }) => (
  <path class="way" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
);

const Frame = ({ from, to }: { from: Point; to: Point }) => (
  <rect
    class="frame"
    x={Math.min(from.x, to.x)}
    y={Math.min(from.y, to.y)}
    width={Math.abs(from.x - to.x)}
    height={Math.abs(from.y - to.y)}
  />
);
