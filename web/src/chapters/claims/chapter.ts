import { routeTold, type Teller, who } from "../../telling/tale";
import { claimOf } from "../../view/legal";
import type { PageChapter } from "../chapter";
import { Claiming } from "../payments/Claiming";
import { paid } from "../payments/paid";

const claim: Teller = (scene, event) => [
  [
    "log-claim",
    {
      name: who(scene, event),
      route: routeTold(scene, event),
      cards: paid(scene),
      points: event.points ?? 0,
    },
  ],
];

/** Routes that are claimed; and the question how, of whatever was pointed at to be paid for. */
export const claims: PageChapter = {
  name: "claims",
  verbs: { claim: "route" },
  actions: [{ kind: "route", verbs: ["claim"], icon: "train", key: "R" }],
  asks: [
    {
      name: "claim",
      open: (legal, { target }) => target !== null && claimOf(legal, target) !== undefined,
      Sheet: Claiming,
    },
  ],
  events: { claim: { tell: claim, sound: "train", lays: true } },
};
