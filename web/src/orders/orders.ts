import type { Board } from "../boards/board";
import { routeName } from "../boards/routeName";
import type { BuildOrder, OrdersData } from "../protocol/schema";
import type { Text } from "../text/text";

type Buildable = OrdersData["can"][number];

/** What is claimed or built, in words: where two tracks join the same cities, what the route is tells them apart. */
export function buildName(text: Text, board: Board, { verb, route, city }: Buildable): string {
  const track = route === null ? undefined : board.routes[route];
  if (track) return routeName(board, track);
  const place = city === null ? undefined : board.cities[city];
  return place ? text(`pay-${verb}`, { city: place.name }) : "";
}

/** The same of an order; what somebody has claimed meanwhile is called as the server writes it. */
export function orderName(text: Text, board: Board, data: OrdersData, { action }: BuildOrder): string {
  const found = data.can.find((one) => one.action === action);
  return (found && buildName(text, board, found)) || action.replace(/^\S+ /, "");
}

/** The cities of the routes that are to be claimed. */
export function nearOf(board: Board, { orders, can }: OrdersData): string[] {
  const meant = orders.flatMap((order) =>
    order.type === "build" ? can.filter(({ action }) => action === order.action) : [],
  );
  const cities = meant.flatMap(({ route }) => {
    const track = route === null ? undefined : board.routes[route];
    return track ? [board.cities[track.a]!.name, board.cities[track.b]!.name] : [];
  });
  return [...new Set(cities)];
}
