import type { ArtSpot } from "../boards/data";
import { place, round } from "../boards/geometry";

const RAYS: readonly [number, number][] = [
  [45, 0.56],
  [135, 0.56],
  [225, 0.56],
  [315, 0.56],
  [0, 0.98],
  [90, 0.86],
  [180, 0.86],
  [270, 0.86],
]; // direction, length

/** The compass rose. */
export function Rose({ spot }: { spot: ArtSpot }) {
  const r = spot.width / 2.1;
  const ticks = Array.from({ length: 36 }, (_, i) => i * 10);
  return (
    <g transform={place(spot)} fill="none" stroke="var(--ink)" stroke-opacity=".6" stroke-width=".6">
      <circle r={r * 0.74} stroke-width="1" />
      <circle r={r * 0.66} />
      {ticks.map((angle) => (
        <path d={`M0 ${round(-r * 0.74)}V${round(-r * 0.66)}`} transform={`rotate(${angle})`} />
      ))}
      {RAYS.map(([angle, long]) => (
        <Ray angle={angle} long={r * long} wide={r * 0.13} />
      ))}
    </g>
  );
}

function Ray({ angle, long, wide }: { angle: number; long: number; wide: number }) {
  const half = (side: number) => `M0 ${round(-long)}L${round(side)} ${round(-wide)}L0 0Z`;
  return (
    <g transform={`rotate(${angle})`} stroke-width=".7">
      <path d={half(wide)} fill="var(--ink)" fill-opacity=".62" />
      <path d={half(-wide)} fill="var(--halo)" fill-opacity=".9" />
    </g>
  );
}
