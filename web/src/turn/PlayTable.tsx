import { useMemo } from "preact/hooks";
import type { Board } from "../boards/board";
import type { Followed, Link } from "../live/link";
import type { TableData } from "../protocol/schema";
import { adapt } from "../table/adapt";
import { Table } from "../table/Table";

export interface PlayProps {
  readonly board: Board;
  readonly link: Link;
  readonly followed: Followed;
  readonly table: TableData;
}

/** A running game: what the seat may do, and how it is done. */
export function PlayTable({ board, table }: PlayProps) {
  const game = useMemo(() => adapt(board, table, []), [board, table]);
  return <Table board={board} game={game} />;
}
