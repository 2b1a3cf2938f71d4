import { CityMark } from "../../board/City";
import { Labels, type Names } from "../../board/Labels";
import { RouteMark } from "../../board/Route";
import type { Board } from "../../boards/board";
import { routeName } from "../../boards/routeName";
import { routeFacts, routeMarks } from "../../chapters";
import { memo } from "../../memo";
import { useText } from "../../text/context";
import type { Selection } from "../document/selection";

interface ThingsProps {
  readonly shown: Board;
  readonly sheet: Board;
  /** What is drawn elsewhere, as it moves. */
  readonly moving: Selection | null;
}

/** All routes and cities that lie still: while something is dragged nothing of it is drawn again. */
export const Things = memo(function Things({ shown, sheet, moving }: ThingsProps) {
  const routes = shown.routes.filter(({ id }) => !moving?.routes.has(id));
  const cities = shown.cities.filter(({ id }) => !moving?.cities.has(id));
  return <Drawn shown={shown} sheet={sheet} routes={routes} cities={cities} />;
});

/** What goes with the pointer. */
export function Moving({ shown, sheet, moving, names }: ThingsProps & { names: Names }) {
  if (!moving) return null;
  const routes = shown.routes.filter(({ id }) => moving.routes.has(id));
  const cities = shown.cities.filter(({ id }) => moving.cities.has(id));
  return (
    <>
      <Drawn shown={withoutSigns(shown)} sheet={sheet} routes={routes} cities={cities} />
      <Labels board={withLabels(shown, names, (id) => moving.cities.has(id))} names={names} spotlight={[]} />
    </>
  );
}

const withoutSigns = (shown: Board): Board => ({ ...shown, routes: [], art: { ...shown.art, signs: [] } });

/** A board with some of its names only. */
export function withLabels(shown: Board, names: Names, has: (city: number) => boolean): Board {
  const ids = new Map(shown.cities.map(({ name, id }) => [name, id]));
  const labels = shown.art[names].filter(({ city }) => has(ids.get(city)!));
  return { ...shown, art: { ...shown.art, [names]: labels } };
}

interface DrawnProps {
  readonly shown: Board;
  readonly sheet: Board;
  readonly routes: Board["routes"];
  readonly cities: Board["cities"];
}

function Drawn({ shown, sheet, routes, cities }: DrawnProps) {
  const text = useText();
  return (
    <>
      <g>
        {routes.map((route) => (
          <RouteMark
            key={route.id}
            board={sheet}
            route={route}
            label={`${routeName(shown, route)}: ${routeFacts(text, route)}`}
            claimed={false}
            legal={false}
            faded={false}
          />
        ))}
      </g>
      {routeMarks.map(({ Over }) => Over && <Over board={shown} />)}
      <g>
        {cities.map((city) => (
          <CityMark key={city.id} board={sheet} city={city} legal={false} lit={false} />
        ))}
      </g>
    </>
  );
}
