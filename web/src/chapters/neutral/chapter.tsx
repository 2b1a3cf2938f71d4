import type { Board, Ticket } from "../../boards/board";
import type { EventData } from "../../protocol/schema";
import { routePlace, ticketPlace } from "../../telling/parts";
import { Remembered, type Scene, type Told, who } from "../../telling/tale";
import type { Pointed } from "../../tickets/Ticket";
import { legalOf } from "../../view/legal";
import type { AskProps, PageChapter } from "../chapter";
import { tollOf } from "../tolls/toll";
import { NeutralSheet } from "./NeutralSheet";

const pointedRoute = (board: Board, route: number): Pointed => {
  const { a, b } = board.routes[route]!;
  return { cities: [a, b], way: [route] };
};

const Giving = ({ board, legal, words, act, onPoint }: AskProps) => (
  <NeutralSheet
    board={board}
    choices={legalOf(legal, "neutral")}
    words={words}
    onChoose={({ id }) => act(id)}
    onPoint={(route) => onPoint(route === null ? null : pointedRoute(board, route))}
  />
);

/** The cities at the foot of a ticket, for the neutral player; often none. */
const footOf = ({ printed }: Ticket): readonly string[] => (printed.neutral as string[] | undefined) ?? [];

/** Who had the marker when a ticket was turned over. */
const holder = new Remembered<number | null>(() => null, true);

function reveal(scene: Scene, event: EventData): Told[] {
  holder.keep(scene, event.seat ?? null);
  if (!event.ticket) return [["log-reveal-none", {}]];
  const names = footOf(scene.board.tickets[event.ticket.id]!);
  const cities = names.map((name) => scene.board.cities.findIndex((city) => city.name === name));
  const pair = names.length ? { label: names.join(" – "), cities, routes: [] } : scene.text("ticket-blank");
  const ticket = ticketPlace(scene.board, event.ticket.id, false);
  return [["log-reveal", { name: who(scene, event), ticket, pair }]];
}

/** What the neutral player does, who is paid for it, and who has the marker next. */
function moved(scene: Scene, event: EventData): Told[] {
  const claimed = typeof event.route === "number" ? scene.board.routes[event.route]! : null;
  const told: Told[] = [
    [`log-neutral-${event.result}`, { route: claimed ? routePlace(scene.board, claimed) : "" }],
  ];
  if (claimed && typeof event.toll_to === "number")
    told.push(["log-neutral-toll", { name: scene.name(event.toll_to), amount: tollOf(claimed) }]);
  if (typeof event.marker === "number" && event.marker !== holder.of(scene))
    told.push(["log-neutral-marker", { name: scene.name(event.marker) }]);
  return told;
}

/** A third owner of routes in a game of two. */
export const neutral: PageChapter = {
  name: "neutral",
  verbs: { neutral: "sheet" },
  asks: [{ name: "neutral", open: (legal) => legalOf(legal, "neutral").length > 0, Sheet: Giving }],
  events: { reveal: { tell: reveal }, neutral: { tell: moved, sound: "train", lays: true } },
};
