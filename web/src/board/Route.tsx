import type { Board, Route } from "../boards/board";
import { place, turned } from "../boards/geometry";
import { routeMarks } from "../chapters";
import type { SignProps } from "../chapters/chapter";
import { memo } from "../memo";

export interface RouteProps {
  board: Board;
  route: Route;
  label: string;
  claimed: boolean;
  legal: boolean;
  /** The action that choosing it carries out; none: it can't be chosen. */
  action?: number | undefined;
  faded: boolean;
}

const marksOn = (route: Route) => routeMarks.filter(({ has }) => has(route));

/** One track: its spaces, with what chapters print on them. */
export const RouteMark = memo(function RouteMark(props: RouteProps) {
  const { board, route, label, claimed, legal, action, faded } = props;
  const classes = ["route", legal && "legal", faded && (claimed ? "under" : "faded")]
    .filter(Boolean)
    .join(" ");
  return (
    <g class={classes} data-route={route.id} aria-label={label} {...reached(legal, action)}>
      {route.spaces.map((space) => (
        <>
          {marksOn(route).map(({ Under }) => Under && <Under board={board} space={space} />)}
          <use href={`#${board.name}-${route.kind}-${route.colour}`} transform={turned(space)} />
        </>
      ))}
      {!claimed && (
        <g class="signs">
          <Signs board={board} route={route} />
        </g>
      )}
    </g>
  );
});

/**
 * What can be chosen is a button; only what glows is in the tab order, as there can be a hundred others.
 * SVG knows the attribute only as `tabindex`.
 */
export function reached(legal: boolean, action: number | undefined) {
  if (!legal && action === undefined) return { role: "img" } as const;
  return { role: "button", tabindex: legal ? 0 : -1, "data-action": action } as const;
}

function Signs({ board, route }: { board: Board; route: Route }) {
  const marks = marksOn(route);
  return (
    <>
      {route.spaces.map((_, i) => {
        const sign = marks.map((mark) => mark.sign?.({ board, route, i })).find(Boolean);
        return sign ?? (route.colour === "gray" ? null : <ColourSign board={board} route={route} i={i} />);
      })}
    </>
  );
}

/** Upright, whatever the rotation: so that turning can't make one glyph look like another. */
function ColourSign({ board, route, i }: SignProps) {
  const size = board.art.sizes[route.kind][1] / 15;
  return (
    <use
      href={`#${board.name}-glyph-${route.colour}`}
      transform={`${place(route.spaces[i]!)} scale(${size.toFixed(2)})`}
    />
  );
}
