import type { EventData } from "../../protocol/schema";
import { type CardsPart, setOf } from "../../telling/parts";
import { Remembered, type Scene, type Told } from "../../telling/tale";

const laidCards = new Remembered<Record<string, number>>(() => ({}));

/** What lies there: told now, and again with what it pays for. */
export const laid = (scene: Scene): CardsPart => setOf(laidCards.of(scene));

/** What was laid, all of it: told once, or taken back. */
export const paid = (scene: Scene): CardsPart => setOf(laidCards.take(scene));

/** The newest of a run only: those before it have been remembered already. */
export function lay(scene: Scene, event: EventData): Told[] {
  const before = laidCards.of(scene);
  const more = Object.entries(event.cards ?? {}).map(([kind, count]) => [kind, (before[kind] ?? 0) + count]);
  laidCards.keep(scene, { ...before, ...Object.fromEntries(more) });
  return [];
}
