import type { Camera } from "../board/camera";
import type { Board } from "../boards/board";
import { citiesAt, nearestTo, nextAt, type Placed, routesAt } from "./arrows";
import type { KeyDeeds } from "./keys";
import type { Play } from "./useTurn";

const SOON = 30; // ms: what glows has been drawn by then

/** What the keys do at this table, as pointing would. */
export function useDeeds(
  board: Board,
  play: Play,
  camera: Camera | null,
  onOpen: (what: "find" | "keys") => void,
): KeyDeeds {
  const { offer, events, act, step } = play;
  const some = (action: { id: number } | null | undefined, verb: string, argument: number) =>
    action ? act(action.id) : events.onWhy?.(verb, argument);
  return {
    take: (slot) => some(offer.slots.get(slot), "take", slot),
    draw: (deck) => some(offer.decks.get(deck), "draw", deck),
    tickets: () => events.onAction?.("tickets"),
    pass: () => offer.pass && act(offer.pass.id),
    undo: () => events.onUndo?.(),
    find: () => onOpen("find"),
    help: () => onOpen("keys"),
    cancel: () => step({ type: "cancel" }),
    mode: (kind) => {
      events.onAction?.(kind);
      if (kind !== "exchange") setTimeout(() => focusNear(board, camera), SOON);
    },
    arrow: (key) => focusNext(board, camera, key),
  };
}

type Kind = "route" | "city";

/** What glows, as it stands in the page. */
function glowing(board: Board): { kind: Kind; things: Placed[] } {
  const kind = document.querySelector(".board .city.legal") ? "city" : "route";
  const marks = document.querySelectorAll<SVGElement>(`.board .${kind}.legal`);
  const ids = [...marks].map(({ dataset }) => Number(dataset[kind]));
  return { kind, things: (kind === "city" ? citiesAt : routesAt)(board, ids) };
}

const middleOf = (board: Board, camera: Camera | null) =>
  camera
    ? camera.onBoard({ x: camera.screen.width / 2, y: camera.screen.height / 2 })
    : { x: board.width / 2, y: board.height / 2 };

function focusNear(board: Board, camera: Camera | null): void {
  const { kind, things } = glowing(board);
  focus(kind, nearestTo(middleOf(board, camera), things));
}

function focusNext(board: Board, camera: Camera | null, key: string): void {
  const { kind, things } = glowing(board);
  const now = (document.activeElement as SVGElement | null)?.dataset?.[kind];
  const from = things.find(({ id }) => String(id) === now);
  focus(kind, from ? nextAt(key, from, things) : nearestTo(middleOf(board, camera), things));
}

function focus(kind: Kind, thing: Placed | null): void {
  const mark = thing && document.querySelector<SVGElement>(`.board [data-${kind}="${thing.id}"]`);
  mark?.focus({ preventScroll: true });
}
