import type { FinalCount } from "../count/count";
import { pieceColours } from "../look/pieces";
import type { Seat } from "../players/PlayerPanel";
import type { Language } from "../text/catalogues";
import type { ActionKind, TableGame } from "../view/game";

interface Stored extends Omit<TableGame, "log" | "viewer" | "actions" | "seats"> {
  seats: Omit<Seat, "colour">[];
  log: Record<Language, string[]>;
  legal: number[];
}

interface File {
  middle: Stored;
  end: Stored;
  count: FinalCount;
}

export interface Fixture {
  middle: TableGame;
  end: TableGame;
  legal: ReadonlySet<number>;
  count: FinalCount;
}

const files = import.meta.glob<File>("./fixtures/*.json", { import: "default" });

/** A game that bots played, for the gallery: made by `make fixtures`. */
export async function loadFixture(board: string, language: Language): Promise<Fixture> {
  const { middle, end, count } = await files[`./fixtures/${board}.json`]!();
  return {
    middle: asGame(middle, language),
    end: asGame(end, language),
    legal: new Set(middle.legal),
    count,
  };
}

function asGame(stored: Stored, language: Language): TableGame {
  const { legal: _, log, ...rest } = stored;
  const seats = stored.seats.map((seat, at) => ({ ...seat, colour: pieceColours[at]! }));
  return { ...rest, seats, viewer: 0, log: log[language], actions: actionsOf(stored) };
}

function actionsOf({ seats }: Stored): ActionKind[] {
  const mine = seats[0]!;
  const some: ActionKind[] = ["cards", "route", "tickets"];
  if (mine.stations !== undefined) some.push("station");
  if (mine.harbours !== undefined) some.push("harbour", "exchange");
  return some;
}
