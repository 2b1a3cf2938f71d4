import type { PageChapter } from "../chapter";

/** The longest path: counted last, its trains told beside its points, its routes lit. */
export const longest: PageChapter = {
  name: "longest",
  counted: {
    line: "longest",
    last: true,
    beside: ({ longest }) => Number(longest),
    lit: ({ longest }) => longest ?? [],
  },
};
