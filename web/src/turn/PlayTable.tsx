import { useEffect, useMemo, useState } from "preact/hooks";
import type { Camera } from "../board/camera";
import type { Point } from "../board/viewport";
import type { Board } from "../boards/board";
import { chapters } from "../chapters";
import { useCovered } from "../choices/covered";
import type { Ahead } from "../follow/usePace";
import type { Layout } from "../layout/layout";
import { useLayout } from "../layout/useLayout";
import type { Followed, TableLink } from "../live/link";
import type { LogLine } from "../log/narrator";
import { useLog } from "../log/useLog";
import { Boundary } from "../look/Boundary";
import { type Flight, useEffects } from "../motion/effects";
import { useFlights, withoutFlying } from "../motion/flights";
import { Motion } from "../motion/Motion";
import type { PointedAt, TableData } from "../protocol/schema";
import { useSounds } from "../sound/useSounds";
import type { Acting } from "../table/acting";
import { adapt } from "../table/adapt";
import { Table } from "../table/Table";
import { useText } from "../text/context";
import type { TableGame } from "../view/game";
import { useGuide } from "../view/guide";
import type { Target } from "../view/legal";
import { type Pick, PickingContext, usePicking } from "../view/picking";
import { PointingContext, usePointer } from "../view/pointing";
import { decides, nameOf } from "../view/seats";
import type { Marks } from "../view/table";
import { payingFor } from "../view/target";
import { AskedSheet } from "./AskedSheet";
import { CoachAsk } from "./CoachAsk";
import { FindCity } from "./FindCity";
import { KeyList } from "./KeyList";
import { keysFor } from "./keys";
import { playMarks, pointedMarks } from "./marks";
import { picked } from "./picked";
import { promptOf } from "./prompt";
import { useKeyActions } from "./useKeyActions";
import { useShared } from "./useShared";
import { useStrip } from "./useStrip";
import { type Play, useTurn } from "./useTurn";
import { useTurnKeys } from "./useTurnKeys";
import { whyRoute } from "./why";
import "./turn.css";

export interface PlayProps {
  readonly board: Board;
  readonly link: TableLink;
  readonly followed: Followed;
  readonly table: TableData;
  /** Moves of others that the player is still to see. */
  readonly ahead?: Ahead | null;
  /** What somebody elsewhere points at, for all to see. */
  readonly pointed?: PointedAt | null;
}

/** A running game: what the seat may do, and how it is done. */
export function PlayTable({ board, link, followed, table, ahead = null, pointed = null }: PlayProps) {
  const text = useText();
  const game = useMemo(() => adapt(board, table, [], text("player-you")), [board, table, text]);
  const own = useTurn(board, link, followed, table, game.actions);
  const [asked, ask] = useState<Pick | null>(null);
  const picking = useMemo(() => ({ asked, ask }), [asked]);
  const play = asked ? picked(own, asked) : own;
  const pointing = usePointer();
  const { question } = play;
  useEffect(() => pointing.point(null), [question, table.about.position]);
  const layout = useLayout();
  const covered = useCovered(layout, question && `${question.name} ${table.about.position}`);
  const { entries } = followed;
  const lines = useLog(board, table, entries);
  const told = useStrip({ board, table, entries, lines, game, turn: play.turn });
  const { again } = told;
  const effects = useEffects(entries);
  const flights = useFlights(effects, again);
  const { flying } = flights;
  useSounds(entries, table, game.tickets.filter(({ done }) => done).length, layout.beside);
  useShared(link, layout, play.turn.target);
  const marks = useMemo(
    () => ({ ...told.marks, ...pointedMarks(board, pointed) }),
    [told.marks, board, pointed],
  );
  return (
    <PointingContext.Provider value={pointing}>
      <PickingContext.Provider value={picking}>
        <Playing
          {...{ board, table, lines, game, flying, play, ahead, layout, covered }}
          told={{ ...told, marks }}
        />
      </PickingContext.Provider>
      {!question &&
        chapters.map(
          ({ name, Unasked }) =>
            Unasked && (
              <Boundary key={name} of={table} class="unseen">
                <Unasked {...{ board, table, entries }} />
              </Boundary>
            ),
        )}
      {question && (
        <AskedSheet
          {...{ board, table, entries, question }}
          legal={play.legal}
          begun={play.turn}
          act={play.act}
          onCancel={() => play.dispatch({ type: "cancel" })}
          onUndo={() => play.events.onUndo?.()}
          onPoint={pointing.point}
        />
      )}
      {play.warned && <CoachAsk warned={play.warned} />}
      <Boundary of={table} class="unseen">
        <Motion {...{ effects, again, flights, table }} />
      </Boundary>
    </PointingContext.Provider>
  );
}

interface PlayingProps {
  readonly board: Board;
  readonly table: TableData;
  readonly lines: readonly LogLine[];
  readonly game: TableGame;
  readonly flying: readonly Flight[];
  readonly play: Play;
  readonly told: ReturnType<typeof useStrip>;
  readonly ahead: Ahead | null;
  readonly layout: Layout;
  readonly covered: number;
}

/** Phases in which a kind of action is chosen; in the others something else has to be decided. */
const ACTING: ReadonlySet<string> = new Set(["turn", "second-card"]);

/** The table with its log and its keys. */
function Playing(props: PlayingProps) {
  const { board, table, lines, game, flying, play, told, ahead, layout, covered } = props;
  const text = useText();
  const [found, setFound] = useState<number | null>(null);
  useEffect(() => setFound(null), [play.turn]);
  const { turn, question, glowing } = play;
  const { asked: pick } = usePicking();
  const target = useMemo(
    () => turn.target ?? play.sent ?? payingFor(board, table),
    [turn, play.sent, board, table],
  );
  const guide = useGuide();
  const shown = useMemo(() => ({ ...told.marks, ...guide.marks }), [told.marks, guide]);
  const marks = useMarks(play, target, game, found, shown);
  const seen = useMemo(() => withoutFlying(game, flying), [game, flying]);
  const mine = decides(table);
  const acting: Acting = {
    legal: play.legal,
    refused: play.refused,
    prompt: ahead
      ? text("steps-waiting", { count: ahead.count })
      : (pick?.prompt ?? promptOf(text, table, play, glowing?.size ?? 0)),
    mode: play.mode,
    cards: turn.cards,
    asked: turn.asked,
    whyRoute: (route) => (mine ? whyRoute(text, table, board, route) : null),
    quiet: play.quiet,
    underway: play.underway,
    next: play.next,
    // What no chapter here has a place for is done by the bar, in whatever phase.
    bar: !pick && mine && (ACTING.has(table.view!.phase) || play.legal.others.size > 0),
    asking: question !== null,
    ahead,
    ...(pick && { onStop: pick.onStop }),
    undoAsks: table.undo_asks,
    undoUntil: mine ? null : nameOf(table, table.view!.seat),
    events: play.events,
  };
  return (
    <Table
      {...{ board, acting, layout, lines }}
      game={seen}
      showing={{ marks, covered, follow: told.follow, lookAt: spotsOf(board, found, target, guide.spots) }}
      strip={told.strip}
      over={(camera) => <Keyboard {...{ board, game, play, ahead, camera }} onFound={setFound} />}
    />
  );
}

/** What the board has to show: what was found, is being built, or is pointed at. */
function spotsOf(
  board: Board,
  found: number | null,
  target: Target | null,
  pointed: readonly Point[],
): readonly Point[] {
  if (found !== null) return [board.cities[found]!];
  if (!target) return pointed;
  return ["city" in target ? board.cities[target.city]! : middleOf(board.routes[target.route]!.spaces)];
}

const middleOf = <T,>(things: readonly T[]): T => things[Math.floor(things.length / 2)]!;

function useMarks(
  play: Play,
  target: Target | null,
  game: TableGame,
  found: number | null,
  told: Marks,
): Marks {
  const { legal, glowing, cities } = play;
  return useMemo(
    () => ({
      ...told,
      ...playMarks({ legal, glowing, cities }, target, game),
      ...(found !== null && { spotlight: [found] }),
    }),
    [legal, target, glowing, cities, game, found, told],
  );
}

interface KeyboardProps {
  readonly board: Board;
  readonly game: TableGame;
  readonly play: Play;
  readonly ahead: Ahead | null;
  readonly camera: Camera | null;
  readonly onFound: (city: number | null) => void;
}

/** Lets the keys play, and shows what they open. */
function Keyboard({ board, game, play, ahead, camera, onFound }: KeyboardProps) {
  const [open, setOpen] = useState<"find" | "keys" | null>(null);
  const keys = useMemo(() => keysFor(game.actions, Object.keys(game.decks).length), [game]);
  const close = () => setOpen(null);
  useTurnKeys(keys, useKeyActions(board, play, ahead, camera, setOpen));
  const found = (city: number) => {
    onFound(city);
    close();
  };
  if (open === "find") return <FindCity board={board} onFound={found} onClose={close} />;
  return open === "keys" ? <KeyList keys={keys} onClose={close} /> : null;
}
