import { useEffect, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import type { EntryData, TableData } from "../../protocol/schema";
import { TunnelSheet } from "./TunnelSheet";
import { dugIn } from "./tunnel";

interface DugProps {
  readonly board: Board;
  readonly table: TableData;
  readonly entries: readonly EntryData[];
}

const LONG_ENOUGH = 6_000; // milliseconds; then the sheet makes room by itself

/** An own tunnel that cost nothing more: its cards are turned over all the same, and nothing is asked. */
export function Dug({ board, table, entries }: DugProps) {
  const [seen, setSeen] = useState(() => entries.at(-1)?.number ?? 0);
  const dug = dugIn(entries, table.seat, seen);
  const number = dug?.number;
  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(() => setSeen(number), LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, [number]);
  if (!dug) return null;
  const { route, laid, turned } = dug;
  const nothing = { pays: [], yields: null, surcharge: 0, onChoose: () => {} };
  return <TunnelSheet {...{ board, route, laid, turned }} {...nothing} onClose={() => setSeen(dug.number)} />;
}
