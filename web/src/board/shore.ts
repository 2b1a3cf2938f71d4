import { round } from "../boards/geometry";

const CELL = 120; // units of the board
const PLAIN = /^(M-?[\d.]+ -?[\d.]+l[-\d. l]*z?)*$/;
const LINE = /M(\S+) (\S+?)l([^Mz]*)(z?)/g;
const NUMBER = /-?\d*\.?\d+/g;

/**
 * The outline of a land, cut up by the cells of a grid that it runs through. Browsers draw a picture in tiles, and for
 * each of them all of a line that comes near it: measured on the largest board, a tile with the whole outline takes
 * 60 to 80 ms. Ends have to be round, so that no cut is seen. What isn't drawn by plain steps stays in one piece.
 */
export function shoreOf(land: string): readonly string[] {
  if (!PLAIN.test(land)) return [land];
  const cells = new Map<string, string>();
  for (const [, x, y, steps, end] of land.matchAll(LINE)) {
    const walk = (steps!.match(NUMBER) ?? []).map(Number);
    for (const [cell, run] of runsOf(Number(x), Number(y), walk, end === "z"))
      cells.set(cell, (cells.get(cell) ?? "") + run);
  }
  return [...cells.values()];
}

/** One shore, from cell to cell. */
function* runsOf(
  x: number,
  y: number,
  walk: readonly number[],
  closed: boolean,
): Generator<[string, string]> {
  const [east, south] = [sum(walk, 0), sum(walk, 1)];
  const steps = closed ? [...walk, -east, -south] : walk;
  let run = "";
  for (let i = 0; i + 1 < steps.length; i += 2) {
    const here = cellOf(x, y);
    run ||= `M${round(x)} ${round(y)}l`;
    run += `${round(steps[i]!)} ${round(steps[i + 1]!)} `;
    [x, y] = [x + steps[i]!, y + steps[i + 1]!];
    if (cellOf(x, y) === here && i + 3 < steps.length) continue;
    yield [here, run];
    run = "";
  }
}

const cellOf = (x: number, y: number): string => `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;

const sum = (walk: readonly number[], axis: 0 | 1): number =>
  walk.reduce((all, step, i) => (i % 2 === axis ? all + step : all), 0);
