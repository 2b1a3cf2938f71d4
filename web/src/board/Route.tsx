import type { Board, Route } from "../boards/board";
import { memo } from "../memo";
import { ferrySpaces, place, turned } from "./geometry";

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

/** One track: its spaces, with glow, tunnel edge and signs. */
export const RouteMark = memo(function RouteMark(props: RouteProps) {
  const { board, route, label, claimed, legal, action, faded } = props;
  const classes = ["route", legal && "legal", faded && (claimed ? "under" : "faded")]
    .filter(Boolean)
    .join(" ");
  return (
    <g class={classes} data-route={route.id} aria-label={label} {...reached(legal, action)}>
      {route.spaces.map((space) => (
        <>
          {route.tunnel && <use href={`#${board.name}-tunnel`} transform={turned(space)} />}
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
  const ferry = ferrySpaces(route);
  return (
    <>
      {route.spaces.map((_, i) => {
        if (ferry.has(i)) return <FerrySign board={board} route={route} i={i} />;
        if (route.hard) return <HardSign board={board} route={route} i={i} />;
        return route.colour === "gray" ? null : <ColourSign board={board} route={route} i={i} />;
      })}
    </>
  );
}

interface SignProps {
  board: Board;
  route: Route;
  i: number;
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

function FerrySign({ board, route, i }: SignProps) {
  return (
    <g transform={place(route.spaces[i]!)} style={{ color: "var(--print)" }}>
      <circle r="9" fill="var(--paper)" stroke="#4b463c" stroke-width="1.1" />
      <use href={`#${board.name}-locomotive`} transform="translate(-.3 .2)" />
    </g>
  );
}

const APART = 9; // between the two signs of a hard space

/** A hard space costs two cards: an inner frame and the sign twice, or two blank cards on gray. */
function HardSign({ board, route, i }: SignProps) {
  const space = route.spaces[i]!;
  const [long, wide] = board.art.sizes.rail;
  const turn = (space.turn * Math.PI) / 180;
  const at = (way: number) => ({
    x: space.x + way * APART * Math.cos(turn),
    y: space.y + way * APART * Math.sin(turn),
  });
  return (
    <>
      <rect
        x={2.6 - long / 2}
        y={2.4 - wide / 2}
        width={long - 5.2}
        height={wide - 4.8}
        rx="1.6"
        transform={turned(space)}
        fill="none"
        stroke={`var(--ink-${route.colour})`}
        stroke-width="1.1"
      />
      {[-1, 1].map((way) => (
        <g transform={`${place(at(way))} scale(.8)`}>
          {route.colour === "gray" ? <BlankCard /> : <use href={`#${board.name}-glyph-${route.colour}`} />}
        </g>
      ))}
    </>
  );
}

const BlankCard = () => (
  <path d="M-3.2-4.2h6.4v8.4h-6.4z" fill="var(--paper)" stroke="#4b463c" stroke-width="1.3" />
);
