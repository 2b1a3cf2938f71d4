import type { Board, Route } from "../boards/board";
import { colourName } from "../text/names";
import type { Text } from "../text/text";

/** What a route is, in words: for screen readers and for the tip. */
export function routeFacts(text: Text, route: Route): string {
  const facts = [text("track-length", { count: route.length }), colourName(text, route.colour)];
  if (route.kind === "ship") facts.push(text("track-ship"));
  if (route.tunnel) facts.push(text("track-tunnel"));
  if (route.ferry) facts.push(text("track-ferry", { count: route.ferry }));
  if (route.hard) facts.push(text("track-hard"));
  if (route.toll) facts.push(text("track-toll", { count: route.toll }));
  return facts.join(" · ");
}

export const routeName = (board: Board, route: Route) =>
  `${board.cities[route.a]!.name} – ${board.cities[route.b]!.name}`;

export const routeLabel = (text: Text, board: Board, route: Route) =>
  `${routeName(board, route)}: ${routeFacts(text, route)}`;
