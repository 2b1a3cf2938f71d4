import type { Choice } from "../protocol/schema";
import type { LegalChoices, Place, Thing } from "../view/legal";
import { places } from ".";

const ON_BOARD: ReadonlySet<Place> = new Set(["route", "city"]);

/** What is legal, sorted; without a board that is drawn, nothing can be pointed at there. */
export function sortLegal({ legal }: { readonly legal: readonly Choice[] }, drawn = true): LegalChoices {
  const placeOf = ({ verb }: Choice): Place | undefined => {
    const place = places.get(verb);
    return place && !drawn && ON_BOARD.has(place) ? undefined : place;
  };
  const by = (thing: Thing) =>
    new Map(legal.filter((one) => placeOf(one) === thing).map((one) => [one.argument, one] as const));
  const asked = new Set<Place | undefined>(["bar", "sheet"]);
  return {
    at: { route: by("route"), city: by("city"), slot: by("slot"), deck: by("deck") },
    verbs: byVerb(legal.filter((one) => asked.has(placeOf(one)))),
    others: byVerb(legal.filter((one) => placeOf(one) === undefined)),
  };
}

function byVerb(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  return new Map(verbs.map((verb) => [verb, choices.filter((one) => one.verb === verb)]));
}
