import type { Route } from "../../boards/board";

/** Whether every space costs two cards, and is paid for by itself. */
export const isHard = ({ printed }: Route): boolean => printed.hard === true;
