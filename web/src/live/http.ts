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

/** What the server tells, in the language of the page; throws Refused or Unreached. */
export const call = async <T>(path: string, what: Call = {}): Promise<T> => told<T>(await ask(path, what));

/** One request, and its answer as it comes; throws Refused or Unreached. */
export async function ask(path: string, { token, body, method }: Call = {}): Promise<Response> {
  const answer = await fetch(`api/${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: headersOf(token, body),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(lost);
  if (TRY_AGAIN.has(answer.status)) throw new Unreached(answer.statusText);
  if (!answer.ok) throw new Refused(answer.status, await told<Problem>(answer));
  return answer;
}

/** Why there is no answer, by its status: for a command that was said over the live connection. */
export const failure = (status: number, problem: Problem): Refused | Unreached =>
  TRY_AGAIN.has(status) ? new Unreached(problem.message) : new Refused(status, problem);

/** An answer that broke off, or that is none of ours but the page of some proxy, counts as none. */
const told = <T>(answer: Response): Promise<T> => answer.json().catch(lost);

function lost(problem: unknown): never {
  throw new Unreached(String(problem));
}

function headersOf(token: string | null | undefined, body: unknown): Record<string, string> {
  return {
    "accept-language": document.documentElement.lang,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
}
