import type { About, Deal } from "../protocol/schema";
import { hash, type Note, promiseOf } from "./promises";

/** What can be wrong with a deal, each with a sentence of its own. */
export type Fault = "commitment" | "terms" | "promises" | "nonces" | "mine" | "seed" | "order";

export interface Verdict {
  /** "fair": checked against what this device noted; "fits": nothing was noted here; "alone": only the server drew. */
  readonly kind: "imported" | "old" | "fair" | "fits" | "alone" | "wrong";
  readonly faults: readonly Fault[];
  /** Who took part with a secret number, and whose didn't come in time. */
  readonly gave: readonly string[];
  readonly withheld: readonly string[];
}

/** Whether a finished game was dealt as promised: the same that `trilhos verify` looks at, and what we noted. */
export function checkDeal(deal: Deal, about: About, note: Note): Verdict {
  const none = { faults: [], gave: [], withheld: [] };
  if (deal.imported) return { ...none, kind: "imported" };
  if (!deal.terms || !deal.secret || !deal.nonces || !deal.promises) return { ...none, kind: "old" };
  const faults = FAULTS.filter((fault) => CHECKS[fault](deal as Told, about, note) === false);
  const names = (found: (chair: number) => boolean) => deal.chairs.filter((_, chair) => found(chair));
  const gave = names((chair) => deal.nonces![chair] !== null);
  const withheld = names((chair) => deal.nonces![chair] === null && deal.promises![chair] !== null);
  const kind = faults.length ? "wrong" : gave.length === 0 ? "alone" : note.commitment ? "fair" : "fits";
  return { kind, faults, gave, withheld };
}

type Told = Deal &
  Required<Pick<Deal, "terms" | "secret" | "nonces" | "promises">> & {
    terms: Record<string, unknown>;
    nonces: (string | null)[];
    promises: (string | null)[];
  };

const CHECKS: Record<Fault, (deal: Told, about: About, note: Note) => boolean> = {
  commitment: (deal, about, note) =>
    hash({ ...deal.terms, secret: deal.secret }) === deal.commitment &&
    deal.commitment === about.commitment &&
    (note.commitment ?? deal.commitment) === deal.commitment,
  terms: ({ terms, first }, about) =>
    terms.edition === about.edition &&
    hash(terms.options) === hash(about.options) &&
    terms.chairs === about.chairs.length &&
    terms.rules_version === about.rules_version &&
    terms.first === first,
  promises: (deal, _, { promises }) => !promises || hash(promises) === hash(deal.promises),
  nonces: ({ nonces, promises }) =>
    nonces.every((nonce, chair) => nonce === null || promiseOf(nonce) === promises[chair]),
  mine: (deal, _, { nonces, revealed }) =>
    (revealed ?? []).every((chair) => deal.nonces[chair] === nonces[chair]),
  seed: (deal) => BigInt(`0x${drawn(deal).slice(0, 32)}`).toString() === deal.seed,
  order: (deal, about) => {
    const chairs = about.chairs.length;
    const start = deal.first ?? Number(BigInt(`0x${drawn(deal).slice(32)}`) % BigInt(chairs));
    return about.chairs.every(({ seat }, chair) => seat === (chair - start + chairs) % chairs);
  },
};

const FAULTS = Object.keys(CHECKS) as Fault[];

const drawn = ({ commitment, secret, nonces }: Told): string => hash({ commitment, nonces, secret });
