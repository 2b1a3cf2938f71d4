import { WhoChose } from "../../choices/WhoChose";
import { type Teller, who } from "../../telling/tale";
import { useText } from "../../text/context";
import { legalOf } from "../../view/legal";
import { usePrinted } from "../../view/printed";
import { seatColour } from "../../view/seats";
import type { AskProps, ChosenProps, PageChapter } from "../chapter";
import { ExchangeSheet } from "./ExchangeSheet";
import { PiecesSheet } from "./PiecesSheet";

function Splitting({ table, legal, act }: AskProps) {
  const { board, players } = table.about;
  const suggested = usePrinted(board, players)?.split?.suggested ?? null;
  return (
    <PiecesSheet
      below={<WhoChose table={table} />}
      choices={legalOf(legal, "pieces")}
      suggested={suggested}
      colour={seatColour(table, table.view!.viewer!)}
      onChoose={({ id }) => act(id)}
    />
  );
}

const Exchanging = ({ table, legal, act, onCancel }: AskProps) => (
  <ExchangeSheet
    choices={legalOf(legal, "exchange")}
    seat={table.view!.seats[table.view!.seat]!}
    onChoose={({ id }) => act(id)}
    onCancel={onCancel}
  />
);

function Split({ choice: { pieces } }: ChosenProps) {
  const text = useText();
  return <p>{text("pieces-split", { trains: pieces!.trains, ships: pieces!.ships })}</p>;
}

const split: Teller = (scene, event) => [
  ["log-pieces", { name: who(scene, event), trains: event.trains ?? 0, ships: event.ships ?? 0 }],
];

const exchange: Teller = (scene, event) => {
  const trains = event.trains ?? 0;
  const values = { name: who(scene, event), count: Math.abs(trains) };
  return [[trains > 0 ? "log-exchange-trains" : "log-exchange-ships", values]];
};

/** Trains and ships: how many of each to start with, and how they are exchanged. */
export const pieces: PageChapter = {
  name: "pieces",
  verbs: { pieces: "sheet", exchange: "bar" },
  actions: [
    {
      kind: "exchange",
      verbs: ["exchange"],
      icon: "ship",
      key: "X",
      has: ({ seats: [seat] }) => seat?.ships !== undefined,
    },
  ],
  asks: [
    { name: "pieces", open: (legal) => legalOf(legal, "pieces").length > 0, Sheet: Splitting },
    {
      name: "exchange",
      open: (legal, { mode }) => mode === "exchange" && legalOf(legal, "exchange").length > 0,
      Sheet: Exchanging,
    },
  ],
  chosen: { pieces: Split },
  events: { pieces: { tell: split }, exchange: { tell: exchange } },
  known: ["exchange"],
};
