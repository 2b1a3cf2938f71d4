import { ask } from "../live/http";

const ENDINGS = { save: "json", audit: "jsonl" } as const;

/** Fetches a file of a finished game and gives it to the browser to keep; throws Refused or Unreached. */
export async function download(
  game: string,
  kind: keyof typeof ENDINGS,
  token: string | null,
): Promise<void> {
  const answer = await ask(`games/${game}/${kind}`, { token });
  const href = URL.createObjectURL(await answer.blob());
  const name = `trilhos-${game}-${kind}.${ENDINGS[kind]}`;
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
