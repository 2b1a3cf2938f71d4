import type { ChapterRules } from "../book/book";
import { claimsRules } from "./claims/rules";
import { endingRules } from "./ending/rules";
import { ferriesRules } from "./ferries/rules";
import { harboursRules } from "./harbours/rules";
import { hardRoutesRules } from "./hardRoutes/rules";
import { longestRules } from "./longest/rules";
import { marketRules } from "./market/rules";
import { mountainsRules } from "./mountains/rules";
import { neutralRules } from "./neutral/rules";
import { paymentsRules } from "./payments/rules";
import { piecesRules } from "./pieces/rules";
import { stationsRules } from "./stations/rules";
import { ticketsRules } from "./tickets/rules";
import { tollsRules } from "./tolls/rules";
import { tunnelsRules } from "./tunnels/rules";

/** What the rules pages say of the chapters, in this order; apart from the chapters, as few people read them. */
export const chapterRules: readonly ChapterRules[] = [
  marketRules,
  claimsRules,
  paymentsRules,
  ticketsRules,
  stationsRules,
  longestRules,
  harboursRules,
  piecesRules,
  tunnelsRules,
  ferriesRules,
  hardRoutesRules,
  tollsRules,
  mountainsRules,
  neutralRules,
  endingRules,
];
