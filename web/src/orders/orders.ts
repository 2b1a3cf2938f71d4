import type { Board } from "../boards/board";
import { routeName } from "../boards/routeName";
import type { BuildOrder, OrdersData } from "../protocol/schema";
import type { Text } from "../text/text";

type Buildable = OrdersData["can"][number];

/** What is claimed or built, in words: where two tracks join the same cities, what the route is tells them apart. */
export function buildName(text: Text, board: Board, { verb, argument }: Buildable): string {
  const route = verb === "claim" ? board.routes[argument] : undefined;
  const city = board.cities[argument];
  if (verb === "claim") return route ? routeName(board, route) : "";
  return city ? text(`pay-${verb}`, { city: city.name }) : "";
}

/** The same of an order; what somebody has claimed meanwhile is called as the server writes it. */
export function orderName(text: Text, board: Board, data: OrdersData, { action }: BuildOrder): string {
  const found = data.can.find((one) => one.action === action);
  return (found && buildName(text, board, found)) || action.replace(/^\S+ /, "");
}

/** The cities of the routes that are to be claimed. */
export function nearOf(board: Board, { orders, can }: OrdersData): string[] {
  const claims = orders.flatMap((order) =>
    order.type === "build"
      ? can.filter(({ action, verb }) => action === order.action && verb === "claim")
      : [],
  );
  const cities = claims.flatMap(({ argument }) => {
    const route = board.routes[argument];
    return route ? [board.cities[route.a]!.name, board.cities[route.b]!.name] : [];
  });
  return [...new Set(cities)];
}
