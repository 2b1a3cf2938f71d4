import { useMemo, useState } from "preact/hooks";
import { BoardTable } from "../board/BoardTable";
import type { Camera } from "../board/camera";
import { type Marks, noMarks } from "../board/table";
import type { Board } from "../boards/board";
import { Display, Stack } from "../cards/Display";
import { Hand } from "../cards/Hand";
import { PlayerPanel } from "../players/PlayerPanel";
import { useText } from "../text/context";
import { marksOf, pointedAt } from "../tickets/held";
import type { Pointed } from "../tickets/Ticket";
import { Tickets } from "../tickets/Tickets";
import { ActionBar } from "./ActionBar";
import type { Controls } from "./controls";
import { type ActionKind, onBoard, piecesOf, type TableGame } from "./game";
import { Header } from "./Header";
import { RouteTip } from "./RouteTip";
import "./table.css";
import "./phone.css";

export interface TableEvents {
  onAction?: (action: ActionKind) => void;
  onRoute?: (route: number) => void;
  onCity?: (city: number) => void;
  /** Something with an action of its own: a face-up card, a deck, a pass. */
  onAct?: (action: number) => void;
  onCard?: (card: string) => void;
  onUndo?: (() => void) | undefined;
}

export interface TableProps extends TableEvents {
  board: Board;
  game: TableGame;
  marks?: Marks;
  chosen?: ActionKind | null;
  /** What can be done now; none given: a table to look at. */
  controls?: Controls;
  prompt?: string;
  /** The number of the position that is shown. */
  number?: number;
  phone?: boolean;
  /** Pixels of the board that a sheet covers from below. */
  covered?: number;
}

/** The whole table around one board; CSS lays it out for desktop and phone. */
export function Table(props: TableProps) {
  const { board, game, marks = noMarks, phone = false } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = useMemo(
    () =>
      shownMarks(
        marks,
        hovered,
        game.viewer,
        pointed === null ? null : pointedAt(board, game.tickets, pointed),
      ),
    [marks, hovered, game.viewer, game.tickets, pointed, board],
  );
  const table = useMemo(() => onBoard(game), [game]);
  return (
    <div class={board.height > board.width ? "table upright" : "table"} data-number={props.number}>
      <Header board={board} game={game} camera={phone ? null : camera} />
      <main class="table-board">
        <BoardTable
          board={board}
          table={table}
          marks={shown}
          cover={phone}
          covered={props.covered ?? 0}
          lookAt={middleOf(board, marks.ghost)}
          miniMap={phone}
          buttons={phone}
          onCamera={setCamera}
          onHover={setHovered}
          {...(props.onRoute && { onRoute: props.onRoute })}
          {...(props.onCity && { onCity: props.onCity })}
        />
        {hovered !== null && <RouteTip board={board} route={hovered} />}
      </main>
      <Opponents game={game} phone={phone} />
      <Market {...props} />
      <Prompt {...props} />
      <Own board={board} game={game} phone={phone} onPoint={setPointed} />
      <Log game={game} />
    </div>
  );
}

/** What the page wants shown, and what the player points at. */
function shownMarks(marks: Marks, hovered: number | null, seat: number, ticket: Pointed | null): Marks {
  const ghost = hovered !== null && marks.legal?.has(hovered) ? { route: hovered, seat } : null;
  if (!ghost && !ticket) return marks;
  return { ...marks, ...(ticket && marksOf(ticket)), ...(ghost && { ghost }) };
}

/** The middle of the route that is being paid for. */
function middleOf(board: Board, ghost: Marks["ghost"]) {
  const spaces = ghost && board.routes[ghost.route]!.spaces;
  return spaces?.[Math.floor(spaces.length / 2)];
}

function Opponents({ game, phone }: { game: TableGame; phone: boolean }) {
  const text = useText();
  const colours = piecesOf(game.seats.length);
  return (
    <section class="table-players panel" aria-label={text("players-title")}>
      <ul class={phone ? "players tight" : "players"}>
        {game.seats.map((seat, i) =>
          phone && i === game.viewer ? null : (
            <PlayerPanel seat={seat} colour={colours[i]!} playing={i === game.seat} tight={phone} />
          ),
        )}
      </ul>
    </section>
  );
}

function Market({ game, controls, onAct }: TableProps) {
  const text = useText();
  const decks = Object.entries(game.decks);
  return (
    <section class="table-market panel" aria-label={text("display-title")}>
      <h2 class="small">{text("display-title")}</h2>
      <Display cards={game.display} {...(controls && { actions: controls.slots })} onAct={onAct} />
      <div class="stacks">
        {decks.map(([kind, left], i) => (
          <Stack
            kind={kind as "train" | "ship"}
            left={left}
            hint={"DF"[i]!}
            action={controls && (controls.decks.get(i) ?? null)}
            onAct={onAct}
          />
        ))}
        <Stack kind="tickets" left={game.ticketsLeft} hint="T" action={controls?.tickets} onAct={onAct} />
      </div>
    </section>
  );
}

function Prompt({ game, chosen = null, controls, onAction, onAct, onUndo }: TableProps) {
  const text = useText();
  const mine = game.seat === game.viewer;
  const prompt = mine ? text("turn-yours") : text("turn-other", { name: game.seats[game.seat]!.name });
  return (
    <div class={mine ? "table-prompt mine" : "table-prompt"}>
      <ActionBar
        prompt={prompt}
        actions={mine ? game.actions : []}
        chosen={chosen}
        pass={controls?.pass}
        onChoose={onAction}
        onAct={onAct}
        onUndo={onUndo}
      />
    </div>
  );
}

interface OwnProps {
  board: Board;
  game: TableGame;
  phone: boolean;
  onPoint: (ticket: number | null) => void;
}

function Own({ board, game, phone, onPoint }: OwnProps) {
  const text = useText();
  const done = game.tickets.filter((ticket) => ticket.done).length;
  return (
    <section class="table-own panel">
      <section aria-label={text("hand-title")}>
        <Hand cards={game.hand} />
      </section>
      <details class="own-tickets" open={!phone}>
        <summary>
          {text("tickets-title")} {done}/{game.tickets.length}
        </summary>
        <Tickets board={board} tickets={game.tickets} onPoint={onPoint} />
      </details>
    </section>
  );
}

function Log({ game }: { game: TableGame }) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section class="table-log panel" tabIndex={0} aria-label={text("log-title")}>
      <h2 class="small">{text("log-title")}</h2>
      <ol reversed aria-live="polite">
        {game.log.map((line) => (
          <li>{line}</li>
        ))}
      </ol>
    </section>
  );
}
