import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { BoardTable } from "../board/BoardTable";
import type { Camera } from "../board/camera";
import { type Marks, noMarks } from "../board/table";
import type { Point } from "../board/viewport";
import type { Board } from "../boards/board";
import { Spoken } from "../log/News";
import type { LogLine } from "../log/narrator";
import type { Spot } from "../log/parts";
import { Boundary } from "../look/Boundary";
import { Watching } from "../menu/TableTools";
import { useText } from "../text/context";
import { marksOf } from "../tickets/held";
import type { Pointed } from "../tickets/Ticket";
import type { Controls } from "../view/controls";
import { type ActionKind, isAsked, onBoard, piecesOf, type TableGame } from "../view/game";
import { ActionBar } from "./ActionBar";
import { Header } from "./Header";
import { LastRound } from "./LastRound";
import { type LogPlaceProps, plainLines } from "./LogPlace";
import { Market } from "./Market";
import { Own, type OwnProps } from "./Own";
import { Phone } from "./Phone";
import { Opponents } from "./Players";
import { RouteTip } from "./RouteTip";
import { ScoreTrack } from "./ScoreTrack";
import { Side } from "./Side";
import "./table.css";
import "./phone.css";

export interface TableEvents {
  onAction?: (action: ActionKind) => void;
  onRoute?: (route: number) => void;
  onCity?: (city: number) => void;
  /** A tap on the board where nothing is. */
  onNothing?: () => void;
  /** Something with an action of its own: a face-up card, a deck, a pass. */
  onAct?: (action: number) => void;
  /** A card in the hand. */
  onCard?: (card: string) => void;
  /** Something that can't be done now was asked about. */
  onWhy?: (verb: string, argument: number) => void;
  onUndo?: (() => void) | undefined;
}

export interface TableProps extends TableEvents {
  board: Board;
  game: TableGame;
  marks?: Marks;
  chosen?: ActionKind | null;
  phone?: boolean;
  /** What can be done now; none given: a table to look at. */
  controls?: Controls;
  /** Why an action can't be done now. */
  refused?: Partial<Record<ActionKind, string>>;
  prompt?: string;
  /** What was asked about last, and the answer; without a target it stands below the prompt. */
  asked?: { target: { route: number } | { city: number } | null; why: string } | null;
  /** Why a route under the pointer can't be chosen. */
  whyRoute?: (route: number) => string | null;
  /** The kinds of cards chosen in the hand. */
  cards?: ReadonlySet<string>;
  /** A command waits for its answer: nothing else can be sent now. */
  quiet?: boolean;
  /** To take a move back, the others have to agree. */
  undoAsks?: boolean;
  /** Whether the kinds of actions are shown: not while something else has to be decided. */
  bar?: boolean;
  turnsLeft?: number | null;
  stallsIn?: number | null;
  /** The number of the position that is shown. */
  number?: number;
  /** Pixels of the board that a sheet covers from below. */
  covered?: number;
  lookAt?: readonly Point[];
  /** Whether a sheet asks something. */
  asking?: boolean;
  /** What happened, and what is pointed at there. */
  lines?: readonly LogLine[];
  onSpot?: (spot: Spot | null) => void;
  /** What floats over the board, given what moves it. */
  over?: (camera: Camera | null) => ComponentChildren;
}

/** The whole table around one board; CSS lays it out for desktop and phone. */
export function Table(props: TableProps) {
  const { board, game, marks = noMarks, phone = false } = props;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [drawn, setDrawn] = useState(0);
  const shown = useMemo(
    () => shownMarks(marks, hovered, game.viewer, pointed),
    [marks, hovered, game.viewer, pointed],
  );
  const lines = useMemo(() => props.lines ?? plainLines(game.log), [props.lines, game.log]);
  const until = `${props.chosen} ${props.asking}`;
  const own = { board, game, until, cards: props.cards, onCard: props.onCard, onPoint: setPointed };
  const log = { lines, pieces: piecesOf(game.seats), onSpot: props.onSpot };
  return (
    <div class={classOf(props)} data-number={props.number}>
      <Boundary of={game} class="table-header">
        <Header board={board} game={game} camera={camera} phone={phone} talk={phone} />
      </Boundary>
      <BoardPlace
        {...props}
        covered={Math.max(props.covered ?? 0, drawn)}
        marks={shown}
        hovered={hovered}
        camera={camera}
        onHover={setHovered}
        onCamera={setCamera}
      />
      <Boundary of={game} class="table-players panel">
        <Opponents game={game} phone={phone} />
      </Boundary>
      <Boundary of={game} class="table-market panel">
        <Market {...marketOf(props)} />
      </Boundary>
      {phone ? (
        <Phone
          {...own}
          {...log}
          asking={props.asking ?? false}
          onCovered={setDrawn}
          prompt={(aside) => <Prompt {...props} aside={aside} />}
        />
      ) : (
        <Desk own={own} log={log} prompt={<Prompt {...props} />} />
      )}
      <Boundary of={lines} class="unseen">
        <Spoken lines={lines} />
      </Boundary>
    </div>
  );
}

const marketOf = ({ game, phone = false, controls, chosen, onAct, onWhy }: TableProps) => ({
  game,
  phone,
  controls,
  calling: chosen === "cards",
  onAct,
  onWhy,
});

interface DeskProps {
  readonly own: OwnProps;
  readonly log: LogPlaceProps;
  readonly prompt: ComponentChildren;
}

/** Where there is room, everything lies open. */
const Desk = ({ own, log, prompt }: DeskProps) => (
  <>
    {prompt}
    {own.game.viewer < 0 ? <Watching /> : <Own {...own} />}
    <Boundary of={log.lines} class="table-log panel">
      <Side {...log} />
    </Boundary>
  </>
);

const classOf = ({ board, quiet }: TableProps): string =>
  ["table", board.height > board.width && "upright", quiet && "quiet"].filter(Boolean).join(" ");

/** What the page wants shown, and what the player points at. */
function shownMarks(marks: Marks, hovered: number | null, seat: number, pointed: Pointed | null): Marks {
  const can = (route: number) => marks.routeActions?.has(route) ?? marks.legal?.has(route);
  const ghost = hovered !== null && can(hovered) ? { route: hovered, seat } : null;
  return {
    ...marks,
    ...(pointed && marksOf(pointed)),
    ...(ghost && { ghost }),
  };
}

type PlaceProps = TableProps & {
  hovered: number | null;
  camera: Camera | null;
  onHover: (route: number | null) => void;
  onCamera: (camera: Camera) => void;
};

function BoardPlace(props: PlaceProps) {
  const { board, game, marks, phone = false, asked, hovered } = props;
  const table = useMemo(() => onBoard(game), [game]);
  const tip = asked?.target ?? (hovered === null ? null : { route: hovered });
  return (
    <main class="table-board">
      <Boundary of={game}>
        <ScoreTrack game={game} />
      </Boundary>
      <LastRound turns={props.turnsLeft} stallsIn={props.stallsIn} />
      <Boundary of={game} class="board">
        <BoardTable
          board={board}
          table={table}
          marks={marks ?? noMarks}
          cover={phone}
          covered={props.covered ?? 0}
          {...(props.lookAt && { lookAt: props.lookAt })}
          miniMap={phone}
          buttons={false}
          follow={phone}
          onHover={props.onHover}
          onCamera={props.onCamera}
          {...(props.onRoute && { onRoute: props.onRoute })}
          {...(props.onCity && { onCity: props.onCity })}
          {...(props.onNothing && { onNothing: props.onNothing })}
        />
      </Boundary>
      {tip && <RouteTip board={board} target={tip} covered={props.covered ?? 0} why={whyOf(props, tip)} />}
      {props.over?.(props.camera)}
    </main>
  );
}

const whyOf = ({ asked, whyRoute }: PlaceProps, tip: { route: number } | { city: number }): string | null =>
  asked?.target ? asked.why : "route" in tip ? (whyRoute?.(tip.route) ?? null) : null;

function Prompt(props: TableProps & { aside?: ComponentChildren }) {
  const { game, asked } = props;
  const text = useText();
  const mine = isAsked(game, game.viewer);
  const plain = mine ? text("turn-yours") : text("turn-other", { name: game.seats[game.seat]!.name });
  return (
    <div class={mine ? "table-prompt mine" : "table-prompt"}>
      <ActionBar
        prompt={props.prompt ?? plain}
        note={asked && !asked.target ? asked.why : null}
        actions={shownActions(props, mine)}
        aside={props.aside}
        chosen={props.chosen ?? null}
        controls={props.controls}
        refused={props.refused}
        onChoose={props.onAction}
        onAct={props.onAct}
        onUndo={props.onUndo}
        undoAsks={props.undoAsks}
      />
    </div>
  );
}

/** A phone keeps them in their place, so that nothing jumps when the turn passes; what is off says why. */
const shownActions = ({ game, phone = false, bar }: TableProps, mine: boolean): readonly ActionKind[] =>
  (phone && game.viewer >= 0) || (mine && bar !== false) ? game.actions : [];
