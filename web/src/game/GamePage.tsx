import { useState } from "preact/hooks";
import { useBoard } from "../boards/useBoard";
import { Finale } from "../count/Finale";
import { seatsOf } from "../live/seats";
import { useLink } from "../live/useLink";
import { PlayTable } from "../turn/PlayTable";

/** A game, whatever its state: the room before it, the table, the final count. */
export function GamePage({ game }: { game: string }) {
  const [held] = useState(() => seatsOf(game));
  const use = useLink(game, Object.values(held.chairs)[0] ?? null);
  const table = use?.followed.table;
  const board = useBoard(table?.about.edition);
  if (!use || !table || !board) return null;
  if (table.result) return <Finale board={board} link={use.link} followed={use.followed} table={table} />;
  return <PlayTable board={board} link={use.link} followed={use.followed} table={table} />;
}
