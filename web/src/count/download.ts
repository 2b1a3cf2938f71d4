const ENDINGS = { save: "json", audit: "jsonl" } as const;

/** Fetches a file of a finished game and gives it to the browser to keep. */
export async function download(
  game: string,
  kind: keyof typeof ENDINGS,
  token: string | null,
): Promise<void> {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`api/games/${game}/${kind}`, { headers });
  const href = URL.createObjectURL(await answer.blob());
  const name = `trilhos-${game}-${kind}.${ENDINGS[kind]}`;
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
