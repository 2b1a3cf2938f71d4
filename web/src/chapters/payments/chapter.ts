import { legalOf } from "../../view/legal";
import type { PageChapter } from "../chapter";
import { Paying } from "./Paying";
import { lay } from "./paid";

/** What was begun has to be paid. */
export const payments: PageChapter = {
  name: "payments",
  verbs: { pay: "sheet" },
  asks: [{ name: "pay", open: (legal) => legalOf(legal, "pay").length > 0, Sheet: Paying }],
  events: { lay: { tell: lay, run: true } },
};
