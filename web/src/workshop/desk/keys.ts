import type { RefObject } from "preact";
import type { Camera } from "../../board/camera";
import { isBusy, useKeyDown } from "../../look/useKeyDown";
import { setRoutes } from "../document/routes";
import { NOTHING } from "../document/selection";
import { bendSelected, deleteSelected, finishTicket } from "./deeds";
import type { EditorDesk, Tool } from "./EditorDesk";

export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  select: "V",
  hand: "H",
  city: "C",
  route: "R",
  ticket: "T",
};

/** All keys as they are listed: what stands on them, and the key of a sentence. */
export const KEYS: readonly (readonly [shown: string, about: string])[] = [
  ...Object.entries(TOOL_KEYS).map(([tool, key]) => [key, `editor-tool-${tool}`] as const),
  ["1–9", "editor-key-length"],
  ["B", "editor-key-bend"],
  ["F2", "editor-key-name"],
  ["← ↑ → ↓", "editor-key-arrows"],
  ["Ctrl ← ↑ → ↓", "editor-key-leap"],
  ["Enter", "editor-key-enter"],
  ["Esc", "editor-key-escape"],
  ["Del", "editor-delete"],
  ["Ctrl A", "editor-key-all"],
  ["Ctrl Z", "editor-undo"],
  ["Ctrl Y", "editor-redo"],
  ["+ − 0", "editor-key-zoom"],
];

const ZOOM: Readonly<Record<string, number>> = { "+": 1.5, "=": 1.5, "-": 1 / 1.5 };
const BEND = 4; // percent
const FIELDS = "input, select, textarea";

/** The keys of the whole desk; those of the board stand with it. */
export function useDeskKeys(desk: EditorDesk, camera: RefObject<Camera | null>): void {
  useKeyDown((event) => {
    const typing = (event.target as Element).closest?.(FIELDS) != null;
    const act =
      event.ctrlKey || event.metaKey
        ? shortcut(desk, event)
        : isBusy(event, FIELDS)
          ? null
          : plain(desk, event, camera);
    if (!act || typing) return;
    event.preventDefault();
    act();
  });
}

function shortcut(desk: EditorDesk, { key, shiftKey }: KeyboardEvent): (() => void) | null {
  const pressed = key.toLowerCase();
  if (pressed === "z") return shiftKey ? () => desk.redo() : () => desk.undo();
  if (pressed === "y") return () => desk.redo();
  if (pressed === "a") return () => selectAll(desk);
  return null;
}

const selectAll = (desk: EditorDesk) =>
  desk.select({
    ...NOTHING,
    cities: new Set(desk.board.cities.keys()),
    routes: new Set(desk.board.routes.keys()),
  });

function plain(
  desk: EditorDesk,
  { key, shiftKey, target }: KeyboardEvent,
  camera: RefObject<Camera | null>,
): (() => void) | null {
  const { selection, begun, tool } = desk.state;
  const chosen = (Object.keys(TOOL_KEYS) as Tool[]).find(
    (one) => TOOL_KEYS[one].toLowerCase() === key.toLowerCase(),
  );
  if (chosen) return () => desk.choose(chosen);
  if (key === "Delete" || key === "Backspace") return () => deleteSelected(desk);
  if (key === "Escape") return () => stepOut(desk);
  if (key === "Enter" && tool === "ticket" && begun.length > 1 && target === document.body)
    return () => finishTicket(desk);
  if (/^[1-9]$/.test(key) && selection.routes.size > 0)
    return () => desk.edit((board) => setRoutes(board, [...selection.routes], { length: Number(key) }));
  if (key.toLowerCase() === "b" && selection.routes.size > 0)
    return () => bendSelected(desk, shiftKey ? -BEND : BEND);
  if (key === "F2" && selection.cities.size === 1) return focusName;
  if (ZOOM[key]) return () => camera.current?.glideBy(ZOOM[key]!);
  return key === "0" ? () => camera.current?.fit() : null;
}

/** One step out: of what was begun, then of the tool, then of the selection. */
function stepOut(desk: EditorDesk): void {
  const { begun, tool } = desk.state;
  if (begun.length > 0) desk.set({ begun: [], drawing: null });
  else if (tool !== "select") desk.choose("select");
  else desk.select(NOTHING);
}

/** To the field with the name of the city that is selected, as soon as it is there. */
export function focusName(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLInputElement>("[data-field=city-name]");
    field?.focus();
    field?.select();
  });
}
