/** Why somebody came to the club's page, by its address. */
export type Errand =
  | { readonly what: "look" }
  | { readonly what: "device" | "group" | "game"; readonly given: string };

const ERRANDS = ["device", "group", "game"] as const;

export function errandOf(word: string | undefined, given: string | undefined): Errand {
  const what = ERRANDS.find((one) => one === word);
  return what && given ? { what, given } : { what: "look" };
}
