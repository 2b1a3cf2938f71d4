import { ask } from "../live/http";
import { keepFile } from "../look/keep";

const ENDINGS = { save: "json", audit: "jsonl" } as const;

/** Fetches a file of a finished game and gives it to the browser to keep; throws Refused or Unreached. */
export async function download(
  game: string,
  kind: keyof typeof ENDINGS,
  token: string | null,
): Promise<void> {
  const answer = await ask(`games/${game}/${kind}`, { token });
  keepFile(`trilhos-${game}-${kind}.${ENDINGS[kind]}`, await answer.blob());
}
