import { offered } from "../../view/offer";
import type { PageChapter } from "../chapter";
import { Paying } from "./Paying";
import { lay } from "./paid";

/** What was begun has to be paid. */
export const payments: PageChapter = {
  name: "payments",
  verbs: { pay: "sheet" },
  asks: [{ name: "pay", open: (offer) => offered(offer, "pay").length > 0, Sheet: Paying }],
  events: { lay: { tell: lay, run: true } },
};
