import { useLayoutEffect, useRef } from "preact/hooks";
import type { Camera } from "../board/camera";
import type { Board } from "../boards/board";
import type { KeyActions } from "../chapters/chapter";
import type { Ahead } from "../follow/usePace";
import { citiesAt, nearestTo, nextAt, type Placed, routesAt } from "./arrows";
import { isBegunAt } from "./marks";
import type { Play } from "./useTurn";

/** What the keys do at this table, as pointing would. */
export function useKeyActions(
  board: Board,
  play: Play,
  ahead: Ahead | null,
  camera: Camera | null,
  onOpen: (what: "find" | "keys") => void,
): KeyActions {
  const { legal, events, act, dispatch } = play;
  const begun = useRef(false); // by a key: what glows next to the middle gets the focus, before another key comes
  useLayoutEffect(() => {
    if (begun.current) focusNear(board, play, camera);
    begun.current = false;
  }, [play.turn]);
  return {
    at: (thing, which) => {
      const choice = legal.at[thing].get(which);
      if (choice) act(choice.id);
      else events.onWhy?.(thing, which);
    },
    undo: () => events.onUndo?.(),
    next: () => ahead?.onNext(),
    end: () => ahead?.onEnd(),
    find: () => onOpen("find"),
    help: () => onOpen("keys"),
    cancel: () => dispatch({ type: "cancel" }),
    action: (kind) => {
      events.onAction?.(kind);
      begun.current = isBegunAt(kind, "route") || isBegunAt(kind, "city");
    },
    arrow: (key) => focusNext(board, play, camera, key),
  };
}

type Kind = "route" | "city";

/** What can be chosen on the board, as it is shown. */
const glowing = (board: Board, { cities, glowing: routes }: Play): { kind: Kind; things: Placed[] } =>
  cities?.size && !routes?.size
    ? { kind: "city", things: citiesAt(board, cities) }
    : { kind: "route", things: routesAt(board, routes ?? []) };

const middleOf = (board: Board, camera: Camera | null) =>
  camera
    ? camera.onBoard({ x: camera.screen.width / 2, y: camera.screen.height / 2 })
    : { x: board.width / 2, y: board.height / 2 };

function focusNear(board: Board, play: Play, camera: Camera | null): void {
  const { kind, things } = glowing(board, play);
  focus(kind, nearestTo(middleOf(board, camera), things));
}

function focusNext(board: Board, play: Play, camera: Camera | null, key: string): void {
  const { kind, things } = glowing(board, play);
  const now = (document.activeElement as SVGElement | null)?.dataset?.[kind];
  const from = things.find(({ id }) => String(id) === now);
  focus(kind, from ? nextAt(key, from, things) : nearestTo(middleOf(board, camera), things));
}

function focus(kind: Kind, thing: Placed | null): void {
  const mark = thing && document.querySelector<SVGElement>(`.board [data-${kind}="${thing.id}"]`);
  mark?.focus({ preventScroll: true });
}
