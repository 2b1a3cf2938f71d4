import type { Choice } from "../../protocol/schema";
import type { LegalChoices } from "../../view/legal";

/** Whether one of the ways to pay uses nothing but these kinds of cards. */
const payable = ({ ways }: Choice, cards: ReadonlySet<string>): boolean =>
  (ways ?? []).some((way) => Object.keys(way.cards).every((card) => cards.has(card)));

/** Cards first: the routes that the chosen kinds of cards pay for; none chosen: all that are offered. */
export function narrowed({ at }: LegalChoices, cards: ReadonlySet<string>): ReadonlySet<number> {
  const kept = [...at.route].filter(([, claim]) => cards.size === 0 || payable(claim, cards));
  return new Set(kept.map(([route]) => route));
}

/** The same claim with only the ways that the chosen cards allow, if there are any. */
export function narrowedClaim(claim: Choice, cards: ReadonlySet<string>): Choice {
  const ways = (claim.ways ?? []).filter((way) => payable({ ...claim, ways: [way] }, cards));
  return cards.size > 0 && ways.length > 0 ? { ...claim, ways } : claim;
}
