import type { Board, City } from "../boards/board";
import { place } from "../boards/geometry";
import { memo } from "../memo";
import { reached } from "./Route";

interface CityProps {
  board: Board;
  city: City;
  legal: boolean;
  action?: number | undefined;
  lit: boolean;
}

/** A city: a disc; a port has an anchor, a waypoint is a diamond and no city. */
export const CityMark = memo(function CityMark({ board, city, legal, action, lit }: CityProps) {
  const r = board.art.sizes.city;
  if (city.waypoint) return <Waypoint city={city} />;
  return (
    <g
      transform={place(city)}
      class={legal ? "city legal" : "city"}
      data-city={city.id}
      aria-label={city.name}
      {...reached(legal, action)}
    >
      {(lit || legal) && <Rings r={r} />}
      <circle cx=".8" cy="1.4" r={r + 0.6} fill="#000" fill-opacity=".28" />
      {city.port ? <Port name={board.name} r={r} /> : <Disc r={r} />}
    </g>
  );
});

function Waypoint({ city }: { city: City }) {
  return (
    <path
      d="M0-9 9 0 0 9-9 0z"
      transform={place(city)}
      fill="var(--city-fill)"
      stroke="var(--water-ink)"
      stroke-width="1.8"
    />
  );
}

function Rings({ r }: { r: number }) {
  return (
    <g fill="none" stroke="var(--glow)">
      <circle r={r + 7} stroke-width="3.5" />
      <circle r={r + 12} stroke-width="1.4" stroke-opacity=".7" />
    </g>
  );
}

function Port({ name, r }: { name: string; r: number }) {
  return (
    <g style={{ color: "var(--water-ink)" }}>
      <circle r={r + 0.8} fill="var(--city-fill)" stroke="currentColor" stroke-width="1.8" />
      <use href={`#${name}-anchor`} transform={`scale(${(r / 8.2).toFixed(2)})`} />
    </g>
  );
}

function Disc({ r }: { r: number }) {
  return (
    <>
      <circle r={r} fill="var(--city-fill)" stroke="var(--print)" stroke-width="1.7" />
      <circle r={r * 0.56} fill="var(--city)" />
    </>
  );
}
