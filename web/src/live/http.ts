import type { Problem } from "../protocol/schema";

/** The server refused; its sentence is for people, its key for us. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** The server could not be reached, or could not answer now: the same request may be sent again. */
export class Unreached extends Error {}

const TRY_AGAIN: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

export interface Call {
  readonly token?: string | null;
  readonly body?: unknown;
  /** Without one: a question where there is no body, else a command. */
  readonly method?: "PUT" | "DELETE";
}

/** One request, in the language of the page; throws Refused or Unreached. */
export async function call<T>(path: string, { token, body, method }: Call = {}): Promise<T> {
  const answer = await fetch(`api/${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: headersOf(token, body),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((problem) => {
    throw new Unreached(String(problem));
  });
  if (TRY_AGAIN.has(answer.status)) throw new Unreached(await answer.text());
  const told = await answer.json();
  if (!answer.ok) throw new Refused(answer.status, told as Problem);
  return told as T;
}

function headersOf(token: string | null | undefined, body: unknown): Record<string, string> {
  return {
    "accept-language": document.documentElement.lang,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
}
