import { beforeEach, describe, expect, test } from "vitest";
import { checkDeal, type Fault } from "../src/deal/check";
import {
  canonical,
  joinedWith,
  keepNonce,
  type Note,
  noteCommitment,
  noteFile,
  noteOf,
  notePromises,
  noteRevealed,
  pendingNonce,
  promiseOf,
} from "../src/deal/promises";
import { sha256 } from "../src/deal/sha256";
import type { About, Deal } from "../src/protocol/schema";

describe("SHA-256", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"],
  ])("of %s", (text, expected) => {
    expect(sha256(text)).toBe(expected);
  });

  test("at every length around a block", () => {
    const hashes = Array.from({ length: 130 }, (_, length) => sha256("x".repeat(length)));
    expect(new Set(hashes).size).toBe(130);
  });
});

test("JSON is written as the server hashes it", () => {
  const value = { b: [1, null, "x"], a: { d: true, c: "é".length } };
  expect(canonical(value)).toBe('{"a":{"c":1,"d":true},"b":[1,null,"x"]}');
});

// As the server's own code gives them: both must agree.
const NONCES = ["01".repeat(32), "02".repeat(32), null];
const PROMISES = [
  "59caf84b2ec3c73f573a5b2abca5139982d3d4379521bf780f7b8e7e08bae7a7",
  "f3b4f68f6eb84ce26d07d31d15e4c13af9714236a592ec042d599f4427c593dd",
  null,
];
const COMMITMENT = "e83ae0cd92b2ce1fbfa0c945ac5b43b30e13246b472584b92bc5842c58d135b6";
const DRAWN = 1;
const DEAL: Deal = {
  format: "trilhos-deal/2",
  game: "abc",
  imported: false,
  chairs: ["Ana", "Bia", "greedy"],
  bots: [null, null, "greedy"],
  first: null,
  commitment: COMMITMENT,
  seed: "106841498746280656631159131918816588289",
  secret: "5e".repeat(32),
  terms: {
    format: "trilhos-deal/2",
    edition: "usa",
    board: "f".repeat(64),
    options: { b: true, a: false },
    rules_version: 2,
    streams: "strong",
    chairs: 3,
    first: null,
  },
  promises: PROMISES,
  nonces: NONCES,
};
const ABOUT = {
  game: "abc",
  edition: "usa",
  options: { a: false, b: true },
  rules_version: 2,
  commitment: COMMITMENT,
  chairs: [0, 1, 2].map((chair) => ({ seat: (chair - DRAWN + 3) % 3 })),
} as unknown as About;
const NOTE: Note = {
  nonces: { 0: NONCES[0]! },
  commitment: COMMITMENT,
  promises: PROMISES,
  bots: DEAL.bots,
  revealed: [0],
};

describe("a deal is checked", () => {
  test("and is fair where everything fits what was noted", () => {
    expect(promiseOf(NONCES[0]!)).toBe(PROMISES[0]);
    expect(checkDeal(DEAL, ABOUT, NOTE)).toEqual({
      kind: "fair",
      faults: [],
      gave: ["Ana", "Bia"],
      withheld: [],
    });
  });

  test.each<[string, Partial<Deal>, Partial<About>, Fault[]]>([
    ["another secret", { secret: "77".repeat(32) }, {}, ["commitment", "seed", "order"]],
    ["another commitment", { commitment: "0".repeat(64) }, {}, ["commitment", "seed", "order"]],
    ["another seed", { seed: "1" }, {}, ["seed"]],
    ["another board", { terms: { ...DEAL.terms!, board: "0".repeat(64) } }, {}, ["commitment"]],
    [
      "other options",
      { terms: { ...DEAL.terms!, options: { a: true, b: true } } },
      {},
      ["commitment", "terms"],
    ],
    ["another first seat", { first: (DRAWN + 1) % 3 }, {}, ["terms", "order"]],
    ["a bot told as a person", { bots: [null, null, null] }, {}, ["bots"]],
    ["another order", {}, { chairs: [...ABOUT.chairs].reverse() }, ["order"]],
    ["my own nonce left out", { nonces: [null, NONCES[1]!, null] }, {}, ["mine", "seed", "order"]],
    [
      "another's promise",
      { promises: [PROMISES[0]!, promiseOf("03".repeat(32)), null] },
      {},
      ["promises", "nonces"],
    ],
  ])("and %s is found", (_, deal, about, faults) => {
    const found = checkDeal({ ...DEAL, ...deal }, { ...ABOUT, ...about }, NOTE);
    expect(found.kind).toBe("wrong");
    for (const fault of found.faults) expect(faults).toContain(fault); // an order may fit by chance
    expect(found.faults).toEqual(expect.arrayContaining(faults.filter((fault) => fault !== "order")));
  });

  test("and a device that came too late is no fault of the server", () => {
    const { revealed: _, ...late } = NOTE;
    const faults = checkDeal({ ...DEAL, nonces: [null, NONCES[1]!, null] }, ABOUT, late).faults;
    expect(faults).not.toContain("mine");
  });

  test("and says what it can't prove", () => {
    const { terms: _, ...old } = DEAL;
    expect(checkDeal(old, ABOUT, NOTE).kind).toBe("old");
    expect(checkDeal({ ...DEAL, imported: true }, ABOUT, NOTE).kind).toBe("imported");
  });
});

describe("a deal that fits together", () => {
  test.each<[string, Note]>([
    ["noted nothing", { nonces: {} }],
    ["noted the commitment alone", { nonces: {}, commitment: COMMITMENT }],
    ["has no number in it", { ...NOTE, nonces: {}, revealed: [] }],
    ["didn't see what the others promised", { nonces: NOTE.nonces, commitment: COMMITMENT, revealed: [0] }],
    [
      "was shown another promise for its own chair",
      { ...NOTE, nonces: { 0: "03".repeat(32) }, revealed: [] },
    ],
  ])("is not called fair by a device that %s", (_, note) => {
    expect(checkDeal(DEAL, ABOUT, note)).toMatchObject({ kind: "fits", faults: [] });
  });

  test("of a server that makes up all other numbers is found by whoever noted the promises", () => {
    const [nonces, promises] = [["07".repeat(32), "08".repeat(32), null], [] as (string | null)[]];
    for (const nonce of nonces) promises.push(nonce && promiseOf(nonce));
    const drawn = sha256(canonical({ commitment: COMMITMENT, nonces, secret: DEAL.secret }));
    const seed = BigInt(`0x${drawn.slice(0, 32)}`).toString();
    const first = Number(BigInt(`0x${drawn.slice(32)}`) % 3n);
    const about = {
      ...ABOUT,
      chairs: [0, 1, 2].map((chair) => ({ seat: (chair - first + 3) % 3 })),
    } as About;
    const forged = { ...DEAL, nonces, promises, seed };
    expect(checkDeal(forged, about, NOTE).faults).toEqual(["promises", "mine"]);
    expect(checkDeal(forged, about, { nonces: {}, commitment: COMMITMENT }).kind).toBe("fits");
  });

  test("has the bots that the server had promised", () => {
    const terms = { ...DEAL.terms!, bots: [null, "easy", "greedy"] };
    expect(checkDeal({ ...DEAL, terms }, ABOUT, NOTE).faults).toContain("bots");
  });
});

describe("what this device notes", () => {
  beforeEach(() => localStorage.clear());

  test("a nonce is kept before its promise is sent, and is the same after a reload", () => {
    const nonce = pendingNonce("abc");
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(pendingNonce("abc")).toBe(nonce);
    joinedWith("abc", 1);
    expect(noteOf("abc").nonces).toEqual({ 1: nonce });
    expect(pendingNonce("abc")).not.toBe(nonce);
  });

  test("the first commitment and the first promises count", () => {
    noteCommitment("abc", "first");
    noteCommitment("abc", "second");
    notePromises("abc", ["a"], [null]);
    notePromises("abc", ["b"], ["greedy"]);
    expect(noteOf("abc")).toEqual({ nonces: {}, commitment: "first", promises: ["a"], bots: [null] });
  });

  test("is a file to keep, with the numbers of this device that were promised", () => {
    keepNonce("abc", 0, NONCES[0]!);
    keepNonce("abc", 1, "03".repeat(32)); // of a link that a friend took, and promised another one
    noteCommitment("abc", COMMITMENT);
    expect(noteFile("abc")).toBeNull();
    notePromises("abc", PROMISES, DEAL.bots);
    noteRevealed("abc", 0);
    expect(JSON.parse(noteFile("abc")!)).toEqual({
      format: "trilhos-note/1",
      game: "abc",
      commitment: COMMITMENT,
      promises: PROMISES,
      bots: DEAL.bots,
      nonces: { 0: NONCES[0] },
      revealed: [0],
    });
  });
});
