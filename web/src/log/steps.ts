import { useMemo } from "preact/hooks";
import type { Board } from "../boards/board";
import { events as known } from "../chapters";
import type { EntryData, TableData } from "../protocol/schema";
import type { BoardSpot, Part } from "../telling/parts";
import { sentence } from "../telling/sentence";
import { useText } from "../text/context";
import type { Text } from "../text/text";
import { nameOf } from "../view/seats";
import type { LogLine } from "./narrator";

/** What a seat did in one turn, as it is told in a few words. */
export interface Step {
  /** That of the first line that tells it. */
  readonly key: number;
  readonly seat: number;
  /** None: the words themselves say who. */
  readonly name: string | null;
  readonly parts: readonly Part[];
  readonly entries: readonly EntryData[];
  /** What it changed on the board: routes that somebody got, and cities in which something was built. */
  readonly laid: readonly number[];
  readonly built: readonly number[];
}

/** Where on the board it happened; of cards and tickets, nowhere. */
export const spotOf = (board: Board, { laid, built }: Step): BoardSpot => ({
  routes: laid,
  cities: [...laid.flatMap((route) => [board.routes[route]!.a, board.routes[route]!.b]), ...built],
});

/** What others did since whoever looks has moved; who only looks is told of the last round. */
export function useSteps(
  board: Board,
  table: TableData,
  entries: readonly EntryData[],
  lines: readonly LogLine[],
): readonly Step[] {
  const text = useText();
  return useMemo(
    () => stepsSince({ text, board, table }, entries, lines),
    [text, board, table, entries, lines],
  );
}

interface Seen {
  readonly text: Text;
  readonly board: Board;
  readonly table: TableData;
}

export function stepsSince(
  seen: Seen,
  entries: readonly EntryData[],
  lines: readonly LogLine[],
): readonly Step[] {
  const { table } = seen;
  const { seat } = table;
  const turns = turnsOf(moves(entries));
  const isOwn = ([first]: EntryData[]) => first!.data.seat === seat;
  const own = turns.map((turn) => isOwn(turn) && endsTurn(turn.at(-1)!)).lastIndexOf(true);
  const since =
    seat === null
      ? turns.slice(-(table.view?.seats.length ?? 0))
      : turns.slice(own + 1).filter((turn) => !isOwn(turn));
  return since.flatMap((turn) => stepOf(seen, turn, lines));
}

/** What was played and not taken back. */
function moves(entries: readonly EntryData[]): readonly EntryData[] {
  const played: EntryData[] = [];
  for (const entry of entries) {
    if (entry.type === "undo") played.pop();
    else if (entry.type === "action") played.push(entry);
  }
  return played;
}

/** One after the other by one seat, until the turn passes. */
function turnsOf(played: readonly EntryData[]): EntryData[][] {
  const turns: EntryData[][] = [];
  for (const entry of played) {
    const last = turns.at(-1);
    if (last && last[0]!.data.seat === entry.data.seat && !endsTurn(last.at(-1)!)) last.push(entry);
    else turns.push([entry]);
  }
  return turns;
}

const endsTurn = ({ events }: EntryData): boolean => (events ?? []).some(({ type }) => type === "turn");

function stepOf(seen: Seen, turn: EntryData[], lines: readonly LogLine[]): Step[] {
  const numbers = new Set(turn.map(({ number }) => number));
  const told = lines.filter(({ entry }) => numbers.has(entry));
  const mover = Number(turn[0]!.data.seat);
  if (told.length === 0) return [];
  const brief = briefly(seen.text, told);
  if (brief) return [{ ...toldBy(seen, turn, mover, told), name: nameOf(seen.table, mover), parts: brief }];
  return bySeat(told, mover).map(([seat, own]) => toldBy(seen, turn, seat, own));
}

/** What all have chosen becomes known at once, with the last one's move: each of them has lines of their own. */
function bySeat(told: readonly LogLine[], mover: number): [number, LogLine[]][] {
  const seats = new Map<number, LogLine[]>();
  for (const line of told) {
    const seat = line.seat ?? mover;
    seats.set(seat, [...(seats.get(seat) ?? []), line]);
  }
  return [...seats];
}

function toldBy({ board }: Seen, turn: EntryData[], seat: number, told: readonly LogLine[]): Step {
  const events = turn.flatMap((entry) => entry.events ?? []);
  return {
    key: told[0]!.key,
    seat,
    name: null,
    parts: told.flatMap(({ parts }, i) => (i ? [" ", ...parts] : parts)),
    entries: turn,
    laid: events.flatMap(({ type, route }) =>
      known.get(type)?.lays && typeof route === "number" ? [route] : [],
    ),
    built: events.flatMap(({ type, city }) => (known.get(type)?.builds ? citiesOf(board, city) : [])),
  };
}

/** The few words of what has some. */
function briefly(text: Text, lines: readonly LogLine[]): Part[] | null {
  const brief = lines.flatMap(({ told }) => {
    const key = told && `brief-${told[0].replace(/^log-/, "")}`;
    return key && text.has(key) ? [sentence(text, key, told[1])] : [];
  });
  return brief.length > 0 ? brief.flatMap((parts, i) => (i ? [", ", ...parts] : parts)) : null;
}

const citiesOf = (board: Board, name: string | undefined): number[] =>
  board.cities.filter((city) => city.name === name).map(({ id }) => id);
