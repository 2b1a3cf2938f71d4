import type { About, Deal } from "../protocol/schema";
import { hash, type Note, ownNonces, promiseOf } from "./promises";

/** What can be wrong with a deal, each with a sentence of its own. */
export type Fault = "commitment" | "terms" | "promises" | "bots" | "nonces" | "mine" | "seed" | "order";

export interface Verdict {
  /** "fair": a nonce of this device is in it, and all else was noted before it was told; "fits": not all of that, but
   * nothing is wrong; "alone": only the server drew. */
  readonly kind: "imported" | "lesson" | "daily" | "old" | "fair" | "fits" | "alone" | "wrong";
  readonly faults: readonly Fault[];
  /** Who took part with a secret number, and whose didn't come in time. */
  readonly gave: readonly string[];
  readonly withheld: readonly string[];
}

/** Whether a finished game was dealt as promised: the same that `trilhos verify` looks at, and what we noted. */
export function checkDeal(deal: Deal, about: About, note: Note): Verdict {
  const none = { faults: [], gave: [], withheld: [] };
  if (deal.imported) return { ...none, kind: about.day ? "daily" : about.lesson ? "lesson" : "imported" };
  if (!deal.terms || !deal.secret || !deal.nonces || !deal.promises) return { ...none, kind: "old" };
  const faults = FAULTS.filter((fault) => CHECKS[fault](deal as Told, about, note) === false);
  const names = (found: (chair: number) => boolean) => deal.chairs.filter((_, chair) => found(chair));
  const gave = names((chair) => deal.nonces![chair] !== null);
  const withheld = names((chair) => deal.nonces![chair] === null && deal.promises![chair] !== null);
  const kind = faults.length
    ? "wrong"
    : gave.length === 0
      ? "alone"
      : proves(deal as Told, note)
        ? "fair"
        : "fits";
  return { kind, faults, gave, withheld };
}

/** Whether nobody could know a nonce of ours when all that the deal follows from was fixed; the checks do the rest. */
const proves = ({ nonces }: Told, note: Note): boolean =>
  note.commitment !== undefined &&
  Object.entries(ownNonces(note)).some(([chair, nonce]) => nonces[Number(chair)] === nonce);

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
  bots: ({ bots, terms }, _, note) =>
    (!note.bots || hash(note.bots) === hash(bots)) &&
    ((terms.bots ?? []) as (string | null)[]).every((bot, chair) => bot === null || bot === bots[chair]),
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
