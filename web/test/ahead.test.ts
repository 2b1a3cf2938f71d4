import { describe, expect, it, vi } from "vitest";
import { answerTo, askAhead } from "../src/ahead";

describe("what was asked for ahead", () => {
  it("is used once", async () => {
    const ask = vi.fn(async () => ask.mock.calls.length);
    void askAhead("x", ask);
    expect([await answerTo("x", ask), await answerTo("x", ask)]).toEqual([1, 2]);
  });

  it("tells of its failure when it is wanted, and not before", async () => {
    void askAhead("y", () => Promise.reject(new Error("away"))).catch(() => {});
    await Promise.resolve();
    await expect(answerTo("y", async () => 1)).rejects.toThrow("away");
    expect(await answerTo("y", async () => 2)).toBe(2);
  });
});
