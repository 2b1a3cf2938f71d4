import type { Route } from "../../boards/board";

/** The tokens that a route costs. */
export const tollOf = ({ printed }: Route): number => Number(printed.toll ?? 0);
