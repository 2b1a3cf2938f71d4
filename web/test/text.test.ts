import { describe, expect, it } from "vitest";
import { languageNames, languages, preferredLanguage } from "../src/text/catalogues";
import { english, portuguese } from "./text";

describe("sentences", () => {
  it("count in both languages", () => {
    expect(english("track-length", { count: 1 })).toBe("1 space");
    expect(portuguese("track-length", { count: 6 })).toBe("6 espaços");
  });

  it("are missed loudly", () => {
    expect(() => english("no-such-sentence")).toThrow("no sentence no-such-sentence in en");
  });

  it("come in the browser's language", () => {
    expect(preferredLanguage(["ja", "pt-PT", "en"])).toBe("pt-BR");
    expect(preferredLanguage(["en-GB"])).toBe("en");
    expect(preferredLanguage(["ja"])).toBe("en");
  });

  it("are found with the languages' own names, in one order", () => {
    expect(languages.slice(0, 2)).toEqual(["en", "pt-BR"]);
    expect(languageNames["pt-BR"]).toBe("Português (Brasil)");
  });
});
