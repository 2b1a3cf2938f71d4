import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Board, isBare } from "../boards/board";
import { boardTitle } from "../boards/titles";
import { useText } from "../text/context";
import { type Marks, noMarks, nothing, type OnBoard } from "../view/table";
import { Backdrop } from "./Backdrop";
import { Camera } from "./camera";
import { GameLayer } from "./GameLayer";
import { Gestures } from "./gestures";
import { type Hit, hitAt } from "./hit";
import { Labels, type Names, namesAt, namesShrunk } from "./Labels";
import { Magnifier } from "./Magnifier";
import { MiniMap } from "./MiniMap";
import { containScale, isClose, type Point, type Size, type Viewport } from "./viewport";
import { ZoomButtons } from "./ZoomButtons";
import "./board.css";

const HALF_HIDDEN = 2.2; // times the scale of the whole board: the little map is worth its room

export interface BoardTableProps {
  board: Board;
  table?: OnBoard;
  marks?: Marks;
  /** Fill the whole screen at first, as on a phone, rather than show the whole board. */
  cover?: boolean;
  /** Whether zoom buttons float on the board; else the page has its own. */
  buttons?: boolean;
  miniMap?: boolean;
  /** Whether the camera goes to the cities in the spotlight, as where only a part of the board is seen. */
  follow?: boolean;
  onRoute?: (route: number) => void;
  onCity?: (city: number) => void;
  onHover?: (route: number | null) => void;
  /** A tap where nothing is. */
  onNothing?: () => void;
  /** Board points that have to be in view, as the middle of the route that is being paid for. */
  lookAt?: readonly Point[];
  /** Pixels of the board that a sheet covers from below. */
  covered?: number;
  /** Gives the camera to the page, for its own buttons and keys. */
  onCamera?: (camera: Camera) => void;
}

interface Seen {
  view: Viewport;
  screen: Size;
}

const nobody: readonly number[] = [];

/** The board on the screen, if this page has a picture of it. */
export const BoardTable = (props: BoardTableProps) =>
  isBare(props.board) ? <NoBoard board={props.board} /> : <DrawnBoard {...props} />;

function NoBoard({ board }: Pick<BoardTableProps, "board">) {
  const text = useText();
  return (
    <div class="board unknown" data-board={board.name}>
      <p class="muted">{text("board-unknown", { board: boardTitle(board) })}</p>
    </div>
  );
}

/** A backdrop, a game layer and the names on it, moved by a camera. */
function DrawnBoard(props: BoardTableProps) {
  const { board, table = nothing, marks = noMarks, buttons = true, miniMap = false } = props;
  const title = boardTitle(board);
  const { frame, back, front, over, camera, seen, held } = useCamera(props);
  const viewBox = `0 0 ${board.width} ${board.height}`;
  const zoomedIn = seen && seen.view.scale > containScale(board, seen.screen) * HALF_HIDDEN;
  const close = seen !== null && isClose(board, seen.screen, seen.view.scale);
  const names = seen && namesAt(seen.view.scale);
  return (
    <div class="board" ref={frame} data-board={board.name} onScroll={unscrolled}>
      <div ref={back} class="layer">
        <svg viewBox={viewBox} aria-hidden="true">
          <g id={`${board.name}-backdrop`}>
            <Backdrop board={board} title={title} close={close} />
          </g>
        </svg>
      </div>
      {/* Not on the SVG: one that listens for the focus would get it itself, from whoever touches the board. */}
      <div ref={front} class="layer" {...keyed(props, camera)}>
        <svg viewBox={viewBox} role="group" aria-label={title}>
          <g id={`${board.name}-game`}>
            <GameLayer board={board} table={table} marks={marks} names={names} />
          </g>
        </svg>
      </div>
      <div ref={over} class="layer names">
        <svg viewBox={viewBox} aria-hidden="true">
          <g id={`${board.name}-names`}>
            {names && <Labels board={board} names={names} spotlight={marks.spotlight ?? nobody} />}
          </g>
        </svg>
      </div>
      {held && names && <Magnifier board={board} names={names} camera={camera} at={held} />}
      {miniMap && zoomedIn && camera.turned && <MiniMap board={board} seen={seen} />}
      {buttons && <ZoomButtons camera={camera} floating />}
    </div>
  );
}

function useCamera(props: BoardTableProps) {
  const { board, cover = false, onCamera } = props;
  const frame = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLDivElement>(null);
  const front = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [held, setHeld] = useState<Point | null>(null);
  const settled = useCallback((view: Viewport, screen: Size) => setSeen({ view, screen }), []);
  const set = useRef<Names>("labels");
  const shrink = ({ scale }: Viewport, screen: Size) =>
    over.current?.style.setProperty("--names", `${namesShrunk(board, screen, set.current, scale)}`);
  const camera = useMemo(
    () => new Camera(board, () => [back.current, front.current, over.current], settled, shrink),
    [board],
  );
  useLayoutEffect(() => {
    if (!seen) return;
    set.current = namesAt(seen.view.scale);
    shrink(camera.view, camera.screen);
  }, [seen]);
  const latest = useRef(props);
  latest.current = props;
  const { lookAt = [], covered = 0 } = props;
  // What has to be in view stays there when what is beside the board takes more room.
  const room = lookAt.length > 0 && seen && JSON.stringify(seen.screen);
  useEffect(() => {
    if (!seen) return; // not measured yet
    camera.coverBelow(covered);
    if (lookAt.length > 0) camera.reveal(...lookAt);
    else camera.follow(followed(props));
  }, [camera, covered, JSON.stringify([lookAt, followed(props)]), seen !== null, room]);
  useEffect(() => {
    onCamera?.(camera);
    const gestures = new Gestures(
      frame.current!,
      camera,
      taps(camera, () => latest.current, setHeld),
    );
    const watcher = new ResizeObserver(([entry]) => camera.resize(entry!.contentRect, cover));
    watcher.observe(frame.current!);
    return () => {
      gestures.stop();
      watcher.disconnect();
      camera.stop();
    };
  }, [camera]);
  return { frame, back, front, over, camera, seen, held };
}

/** The cities that somebody points at, where the board goes after them. */
const followed = ({ board, marks, follow }: BoardTableProps): readonly Point[] =>
  ((follow && marks?.spotlight) || []).map((city) => board.cities[city]!);

/** Browsers scroll to what gets the focus; here the camera does that. */
const unscrolled = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.scrollTo(0, 0);

/** What has the focus is chosen by Enter, the space bar, or the click that a screen reader makes. */
function keyed({ board, onRoute, onCity, onHover }: BoardTableProps, camera: Camera) {
  const choose = (event: Event) => {
    const { route, city } = named(event);
    if (route !== undefined) onRoute?.(Number(route));
    if (city !== undefined) onCity?.(Number(city));
    if (route ?? city) event.preventDefault();
  };
  return {
    onKeyDown: (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && choose(event),
    onClick: (event: MouseEvent) => event.detail === 0 && choose(event),
    onFocusIn: (event: FocusEvent) => {
      onHover?.(routeOf(event));
      const spot = spotOf(board, named(event));
      if (spot) camera.reveal(spot);
    },
    onFocusOut: () => onHover?.(null),
  };
}

const named = ({ target }: Event): DOMStringMap =>
  (target as Element).closest<SVGElement>("[data-route], [data-city]")?.dataset ?? {};

function spotOf(board: Board, { route, city }: DOMStringMap): Point | undefined {
  if (city !== undefined) return board.cities[Number(city)];
  return route === undefined ? undefined : board.routes[Number(route)]!.spaces[0];
}

const routeOf = (event: Event): number | null => {
  const { route } = named(event);
  return route === undefined ? null : Number(route);
};

/** Taps and hovers as routes and cities. */
function taps(camera: Camera, props: () => BoardTableProps, onHeld: (at: Point | null) => void) {
  let hovered: number | null = null;
  const hit = (at: Point, cities: boolean) => aimed(props(), camera, at, cities);
  const hover = (at: Point | null) => {
    const found = at && props().onHover ? hit(at, false) : null;
    const now = found && "route" in found ? found.route : null;
    if (now !== hovered) props().onHover?.(now);
    hovered = now;
  };
  return {
    onTap(at: Point) {
      const { onCity, onRoute, onNothing } = props();
      const found = hit(at, onCity !== undefined);
      if (!found) onNothing?.();
      else if ("city" in found) onCity?.(found.city);
      else onRoute?.(found.route);
    },
    onHover: hover,
    onHold(at: Point | null) {
      onHeld(at);
      hover(at);
    },
  };
}

const none: ReadonlyMap<number, number> = new Map();

function aimed(
  { board, marks = noMarks }: BoardTableProps,
  camera: Camera,
  at: Point,
  cities: boolean,
): Hit | null {
  const { routeActions: routes = none, cityActions = none, closed } = marks;
  const offered = { routes, cities: cityActions };
  return hitAt(board, camera.onBoard(at), camera.view.scale, { cities, offered, ...(closed && { closed }) });
}
