import { render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { offerPart } from "../src/boards/part";
import { boardTitle } from "../src/boards/titles";
import { chapters } from "../src/chapters";
import { railExample, shipExample } from "../src/chapters/claims/examples";
import { harbourExample } from "../src/chapters/harbours/rules";
import { chapterRules } from "../src/chapters/rules";
import { tunnelExample } from "../src/chapters/tunnels/rules";
import { galleryApi } from "../src/gallery/Pages";
import { loadBook } from "../src/rules/load";
import { RulesBook } from "../src/rules/RulesBook";
import { RulesPage } from "../src/rules/RulesPage";
import { sectionsOf } from "../src/rules/sections";
import type { Language } from "../src/text/catalogues";
import { TextContext } from "../src/text/context";
import { boards } from "./boards";
import numbers from "./numbers.json";
import { PATIENT } from "./page";
import { english, portuguese } from "./text";

const languages: [Language, typeof english][] = [
  ["en", english],
  ["pt-BR", portuguese],
];
const cases = boards.flatMap((board) => languages.map(([language, text]) => ({ board, language, text })));
for (const [name, told] of Object.entries(numbers)) offerPart(`${name}/rules`, told);

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

async function open({ board, language, text }: (typeof cases)[number]): Promise<void> {
  document.documentElement.lang = language;
  render(
    <TextContext.Provider value={text}>
      <RulesPage word={board.name} api={galleryApi} />
    </TextContext.Provider>,
    document.body,
  );
  await vi.waitFor(() => all("h1")[0] ?? expect.fail("no page"), PATIENT);
}

afterEach(() => {
  render(null, document.body);
  history.replaceState(null, "", "#");
});

describe.each(cases)("the rules of $board.name in $language", (shown) => {
  it("are told with no sentence and no number missing", async () => {
    await open(shown); // what is missing throws
    expect(all("h1")[0]!.textContent).toContain(boardTitle(shown.board));
    expect(all("main li, main p, main td, main th").filter((one) => !one.textContent?.trim())).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\{|\}|undefined|NaN/);
  });

  it("have a heading for every entry of the contents, none twice and none skipped", async () => {
    await open(shown);
    const titles = all("article > section > h2").map((heading) => heading.textContent);
    expect(all(".rules-contents a").map((link) => link.textContent)).toEqual(titles);
    expect(new Set(all("[id]").map((one) => one.id)).size).toBe(all("[id]").length);
    expect(all("h1").length).toBe(1);
    expect(all("h3, h4").length).toBe(0);
  });

  it("lead home and to the other boards", async () => {
    await open(shown);
    const links = all("a").map((link) => link.getAttribute("href"));
    const others = boards.filter((board) => board !== shown.board);
    expect(links).toEqual(expect.arrayContaining(["#/", ...others.map(({ name }) => `#/rules/${name}`)]));
    expect(links).not.toContain(`#/rules/${shown.board.name}`);
  });
});

describe("a rules page", () => {
  const shown = cases[0]!;

  it("goes to a section that is chosen, and says so in the address", async () => {
    await open(shown);
    const link = all(".rules-contents a")[4]!;
    link.click();
    expect(location.hash).toBe(link.getAttribute("href"));
    expect(document.activeElement?.textContent).toBe(link.textContent);
  });

  it("opens at the section of its address", async () => {
    history.replaceState(null, "", `#/rules/${shown.board.name}/rulings`);
    await open(shown);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("rules-rulings"));
  });

  it("changes with board and language", async () => {
    await open(shown);
    await open(cases[1]!);
    const { text } = await loadBook(cases[1]!.board.name, cases[1]!.language);
    await vi.waitFor(() => expect(all("h2")[0]!.textContent).toBe(text("rules-goal-title")));
    await open(cases[2]!);
    const title = boardTitle(cases[2]!.board);
    await vi.waitFor(() => expect(all("h1")[0]!.textContent).toContain(title));
  });

  it("shows the points of exactly the lengths that the board has", async () => {
    for (const one of cases.filter(({ language }) => language === "en")) {
      await open(one);
      await vi.waitFor(() => expect(all("h1")[0]!.textContent).toContain(boardTitle(one.board)));
      const [lengths, points] = all(".rules-table tr").map((row) =>
        [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)),
      );
      expect(new Set(lengths)).toEqual(new Set(one.board.routes.map((route) => route.length)));
      expect(points).toEqual(lengths!.map((length) => one.board.routePoints[length]));
    }
  });
});

describe("a chapter on a rules page", () => {
  it("is left out where an edition doesn't have it", async () => {
    const books = await Promise.all(boards.map((board) => loadBook(board.name, "en")));
    const titles = books.map((book) => sectionsOf(book).map(({ title }) => title));
    const having = (title: string) => titles.filter((told) => told.includes(title)).length;
    expect(having("rules-claim-title")).toBe(boards.length);
    for (const own of [
      "ships",
      "hard",
      "ferries",
      "tunnels",
      "tolls",
      "tours",
      "stations",
      "neutral",
      "exchange",
    ])
      expect([own, [1, 2].includes(having(`rules-${own}-title`))]).toEqual([own, true]);
    expect(books[0]!.has("ships !ships")).toBe(false);
  });

  it("has something to say for every chapter that this page knows", () => {
    expect(chapterRules.map(({ name }) => name).sort()).toEqual(chapters.map(({ name }) => name).sort());
  });

  it.each(languages)("may be mountains, where a rulebook has them: in %s", async (language, text) => {
    const usual = await loadBook("usa", language);
    const book = {
      ...usual,
      has: (when?: string) => when === "mountains" || usual.has(when),
      text: Object.assign(
        (key: string, more = {}) => usual.text(key, { passPoints: 2, ...more }),
        usual.text,
      ),
    };
    render(
      <TextContext.Provider value={text}>
        <RulesBook board={boards.find(({ name }) => name === "usa")!} book={book} boards={[]} />
      </TextContext.Provider>,
      document.body,
    );
    const section = document.getElementById("rules-mountains")!.parentElement!;
    expect(section.querySelectorAll("li").length).toBe(3);
    expect(document.querySelector(".rules-count")!.textContent).toContain(text("line-mountains"));
    expect(sectionsOf(usual).map(({ title }) => title)).not.toContain("rules-mountains-title");
  });
});

describe("an example", () => {
  const worth = (name: string) => (name.startsWith("ship2") ? 2 : 1);
  const spaces = (cards: Readonly<Record<string, number>>) =>
    Object.entries(cards).reduce((sum, [name, count]) => sum + worth(name) * count, 0);
  const sails = boards.filter((board) => board.routes.some((route) => route.kind === "ship"));

  it.each(boards)("of $name pays for a plain rail route exactly", (board) => {
    const { ways, count } = railExample(board, sails.includes(board));
    expect(ways.map(spaces)).toEqual([count, count, count, count]);
  });

  it.each(sails)("of $name pays for a ship route, with no card too many", (board) => {
    const { ways, count, a, b } = shipExample(board);
    for (const cards of ways) {
      const least = Math.min(...Object.keys(cards).map(worth));
      expect(spaces(cards)).toBeGreaterThanOrEqual(count);
      expect(spaces(cards) - least).toBeLessThan(count);
    }
    const waypoints = board.cities.filter((city) => city.waypoint).map((city) => city.name);
    expect(waypoints).not.toEqual(expect.arrayContaining([a]));
    expect(waypoints).not.toEqual(expect.arrayContaining([b]));
  });

  it("of a tunnel turns over three cards and counts reds and locomotives", () => {
    for (const [turned, more] of tunnelExample) {
      expect(spaces(turned)).toBe(3);
      expect((turned.red ?? 0) + (turned.locomotive ?? 0)).toBe(more);
    }
  });

  it("of a harbour has four cards", () => expect(spaces(harbourExample)).toBe(4));
});
