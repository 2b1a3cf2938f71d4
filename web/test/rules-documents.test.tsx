import { render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { offerPart } from "../src/boards/part";
import { galleryApi } from "../src/gallery/Pages";
import { RulesPage } from "../src/rules/RulesPage";
import { languages } from "../src/text/catalogues";
import { TextContext } from "../src/text/context";
import { boards } from "./boards";
import numbers from "./numbers.json";
import { PATIENT } from "./page";
import { spoken } from "./text";

// The documents' rules for players are those of the rules pages. `npm test -- -u` writes them anew.
const texts = await Promise.all(languages.map(spoken));
const cases = texts.flatMap((text, at) => boards.map((board) => ({ language: languages[at]!, text, board })));
for (const [name, told] of Object.entries(numbers)) offerPart(`${name}/rules`, told);

const plain = (part: Node) => part.textContent!.trim().replaceAll(/\s+/g, " ");
const said = (part: Node) => plain(part).replaceAll("|", "\\|");
const row = (cells: Iterable<Element>) => `| ${[...cells].map(said).join(" | ")} |`;

/** What stands on a rules page in words, as Markdown; figures are for screens. */
function markdownOf(part: Element): string[] {
  switch (part.tagName) {
    case "H1":
      return [`# ${said(part)}`];
    case "H2":
      return [`## ${said(part)}`];
    case "P":
      return [plain(part)];
    case "UL":
      return [
        [...part.children].map((item) => `- ${[...item.childNodes].map(wordsOf).join(" ")}`).join("\n"),
      ];
    case "TABLE": {
      const [head, ...rows] = [...part.querySelectorAll("tr")].map(({ children }) => row(children));
      const line = head!.replace(/[^|]+/g, " --- ");
      return [[head, line, ...rows].join("\n")];
    }
    default:
      return [];
  }
}

/** A ruling begins with its id. */
function wordsOf(node: Node): string {
  return node.nodeName === "SMALL" ? `**${plain(node)}**` : plain(node);
}

afterEach(() => render(null, document.body));

describe.each(cases)("the document of $board.name in $language", ({ language, text, board }) => {
  it("says what the rules page says", async () => {
    document.documentElement.lang = language;
    render(
      <TextContext.Provider value={text}>
        <RulesPage word={board.name} api={galleryApi} />
      </TextContext.Provider>,
      document.body,
    );
    const find = () => document.querySelector("h1") ?? expect.fail("no page");
    const title = await vi.waitFor(find, PATIENT);
    const parts = [title, ...document.querySelectorAll("article > section > *")].flatMap(markdownOf);
    await expect(`${parts.join("\n\n")}\n`).toMatchFileSnapshot(
      `../../docs/players/${language}/rules-${board.name}.md`,
    );
  });
});
