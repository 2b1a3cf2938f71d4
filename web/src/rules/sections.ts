import type { Book, Section, Shelf } from "../book/book";
import { BoardLegend, CountLines } from "./Figures";
import { chaptersOf } from "./lines";

const before: readonly Section[] = [
  { title: "rules-goal-title", lead: ["rules-goal-lead"], list: [{ all: "goal" }] },
  {
    title: "rules-setup-title",
    lead: ["rules-setup-lead"],
    list: [{ all: "have" }, { all: "setup" }, ["rules-setup-starts", "starts"], "rules-setup-secret"],
  },
  {
    title: "rules-board-title",
    lead: ["rules-board-lead"],
    list: [
      ["rules-board-waypoints", "waypoints"],
      ["rules-board-around", "around"],
    ],
    figures: [BoardLegend],
  },
  { title: "rules-turn-title", lead: ["rules-turn-lead"], list: [{ all: "turn" }] },
];

const after: readonly Section[] = [
  {
    title: "rules-count-title",
    lead: [],
    figures: [CountLines],
    notes: [{ all: "count" }, { all: "tie" }],
  },
  { title: "rules-players-title", lead: ["rules-players-lead"], list: [{ all: "players" }] },
];

/** What a rules page says, in order. A page leaves out what its edition doesn't have; no chapter is named here. */
export function sectionsOf(book: Book): readonly Section[] {
  const chapters = chaptersOf(book);
  const on = (shelf: Shelf) => chapters.flatMap(({ sections }) => sections?.[shelf] ?? []);
  const all = [
    ...before,
    ...on("basics"),
    ...on("routes"),
    ...on("more"),
    ...on("end"),
    ...after,
    ...on("last"),
  ];
  return all.filter(({ when }) => book.has(when));
}
