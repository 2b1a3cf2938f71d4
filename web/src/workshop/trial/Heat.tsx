import { course } from "../../board/course";
import type { Board } from "../../boards/board";
import { memo } from "../../memo";
import { useText } from "../../text/context";
import type { BoardDocument } from "../document/document";
import { routeNow, type TrialReport } from "./figures";
import "./heat.css";

const DEAD = 0.05; // hardly anybody takes it: another colour, not only a paler one

interface HeatProps {
  readonly shown: Board;
  readonly board: BoardDocument;
  readonly report: TrialReport;
}

/** The routes of a board in colours of how often they are taken. */
export const Heat = memo(function Heat({ shown, board, report }: HeatProps) {
  const text = useText();
  return (
    <g class="heat" data-heat>
      {report.routes.map((figures) => {
        const id = routeNow(board, figures);
        const route = id === null ? undefined : shown.routes[id];
        if (!route) return null;
        const [a, b] = figures.cities as [string, string];
        return (
          <path
            key={figures.id}
            class={figures.taken < DEAD ? "dead" : undefined}
            d={course(shown, route)}
            stroke-width={shown.art.sizes[route.kind][1] * 0.72}
            style={`--taken: ${figures.taken}`}
          >
            <title>{text("editor-trial-route", { a, b, ...percents(figures, "taken", "wanted") })}</title>
          </path>
        );
      })}
    </g>
  );
});

/** Some shares in percent, by their names. */
export const percents = <Name extends string>(of: Readonly<Record<Name, number>>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, Math.round(100 * of[name])])) as Record<Name, number>;
