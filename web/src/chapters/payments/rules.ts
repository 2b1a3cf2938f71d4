import type { ChapterRules } from "../../book/book";

/** Which cards pay for a route. */
export const paymentsRules: ChapterRules = {
  name: "payments",
  says: {
    payment: [
      "rules-claim-colour",
      "rules-claim-gray",
      ["rules-claim-wild", "!ships"],
      ["rules-claim-wild-both", "ships"],
    ],
  },
};
