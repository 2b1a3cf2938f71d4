import { barActions } from "../chapters";
import type { FinalCount } from "../count/count";
import { pieceColours } from "../look/pieces";
import type { ViewData } from "../protocol/schema";
import type { Language } from "../text/catalogues";
import type { ActionKind, Seat, TableGame } from "../view/game";

interface StoredSeat {
  name: string;
  points: number;
  [fact: string]: string | number;
}

interface Stored extends Omit<TableGame, "log" | "viewer" | "actions" | "seats"> {
  seats: StoredSeat[];
  log: Record<Language, string[]> & { readonly en: string[] };
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
  const seats = stored.seats.map(({ name, points, ...facts }, at) => ({
    name,
    points,
    facts: facts as Record<string, number>,
    colour: pieceColours[at]!,
  }));
  return { ...rest, seats, viewer: 0, log: log[language] ?? log.en, actions: actionsOf(seats[0]!) };
}

/** As much of a view as says which actions an edition has. */
const actionsOf = ({ facts }: Pick<Seat, "facts">): ActionKind[] =>
  barActions
    .filter(({ icon, has }) => icon && (has?.({ seats: [facts] } as unknown as ViewData) ?? true))
    .map(({ kind }) => kind);
