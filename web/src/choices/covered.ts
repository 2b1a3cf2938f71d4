import { useLayoutEffect, useState } from "preact/hooks";
import type { Layout } from "../layout/layout";

/** How many pixels of the board a sheet covers from below; `question` is what it asks, null where there is none. */
export function useCovered({ sheet: where }: Layout, question: unknown): number {
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    const sheet = document.querySelector(".sheet");
    const board = document.querySelector(".table-board");
    if (where === "beside" || !question || !sheet || !board) return setCovered(0);
    // A sheet that slides in isn't there yet: its height says where it will be.
    const measure = () => setCovered(isBeside(board, sheet) ? 0 : behind(board, sheet));
    const watch = new ResizeObserver(measure);
    watch.observe(sheet);
    measure();
    return () => watch.disconnect();
  }, [where, question]);
  return covered;
}

/** On a phone on its side the sheet covers no board. */
const isBeside = (board: Element, sheet: Element): boolean =>
  sheet.getBoundingClientRect().left >= board.getBoundingClientRect().right - 1;

const behind = (board: Element, sheet: Element): number =>
  Math.max(0, board.getBoundingClientRect().bottom - innerHeight + sheet.clientHeight);
