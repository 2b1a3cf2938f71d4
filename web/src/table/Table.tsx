import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { BoardTable } from "../board/BoardTable";
import type { Camera } from "../board/camera";
import type { Point } from "../board/viewport";
import type { Board } from "../boards/board";
import { LAYOUTS, type Layout } from "../layout/layout";
import { lazy } from "../lazy";
import { Spoken } from "../log/LastLine";
import type { LogLine } from "../log/narrator";
import { Boundary } from "../look/Boundary";
import { Watching } from "../menu/TableTools";
import { Speech } from "../players/Speech";
import { useText } from "../text/context";
import type { Pointed } from "../tickets/Ticket";
import { type ActionKind, isAsked, onBoard, piecesOf, type TableGame } from "../view/game";
import { marksOf } from "../view/held";
import type { Target } from "../view/legal";
import { usePointing } from "../view/pointing";
import { type Marks, noMarks } from "../view/table";
import { ActionBar } from "./ActionBar";
import { type Acting, looking } from "./acting";
import { Header } from "./Header";
import { LastRound } from "./LastRound";
import { type LogPlaceProps, plainLines } from "./LogPlace";
import { Market } from "./Market";
import { Own, OwnHand, type OwnProps } from "./Own";
import { Phone } from "./Phone";
import { Opponents } from "./Players";
import { RouteTip } from "./RouteTip";
import { ScoreTrack } from "./ScoreTrack";
import { Side } from "./Side";
import "./table.css";
import "./phone.css";
import "./sideways.css";

const HandPages = lazy(() => import("./HandPages").then((module) => module.HandPages));

export interface TableProps {
  readonly board: Board;
  /** What lies on the table: the server's. */
  readonly game: TableGame;
  /** What can be done there: the turn's. */
  readonly acting?: Acting;
  /** What the board shows for the moment. */
  readonly showing?: Showing;
  readonly layout?: Layout;
  /** What happened; none given: the plain sentences of the game. */
  readonly lines?: readonly LogLine[];
  /** What others did lately, in one line. */
  readonly strip?: ComponentChildren;
  /** What floats over the board, given what moves it. */
  readonly over?: (camera: Camera | null) => ComponentChildren;
}

export interface Showing {
  readonly marks: Marks;
  /** Whether the board goes to what is in the spotlight, however large it is shown. */
  readonly follow?: boolean;
  /** What has to be in view. */
  readonly lookAt?: readonly Point[];
  /** Pixels of the board that a sheet covers from below. */
  readonly covered: number;
}

const nothing: Showing = { marks: noMarks, covered: 0 };

/** The whole table around one board; its layout says what is shown, and CSS where. */
export function Table({ showing = nothing, acting = looking, layout = LAYOUTS.desk, ...props }: TableProps) {
  const { board, game } = props;
  const [camera, setCamera] = useState<Camera | null>(null);
  const [drawn, setDrawn] = useState(0);
  const lines = useMemo(() => props.lines ?? plainLines(game.log), [props.lines, game.log]);
  const own = { board, game, until: `${acting.mode} ${acting.asking}`, acting };
  const log = { lines, pieces: piecesOf(game.seats) };
  const prompt = (aside?: ComponentChildren) => <Prompt {...{ game, acting, layout, aside }} />;
  const place = (events: Acting) => (
    <BoardPlace
      {...{ board, game, layout, camera }}
      acting={events}
      showing={{ ...showing, covered: Math.max(showing.covered, drawn) }}
      over={props.over}
      onCamera={setCamera}
    />
  );
  return (
    <div class={classOf(board, acting)} data-number={game.number}>
      <Boundary of={game} class="table-header">
        <Header {...{ board, game, camera, layout }} strip={props.strip} />
      </Boundary>
      {layout.own === "pages" ? (
        <HandPages {...own} place={(picking) => place({ ...acting, ...picking })} />
      ) : (
        place(acting)
      )}
      {layout.own !== "pages" && (
        <Boundary of={game} class="table-players panel">
          <Opponents game={game} layout={layout} />
        </Boundary>
      )}
      <Boundary of={game}>
        <Speech board={board} />
      </Boundary>
      <Boundary of={game} class="table-market panel">
        <Market game={game} layout={layout} acting={acting} />
      </Boundary>
      {layout.own === "drawer" && (
        <Phone {...own} {...log} strip={props.strip} onCovered={setDrawn} prompt={prompt} />
      )}
      {layout.own === "open" && <Desk own={own} log={log} prompt={prompt()} />}
      {layout.own === "nowhere" && prompt()}
      {layout.own === "pages" && (
        <>
          {prompt()}
          <Boundary of={game} class="table-own">
            <div class="table-own">
              <OwnHand {...own} />
            </div>
          </Boundary>
        </>
      )}
      <Boundary of={lines} class="unseen">
        <Spoken lines={lines} />
      </Boundary>
    </div>
  );
}

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

const classOf = (board: Board, { quiet }: Acting): string =>
  ["table", shapeOf(board), quiet && "quiet"].filter(Boolean).join(" ");

/** A board that is high, or very wide, wants another place for what is beside it. */
const shapeOf = ({ width, height }: Board): string =>
  height > width ? "upright" : width > LONG * height ? "long" : "";

const LONG = 1.65; // nearly as wide as a big screen

/** What the page wants shown, and what the player points at. */
function shownMarks(marks: Marks, hovered: number | null, seat: number, pointed: Pointed | null): Marks {
  const can = (route: number) => marks.routeActions?.has(route) ?? marks.legal?.has(route);
  const ghost = hovered !== null && can(hovered) ? { route: hovered, seat } : null;
  return {
    ...marks,
    ...(pointed && marksOf(pointed)),
    // What was pressed stays as it is, wherever the pointer goes.
    ...(ghost && !marks.ghost && { ghost }),
  };
}

interface PlaceProps extends Required<Pick<TableProps, "board" | "game" | "acting" | "showing" | "layout">> {
  readonly camera: Camera | null;
  readonly over: TableProps["over"];
  readonly onCamera: (camera: Camera) => void;
}

function BoardPlace({ board, game, acting, showing, layout, camera, over, onCamera }: PlaceProps) {
  const { shown: pointed } = usePointing();
  const [hovered, setHovered] = useState<number | null>(null);
  // The board is dear to draw: it isn't for what changes beside it.
  const table = useMemo(
    () => onBoard(game),
    [game.owner, game.buildings, game.viewer, piecesOf(game.seats).join()],
  );
  const filling = layout.board === "filling";
  const { lookAt, covered } = showing;
  const marks = useMemo(
    () => shownMarks(showing.marks, hovered, game.viewer, pointed),
    [showing.marks, hovered, game.viewer, pointed],
  );
  const { onRoute, onCity, onNothing } = acting.events;
  const tip = acting.asked?.target ?? (hovered === null ? null : { route: hovered });
  const pointer = useRef<Point>(null);
  const note = ({ clientX: x, clientY: y }: PointerEvent) => {
    pointer.current = { x, y };
  };
  return (
    <main class="table-board" onPointerMove={note} onPointerDown={note}>
      <Boundary of={game}>
        <ScoreTrack game={game} />
      </Boundary>
      <Boundary of={game} class="board">
        <BoardTable
          {...{ board, table, marks, covered, onCamera }}
          cover={filling}
          {...(lookAt && { lookAt })}
          miniMap={filling}
          buttons={false}
          follow={filling || Boolean(showing.follow)}
          onHover={setHovered}
          {...(onRoute && { onRoute })}
          {...(onCity && { onCity })}
          {...(onNothing && { onNothing })}
        />
      </Boundary>
      {tip && (
        <RouteTip
          {...{ board, covered, pointer }}
          players={game.seats.length}
          target={tip}
          why={whyOf(acting, tip)}
        />
      )}
      {over?.(camera)}
    </main>
  );
}

const whyOf = ({ asked, whyRoute }: Acting, tip: Target): string | null =>
  asked?.target ? asked.why : "route" in tip ? whyRoute(tip.route) : null;

interface PromptProps extends Required<Pick<TableProps, "game" | "acting" | "layout">> {
  readonly aside: ComponentChildren;
}

function Prompt({ game, acting, layout, aside }: PromptProps) {
  const text = useText();
  const mine = isAsked(game, game.viewer);
  const plain = mine ? text("turn-yours") : text("turn-other", { name: game.seats[game.seat]!.name });
  return (
    <div class={mine ? "table-prompt mine" : "table-prompt"}>
      <ActionBar
        acting={acting}
        prompt={acting.prompt ?? plain}
        actions={shownActions(game, acting, layout, mine)}
        aside={aside}
        notice={layout.news === "below" && <LastRound turns={game.turnsLeft} stallsIn={game.stallsIn} />}
      />
    </div>
  );
}

/** Some layouts keep them in their place, so that nothing jumps when the turn passes; what is off says why. */
const shownActions = (
  game: TableGame,
  { bar, ahead, onStop }: Acting,
  { keepsActions }: Layout,
  mine: boolean,
): readonly ActionKind[] =>
  !ahead && !onStop && ((keepsActions && game.viewer >= 0) || (mine && bar)) ? game.actions : [];
