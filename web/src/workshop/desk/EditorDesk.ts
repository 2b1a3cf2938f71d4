import type { Point } from "../../board/viewport";
import { shownNumber } from "../../chapters";
import type { BoardDocument, RouteEntry } from "../document/document";
import { type History, redo, step, undo } from "../document/history";
import { withNamesAside } from "../document/labels";
import { NOTHING, type Selection, within } from "../document/selection";
import { withSigns } from "../document/signs";

export const TOOLS = ["select", "hand", "city", "route", "ticket"] as const;
export type Tool = (typeof TOOLS)[number];

/** What is being dragged: the board as it would be, and what of it moves. */
export interface Preview {
  readonly board: BoardDocument;
  readonly moving: Selection;
}

export interface DeskState {
  readonly history: History<BoardDocument>;
  readonly selection: Selection;
  readonly tool: Tool;
  readonly preview: Preview | null;
  /** Cities that a route or a ticket was begun with. */
  readonly begun: readonly number[];
  /** Where a line or a rectangle goes that is being drawn. */
  readonly drawing: { readonly from: Point; readonly to: Point; readonly kind: "line" | "rectangle" } | null;
  /** What the next route is like. */
  readonly wish: Pick<RouteEntry, "color" | "kind">;
  /** Whether taps add to what is selected, as with Shift: fingers have none. */
  readonly several: boolean;
  /** Whether lengths follow distances when cities move. */
  readonly follow: boolean;
  /** The key of a sentence that says why something wasn't done, or what was. */
  readonly notice: string | null;
}

export type Edit = (board: BoardDocument) => BoardDocument;

/** A board being made, and all that can be done with it. Whoever shows it listens. */
export class EditorDesk {
  state: DeskState;
  private readonly listeners = new Set<() => void>();

  constructor(history: History<BoardDocument>, follow = true) {
    this.state = {
      history,
      selection: NOTHING,
      tool: "select",
      preview: null,
      begun: [],
      drawing: null,
      wish: { color: "gray", kind: "rail" },
      several: false,
      follow,
      notice: null,
    };
  }

  get board(): BoardDocument {
    return this.state.history.now;
  }

  listen(hear: () => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  set(change: Partial<DeskState>): void {
    this.state = { ...this.state, ...change };
    for (const hear of this.listeners) hear();
  }

  /** Changes the board; edits of one name, one after the other, are undone together. */
  edit(change: Edit, name: string | null = null, more: Partial<DeskState> = {}): void {
    const { history, selection } = this.state;
    const aside = withNamesAside(this.board, change(this.board));
    const now = withSigns(this.board, aside, (route) => shownNumber(route));
    this.set({
      history: step(history, now, name),
      selection: within(selection, now),
      preview: null,
      notice: null,
      ...more,
    });
  }

  /** Shows what an edit would come to, while something is dragged. */
  show(change: Edit, moving: Selection): void {
    this.set({ preview: { board: change(this.board), moving } });
  }

  /** What is being dragged stays where it is now: the pointer was let go, or the window is closed. */
  drop(): void {
    const { preview } = this.state;
    if (preview) this.edit(() => preview.board);
  }

  undo(): void {
    this.travel(undo(this.state.history));
  }

  redo(): void {
    this.travel(redo(this.state.history));
  }

  private travel(history: History<BoardDocument>): void {
    const selection = within(this.state.selection, history.now);
    this.set({ history, selection, preview: null, begun: [], drawing: null, notice: null });
  }

  choose(tool: Tool): void {
    this.set({ tool, begun: [], drawing: null, several: false, preview: null, notice: null });
  }

  select(selection: Selection): void {
    this.set({ selection, notice: null });
  }
}
