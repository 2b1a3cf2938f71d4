/** Where we are: the part of the address that never leaves the browser, so that secret links stay secret. */
export interface PageAddress {
  readonly page: string;
  readonly parts: readonly string[];
}

export function readAddress(hash: string): PageAddress {
  const [page = "", ...parts] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { page: page || "home", parts };
}

/** What a game's address may ask for instead of the table for one person: no secret link is as short. */
export type ScreenName = "tv" | "hand";

export const screenOf = ({ page, parts: [, wanted] }: PageAddress): ScreenName | null =>
  page === "game" && (wanted === "tv" || wanted === "hand") ? wanted : null;

/** A link that was cut short may end within a letter: it leads nowhere, and says so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const hrefOf = (page: string, ...parts: readonly (string | number)[]): string =>
  `#/${[page === "home" ? "" : page, ...parts].map(encodeURIComponent).join("/")}`;

export const go = (...parts: [string, ...(string | number)[]]): void => {
  location.hash = hrefOf(...parts);
};

/** Another address for the same place: no step back leads to the old one. */
export const replace = (...parts: [string, ...(string | number)[]]): void => {
  history.replaceState(null, "", hrefOf(...parts));
  dispatchEvent(new HashChangeEvent("hashchange"));
};
