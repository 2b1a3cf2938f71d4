import { useEffect, useMemo, useState } from "preact/hooks";
import type { Camera } from "../board/camera";
import type { Marks } from "../board/table";
import type { Point } from "../board/viewport";
import type { Board } from "../boards/board";
import type { Target } from "../chapters/claims/Payment";
import { useSuggested } from "../chapters/pieces/suggested";
import { Dug } from "../chapters/tunnels/Dug";
import { useCovered } from "../choices/covered";
import type { Followed, Link } from "../live/link";
import type { Spot } from "../log/parts";
import { useLog } from "../log/useLog";
import { Boundary } from "../look/Boundary";
import { Motion } from "../motion/Motion";
import type { TableData } from "../protocol/schema";
import { useSounds } from "../sound/useSounds";
import { Table } from "../table/Table";
import { useText } from "../text/context";
import { marksOf } from "../tickets/held";
import type { Pointed } from "../tickets/Ticket";
import { adapt } from "../view/adapt";
import type { TableGame } from "../view/game";
import { decides } from "../view/seats";
import { Asking } from "./Asking";
import { FindCity } from "./FindCity";
import { KeyList } from "./KeyList";
import { keysFor } from "./keys";
import { playMarks } from "./marks";
import { promptOf } from "./prompt";
import { payingFor } from "./target";
import { useDeeds } from "./useDeeds";
import { useKeys } from "./useKeys";
import { usePhone } from "./usePhone";
import { type Play, useTurn } from "./useTurn";
import { whyRoute } from "./why";
import "./turn.css";

export interface PlayProps {
  readonly board: Board;
  readonly link: Link;
  readonly followed: Followed;
  readonly table: TableData;
}

/** A running game: what the seat may do, and how it is done. */
export function PlayTable({ board, link, followed, table }: PlayProps) {
  const game = useMemo(() => adapt(board, table, []), [board, table]);
  const play = useTurn(board, link, followed, table, game.actions);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => setPointed(null), [play.question, table.about.position]);
  const phone = usePhone();
  const covered = useCovered(phone, play.question && `${play.question} ${table.about.position}`);
  const suggested = useSuggested(table);
  const { entries } = followed;
  useSounds(entries, table, game.tickets.filter(({ done }) => done).length);
  return (
    <>
      <Playing {...{ board, table, entries, game, play, pointed, phone, covered }} onPoint={setPointed} />
      {!play.question && (
        <Boundary of={table} class="unseen">
          <Dug board={board} table={table} entries={entries} />
        </Boundary>
      )}
      {play.question && (
        <Asking
          {...{ board, table, entries, suggested }}
          question={play.question}
          offer={play.offer}
          turn={play.turn}
          act={play.act}
          onCancel={() => play.step({ type: "cancel" })}
          onUndo={() => play.events.onUndo?.()}
          onPoint={setPointed}
        />
      )}
      <Boundary of={table} class="unseen">
        <Motion entries={entries} table={table} />
      </Boundary>
    </>
  );
}

interface PlayingProps {
  readonly board: Board;
  readonly table: TableData;
  readonly entries: Followed["entries"];
  readonly game: TableGame;
  readonly play: Play;
  readonly pointed: Pointed | null;
  readonly phone: boolean;
  readonly covered: number;
  readonly onPoint: (pointed: Pointed | null) => void;
}

/** Phases in which a kind of action is chosen; in the others something else has to be decided. */
const ACTING: ReadonlySet<string> = new Set(["turn", "second-card"]);

/** The table with its log and its keys. */
function Playing({ board, table, entries, game, play, pointed, phone, covered, onPoint }: PlayingProps) {
  const text = useText();
  const [found, setFound] = useState<number | null>(null);
  useEffect(() => setFound(null), [play.turn]);
  const lines = useLog(board, table, entries);
  const { turn, offer, glowing } = play;
  const target = useMemo(() => turn.target ?? payingFor(board, table), [turn, board, table]);
  const marks = useMarks(play, target, game, pointed, found);
  const mine = decides(table);
  const point = (spot: Spot | null) => onPoint(spot && { cities: spot.cities, way: spot.routes });
  return (
    <Table
      {...{ board, game, marks, phone, covered }}
      number={table.about.number}
      controls={play.controls}
      refused={play.refused}
      prompt={promptOf(text, table, offer, turn, glowing?.size ?? 0)}
      asked={turn.asked}
      whyRoute={(route) => (mine ? whyRoute(text, table, board, route) : null)}
      chosen={play.mode}
      cards={turn.cards}
      quiet={play.quiet}
      undoAsks={table.undo_asks}
      bar={mine && ACTING.has(table.view!.phase)}
      turnsLeft={table.view?.turns_left ?? null}
      stallsIn={table.view?.stalls_in ?? null}
      lookAt={spotsOf(board, found, target)}
      asking={play.question !== null}
      lines={lines}
      onSpot={point}
      {...play.events}
      over={(camera) => <Keyboard {...{ board, game, play, camera }} onFound={setFound} />}
    />
  );
}

/** What the board has to show: what was found, or is being built. */
function spotsOf(board: Board, found: number | null, target: Target | null): readonly Point[] {
  if (found !== null) return [board.cities[found]!];
  if (!target) return [];
  return ["city" in target ? board.cities[target.city]! : middleOf(board.routes[target.route]!.spaces)];
}

const middleOf = <T,>(things: readonly T[]): T => things[Math.floor(things.length / 2)]!;

function useMarks(
  play: Play,
  target: Target | null,
  game: TableGame,
  pointed: Pointed | null,
  found: number | null,
): Marks {
  const { controls, turn, glowing } = play;
  return useMemo(
    () => ({
      ...playMarks(controls, { ...turn, target }, glowing, game),
      ...(found !== null && { spotlight: [found] }),
      ...(pointed && marksOf(pointed)),
    }),
    [controls, turn, target, glowing, game, found, pointed],
  );
}

interface KeyboardProps {
  readonly board: Board;
  readonly game: TableGame;
  readonly play: Play;
  readonly camera: Camera | null;
  readonly onFound: (city: number | null) => void;
}

/** Lets the keys play, and shows what they open. */
function Keyboard({ board, game, play, camera, onFound }: KeyboardProps) {
  const [open, setOpen] = useState<"find" | "keys" | null>(null);
  const keys = useMemo(() => keysFor(game.actions, Object.keys(game.decks).length), [game]);
  const close = () => setOpen(null);
  useKeys(keys, useDeeds(board, play, camera, setOpen));
  const found = (city: number) => {
    onFound(city);
    close();
  };
  if (open === "find") return <FindCity board={board} onFound={found} onClose={close} />;
  return open === "keys" ? <KeyList keys={keys} onClose={close} /> : null;
}
