import { type Teller, who } from "../../telling/tale";
import { nameOf } from "../../view/seats";
import type { AlsoProps, PageChapter } from "../chapter";
import { Coin, Coins } from "./Coins";
import { Toll } from "./Toll";
import { tollOf } from "./toll";

const told: Teller = (scene, event) => {
  const kind = event.loan ? "log-loan" : "log-toll";
  const values = { name: who(scene, event), amount: event.amount ?? 0 };
  if (typeof event.to !== "number") return [[`${kind}-bank`, values]];
  return [[`${kind}-player`, { ...values, to: scene.name(event.to) }]];
};

const Due = ({ table, claim: { toll } }: AlsoProps) =>
  toll && toll.amount > 0 ? (
    <Toll toll={toll} seatNames={table.view!.seats.map((_, seat) => nameOf(table, seat))} />
  ) : null;

/** What claims cost in tokens, and the loans of those who have too few. */
export const tolls: PageChapter = {
  name: "tolls",
  events: { toll: { tell: told } },
  facts: [
    { fact: "tokens", icon: "coin" },
    { fact: "loans", icon: "note", rare: true, costs: ({ loan_points }) => loan_points },
  ],
  routes: {
    has: (route) => tollOf(route) > 0,
    words: (text, route) => text("track-toll", { count: tollOf(route) }),
    Over: Coins,
    number: (printed) => Number(printed.toll ?? 0),
    legend: { key: "toll", Picture: () => <Coin toll={2} /> },
  },
  Also: Due,
};
