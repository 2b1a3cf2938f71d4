import type { Camera } from "../../board/camera";
import type { Grab, Taps } from "../../board/gestures";
import type { Point } from "../../board/viewport";
import type { Board } from "../../boards/board";
import { drawBetween, putAt } from "../desk/deeds";
import type { Edit, EditorDesk } from "../desk/EditorDesk";
import { freeSpot, moveCities } from "../document/cities";
import { placeOf } from "../document/document";
import { type NameSet, nameMoved } from "../document/labels";
import { bendRoute, tracksOf } from "../document/routes";
import { inRectangle, NOTHING, only, type Selection, toggled } from "../document/selection";
import { type Aim, aimAt, cityAt } from "./aim";

const FINGER = 22; // pixels that a finger may be off
const MOUSE = 9; // and a mouse

export interface Hands {
  readonly desk: EditorDesk;
  readonly camera: Camera;
  readonly shown: () => Board;
  readonly names: () => NameSet;
  /** Whether the space bar is held: whatever the tool, a drag moves the board. */
  readonly panning: () => boolean;
  readonly onPut: (byMouse: boolean) => void;
}

/** What taps and drags on the board come to, by the tool in hand. */
export function handsOn(hands: Hands): Taps {
  const { desk, camera } = hands;
  let held: Point | null = null;
  const finish = () => {
    desk.set({ drawing: null });
    held = null;
  };
  return {
    onTap(at, event) {
      const spot = camera.onBoard(at);
      if (held) finish();
      else tap(hands, spot, event);
    },
    onHover(at) {
      const { begun, tool, drawing } = desk.state;
      const [start] = begun.slice(-1);
      if (!at || start === undefined || (tool !== "route" && tool !== "ticket")) return;
      const from = placeOf(desk.board, desk.board.cities[start]!);
      if (drawing?.kind !== "rectangle")
        desk.set({ drawing: { from, to: camera.onBoard(at), kind: "line" } });
    },
    /** A finger that rests and then moves draws a rectangle. */
    onHold(at) {
      if (desk.state.tool !== "select" || !at) return;
      const to = camera.onBoard(at);
      held ??= to;
      stretch(desk, held, to, desk.state.several ? desk.state.selection : NOTHING);
    },
    tapsTwice: () => desk.state.tool === "ticket",
    onGrab(at, event) {
      if (hands.panning() || desk.state.tool === "hand") return null;
      return grabbed(hands, camera.onBoard(at), event);
    },
  };
}

/** What of a pointer matters: keys have one, too. */
export type Touch = Pick<PointerEvent, "pointerType" | "shiftKey">;

const reachOf = ({ camera }: Hands, { pointerType }: Touch): number =>
  (pointerType === "touch" ? FINGER : MOUSE) / camera.view.scale;

function aim(hands: Hands, at: Point, event: Touch): Aim | null {
  const { selection } = hands.desk.state;
  const view = { reach: reachOf(hands, event), names: hands.names(), selection };
  return aimAt(hands.desk.board, hands.shown(), at, view);
}

/** What a tap does, wherever it comes from. */
export function tap(hands: Hands, at: Point, event: Touch): void {
  const { desk } = hands;
  const { tool } = desk.state;
  const city = cityAt(hands.shown(), at, reachOf(hands, event) * 0.7);
  if (tool === "select") pick(hands, aim(hands, at, event), event.shiftKey || desk.state.several);
  else if (tool === "city") tapCity(hands, at, city, event);
  else if (tool !== "hand" && city !== null) drawBetween(desk, city);
  else if (tool !== "hand") desk.set({ begun: [], drawing: null });
}

/** A city is selected where there is one, else put. */
function tapCity({ desk, onPut }: Hands, at: Point, city: number | null, { pointerType }: Touch): void {
  if (city !== null) {
    desk.select(only("cities", city));
  } else {
    putAt(desk, at);
    onPut(pointerType === "mouse");
  }
}

function pick({ desk }: Hands, found: Aim | null, more: boolean): void {
  const { selection } = desk.state;
  const choose = (part: "cities" | "routes", id: number) =>
    desk.select(more ? toggled(selection, part, id) : only(part, id));
  if (!found) desk.select(more ? selection : NOTHING);
  else if ("city" in found) choose("cities", found.city);
  else if ("route" in found) choose("routes", found.route);
  else if ("label" in found)
    choose(
      "cities",
      desk.board.cities.findIndex(({ name }) => name === found.label),
    );
}

function grabbed(hands: Hands, at: Point, event: Touch): Grab | null {
  const { desk } = hands;
  const { tool } = desk.state;
  if (tool === "route" || tool === "ticket") {
    const city = cityAt(hands.shown(), at, reachOf(hands, event) * 0.7);
    return city === null ? null : lineFrom(hands, city, event);
  }
  const found = aim(hands, at, event);
  if (found && "city" in found) return carrying(hands, found.city, at, event.shiftKey);
  if (tool !== "select") return null;
  if (found && "handle" in found) return bending(hands, found.handle);
  if (found && "route" in found) return bending(hands, found.route);
  if (found && "label" in found) return shifting(hands, found.label, at);
  return event.pointerType === "touch" ? null : framing(hands, at, event.shiftKey);
}

/** A grab that shows what the board would be, and leaves it so when it is let go. */
function showing(hands: Hands, moving: Selection, editAt: (at: Point) => Edit, begin = () => {}): Grab {
  const { desk, camera } = hands;
  let begun = false;
  return {
    onMove(at) {
      if (!begun) begin();
      begun = true;
      desk.show(editAt(camera.onBoard(at)), moving);
    },
    onDrop: () => desk.drop(),
    onCancel: () => begun && desk.set({ preview: null }),
  };
}

/** One city or all that are selected go along, as far apart from each other as they were. */
function carrying(hands: Hands, city: number, from: Point, more: boolean): Grab {
  const { desk } = hands;
  const { selection, follow } = desk.state;
  const several = selection.cities.has(city) && selection.cities.size > 1;
  const moved = several ? selection.cities : new Set([city]);
  const starts = [...moved].map((id) => [id, placeOf(desk.board, desk.board.cities[id]!)] as const);
  const editAt =
    (at: Point): Edit =>
    (board) => {
      const spots = starts.map(([id, { x, y }]) => {
        const wanted = { x: x + at.x - from.x, y: y + at.y - from.y };
        return [id, freeSpot(board, wanted, moved)] as const;
      });
      return moveCities(board, new Map(spots), follow);
    };
  const select = () => {
    if (!selection.cities.has(city))
      desk.select(more ? toggled(selection, "cities", city) : only("cities", city));
  };
  return showing(hands, { ...NOTHING, cities: moved, routes: routesAt(desk, moved) }, editAt, select);
}

function routesAt({ board }: EditorDesk, cities: ReadonlySet<number>): ReadonlySet<number> {
  const names = new Set([...cities].map((id) => board.cities[id]!.name));
  return new Set(
    [...board.routes.keys()].filter((i) => names.has(board.routes[i]!.a) || names.has(board.routes[i]!.b)),
  );
}

function bending(hands: Hands, route: number): Grab {
  const { desk } = hands;
  const tracks = new Set(tracksOf(desk.board, desk.board.routes[route]!));
  const editAt =
    (at: Point): Edit =>
    (board) =>
      bendRoute(board, route, at);
  return showing(hands, { ...NOTHING, routes: tracks }, editAt, () => desk.select(only("routes", route)));
}

function shifting(hands: Hands, city: string, from: Point): Grab {
  const names = hands.names();
  const editAt =
    (at: Point): Edit =>
    (board) =>
      nameMoved(board, city, names, { x: at.x - from.x, y: at.y - from.y });
  const cities = new Set([hands.desk.board.cities.findIndex(({ name }) => name === city)]);
  return showing(hands, { ...NOTHING, cities }, editAt);
}

/** A rectangle that selects what lies in it. */
function framing({ desk, camera }: Hands, from: Point, more: boolean): Grab {
  const before = more ? desk.state.selection : NOTHING;
  return {
    onMove: (at) => stretch(desk, from, camera.onBoard(at), before),
    onDrop: () => desk.set({ drawing: null }),
    onCancel: () => desk.state.drawing && desk.set({ drawing: null, selection: before }),
  };
}

function stretch(desk: EditorDesk, from: Point, to: Point, before: Selection): void {
  const found = inRectangle(desk.board, from, to);
  const both = (part: "cities" | "routes") => new Set([...before[part], ...found[part]]);
  const selection = { ...before, cities: both("cities"), routes: both("routes") };
  desk.set({ selection, drawing: { from, to, kind: "rectangle" } });
}

/** A line from a city to wherever it is let go. */
function lineFrom(hands: Hands, city: number, event: Touch): Grab {
  const { desk, camera } = hands;
  const from = placeOf(desk.board, desk.board.cities[city]!);
  return {
    onMove: (at) => desk.set({ begun: [city], drawing: { from, to: camera.onBoard(at), kind: "line" } }),
    onDrop(at) {
      const to = cityAt(hands.shown(), camera.onBoard(at), reachOf(hands, event));
      desk.set({ begun: [city], drawing: null });
      if (to === null || to === city) desk.set({ begun: [] });
      else drawBetween(desk, to, true);
    },
    onCancel: () => desk.state.drawing && desk.set({ drawing: null, begun: [] }),
  };
}
