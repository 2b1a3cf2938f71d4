import { useMemo } from "preact/hooks";
import type { Board, City, Route } from "../boards/board";
import { routeName } from "../boards/routeName";
import { routeFacts, routeMarks } from "../chapters";
import { memo } from "../memo";
import { useText } from "../text/context";
import type { Marks, OnBoard } from "../view/table";
import { BuildingMark } from "./BuildingMark";
import { CityMark } from "./City";
import { Glow } from "./Glow";
import { Leaders, type Names } from "./Labels";
import { Pieces, Ring } from "./Pieces";
import { RouteMark } from "./Route";
import { SeamMarks } from "./Seams";
import { Symbols } from "./Symbols";

export interface GameLayerProps {
  board: Board;
  table: OnBoard;
  marks: Marks;
  /** The size of the names that lines lead to; null until the screen is measured. */
  names: Names | null;
}

const isClaimed = (table: OnBoard, route: Route) => (table.owner[route.id] ?? -1) >= 0;

/** What is lit stays so, whether or not it is legal. */
function isFaded({ legal, lit, closed }: Marks, { id }: Route): boolean {
  const shown = lit ?? legal;
  return Boolean((shown && !shown.has(id)) || closed?.has(id));
}

/** Whether the pieces on it are shown faded, as something else is lit. */
const isPale = ({ lit }: Marks, { id }: Route): boolean => lit !== undefined && !lit.has(id);

/** While a route is chosen, one's own network stands out and others' step back. */
const isAside = ({ legal, lit }: Marks, { owner, viewer }: OnBoard, { id }: Route): boolean =>
  legal !== undefined && lit === undefined && owner[id] !== viewer;

const seenThrough = (marks: Marks, table: OnBoard, route: Route): boolean =>
  isPale(marks, route) || isAside(marks, table, route);

const MANY = 24; // ribbons that can be told apart; when more routes can be chosen, each gets a fine line only

const isNamed = (marks: Marks, city: City) => marks.spotlight?.includes(city.id) ?? false;

/** Everything that can change during a game, from the routes up; backdrop and names are layers of their own. */
export const GameLayer = memo(function GameLayer({ board, table, marks, names }: GameLayerProps) {
  const glowing = board.routes.filter(({ id }) => marks.legal?.has(id));
  return (
    <>
      <Symbols board={board} />
      {names && <Leaders board={board} names={names} />}
      <g>
        {glowing.map((route) => (
          <Glow key={route.id} board={board} route={route} fine={glowing.length > MANY} />
        ))}
      </g>
      <Routes board={board} table={table} marks={marks} />
      <Owned board={board} table={table} marks={marks} />
      <SeamMarks board={board} />
      {routeMarks.map(({ Over }) => Over && <Over board={board} shown={marks.lit ?? marks.legal} />)}
      <g>
        {board.cities.map((city) => (
          <CityMark
            key={city.id}
            board={board}
            city={city}
            legal={marks.legalCities?.has(city.id) ?? false}
            action={marks.cityActions?.get(city.id)}
            lit={isNamed(marks, city)}
          />
        ))}
      </g>
      <g>
        {table.buildings.map((building) => (
          <BuildingMark
            board={board}
            building={building}
            colour={table.pieces[building.seat]!}
            recent={marks.recent?.cities.has(building.city) ?? false}
          />
        ))}
      </g>
    </>
  );
});

type LayerProps = Omit<GameLayerProps, "names">;

function Routes({ board, table, marks }: LayerProps) {
  const text = useText();
  const labels = useMemo(
    () => board.routes.map((route) => `${routeName(board, route)}: ${routeFacts(text, route)}`),
    [text, board],
  );
  return (
    <g>
      {board.routes.map((route) => (
        <RouteMark
          key={route.id}
          board={board}
          route={route}
          label={labels[route.id]!}
          claimed={isClaimed(table, route)}
          legal={marks.legal?.has(route.id) ?? false}
          action={marks.routeActions?.get(route.id)}
          faded={isClaimed(table, route) ? seenThrough(marks, table, route) : isFaded(marks, route)}
        />
      ))}
    </g>
  );
}

function Owned({ board, table, marks }: LayerProps) {
  const { ghost } = marks;
  const claimed = board.routes.filter((route) => isClaimed(table, route));
  return (
    <g aria-hidden="true">
      {claimed.map(
        (route) =>
          marks.recent?.routes.has(route.id) && <Ring key={`ring ${route.id}`} {...{ board, route }} />,
      )}
      {claimed.map((route) => (
        <Pieces
          key={route.id}
          board={board}
          route={route}
          colour={table.pieces[table.owner[route.id]!]!}
          faded={isPale(marks, route)}
          aside={isAside(marks, table, route)}
        />
      ))}
      {ghost && (
        <Pieces board={board} route={board.routes[ghost.route]!} colour={table.pieces[ghost.seat]!} ghost />
      )}
    </g>
  );
}
