import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Backdrop } from "../../board/Backdrop";
import { Camera } from "../../board/camera";
import { Gestures } from "../../board/gestures";
import { Labels, type Names, namesAt, namesShrunk } from "../../board/Labels";
import { Symbols } from "../../board/Symbols";
import { isClose, type Point, type Size, type Viewport } from "../../board/viewport";
import { ZoomButtons } from "../../board/ZoomButtons";
import type { Board } from "../../boards/board";
import { boardTitle } from "../../boards/titles";
import { useText } from "../../text/context";
import type { DeskState, EditorDesk } from "../desk/EditorDesk";
import type { BoardDocument } from "../document/document";
import { cityAt } from "./aim";
import { pressed } from "./crossKeys";
import { type Hands, handsOn } from "./hands";
import { Over } from "./Over";
import { sceneOf } from "./scene";
import { NAME, sheetOf, shownBoard } from "./shown";
import { Moving, Things, withLabels } from "./Things";
import "../../board/board.css";
import "./canvas.css";

interface CanvasProps {
  readonly desk: EditorDesk;
  readonly state: DeskState;
  readonly onCamera: (camera: Camera) => void;
  /** A city was put, by mouse or else. */
  readonly onPut: (byMouse: boolean) => void;
  /** What lies between routes and names: a heat map. */
  readonly children?: (shown: Board) => ComponentChildren;
}

/** The board that is being made: what lies still and what moves are layers of their own, moved by a camera. */
export function Canvas(props: CanvasProps) {
  const { state, children } = props;
  const text = useText();
  const board = state.history.now;
  const { preview } = state;
  const moving = preview?.moving ?? null;
  const title = boardTitle({ name: board.id, words: board.words });
  const parts = useParts(board, title);
  const later = useMemo(() => preview && shownBoard(preview.board, NAME), [preview?.board]);
  const { frame, layers, camera, seen, names, hands } = useCamera(props, parts.shown);
  const [cross, setCross] = useState<Point | null>(null);
  const viewBox = `0 0 ${board.art.width} ${board.art.height}`;
  const close = seen !== null && isClose(parts.sheet, seen.screen, seen.view.scale);
  const still = useMemo(
    () => (moving ? withLabels(parts.shown, names, (id) => !moving.cities.has(id)) : parts.shown),
    [parts.shown, names, moving],
  );
  return (
    <div
      class={`board canvas tool-${state.tool}`}
      ref={frame}
      data-canvas
      role="application"
      aria-label={text("editor-canvas", { title })}
      aria-describedby="canvas-help"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what is selected, or a cross that taps
      tabIndex={0}
      onKeyDown={(event) => pressed(event, hands, cross, setCross)}
      onBlur={() => setCross(null)}
    >
      <span id="canvas-help" class="unseen">
        {text("editor-canvas-help")}
      </span>
      <span class="unseen" role="status">
        {cross && underCross(parts.shown, cross)}
      </span>
      <Layer of={layers.back} viewBox={viewBox}>
        <Backdrop board={parts.scene} title={title} close={close} />
      </Layer>
      <Layer of={layers.front} viewBox={viewBox} label={text("editor-things")}>
        <Symbols board={parts.sheet} />
        <Things shown={parts.shown} sheet={parts.sheet} moving={moving} />
        {children?.(parts.shown)}
      </Layer>
      <Layer of={layers.over} viewBox={viewBox} class="names">
        <Labels board={still} names={names} spotlight={nobody} />
      </Layer>
      <Layer of={layers.top} viewBox={viewBox} class="names">
        <Moving shown={later ?? parts.shown} sheet={parts.sheet} moving={moving} names={names} />
        <Over shown={later ?? parts.shown} board={preview?.board ?? board} state={state} cross={cross} />
      </Layer>
      <ZoomButtons camera={camera} floating fit />
    </div>
  );
}

/** For screen readers: the city that Enter would tap. */
const underCross = (shown: Board, cross: Point): string =>
  shown.cities[cityAt(shown, cross, 2) ?? -1]?.name ?? "";

const nobody: readonly number[] = [];

interface LayerProps {
  readonly of: { current: HTMLDivElement | null };
  readonly viewBox: string;
  readonly class?: string;
  /** For screen readers; none: they don't see it. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

function Layer({ of, viewBox, class: kind = "", label, children }: LayerProps) {
  return (
    <div ref={of} class={`layer ${kind}`}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it has its label, or is hidden */}
      <svg
        viewBox={viewBox}
        {...(label ? { role: "group", "aria-label": label } : { "aria-hidden": "true" })}
      >
        {children}
      </svg>
    </div>
  );
}

/** The document as what is drawn; each part is another one only when what it shows is. */
function useParts(board: BoardDocument, title: string) {
  const { sizes, width, height, layers, finer, cartouche, rose, seams } = board.art;
  const sheet = useMemo(() => sheetOf(board), [sizes, width, height]);
  const scene = useMemo(
    () => sceneOf(board, title),
    [sizes, width, height, layers, finer, cartouche, rose, seams, title],
  );
  const shown = useMemo(() => shownBoard(board, NAME), [board]);
  return { sheet, scene, shown };
}

interface Seen {
  readonly view: Viewport;
  readonly screen: Size;
}

function useCamera({ desk, onCamera, onPut }: CanvasProps, shown: Board) {
  const frame = useRef<HTMLDivElement>(null);
  const layer = () => useRef<HTMLDivElement>(null);
  const layers = { back: layer(), front: layer(), over: layer(), top: layer() };
  const [seen, setSeen] = useState<Seen | null>(null);
  const names = useRef<Names>("labels");
  const latest = useRef({ shown, onPut });
  latest.current = { shown, onPut };
  const { width, height } = shown;
  const camera = useMemo(() => {
    const all = () => Object.values(layers).map(({ current }) => current);
    const shrink = ({ scale }: Viewport, screen: Size) => {
      const share = `${namesShrunk(latest.current.shown, screen, names.current, scale)}`;
      for (const one of [layers.over, layers.top]) one.current?.style.setProperty("--names", share);
    };
    return new Camera({ width, height }, all, (view, screen) => setSeen({ view, screen }), shrink);
  }, [width, height]);
  if (seen) names.current = namesAt(seen.view.scale);
  const space = useSpaceBar();
  const hands = useMemo<Hands>(
    () => ({
      desk,
      camera,
      shown: () => latest.current.shown,
      names: () => names.current,
      panning: () => space.current,
      onPut: (byMouse) => latest.current.onPut(byMouse),
    }),
    [desk, camera],
  );
  useEffect(() => {
    onCamera(camera);
    const gestures = new Gestures(frame.current!, camera, handsOn(hands));
    const watcher = new ResizeObserver(([entry]) => camera.resize(entry!.contentRect, false));
    watcher.observe(frame.current!);
    return () => {
      gestures.stop();
      watcher.disconnect();
      camera.stop();
    };
  }, [camera, hands]);
  return { frame, layers, camera, seen, names: names.current, hands };
}

/** Whether the space bar is held on the board: then a drag moves it, whatever the tool. */
function useSpaceBar() {
  const held = useRef(false);
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const mine =
        (event.target as Element).closest?.("[data-canvas]") != null || event.target === document.body;
      if (event.key !== " " || !mine) return;
      held.current = event.type === "keydown";
      event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    document.addEventListener("keyup", hear);
    return () => {
      document.removeEventListener("keydown", hear);
      document.removeEventListener("keyup", hear);
    };
  }, []);
  return held;
}
