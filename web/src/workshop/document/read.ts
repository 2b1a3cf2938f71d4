import type { BoardFile } from "../../protocol/schema";
import { laidRoute } from "./course";
import { type BoardDocument, placesOf, plainArt, sizeOf } from "./document";
import { NAMES, withNames } from "./labels";
import { misshapen } from "./shape";
import { namedBy } from "./tickets";

const LARGEST = 900_000; // bytes, as everywhere
const FORMAT = "trilhos-board/1";

/** Why a file can't be opened: the key of a sentence, and what it is about. */
export class BadFile extends Error {
  constructor(
    readonly key: "json" | "large" | "format" | "version" | "shape" | "name",
    readonly about = "",
  ) {
    super(`${key} ${about}`);
  }
}

/** The board in a file that somebody brings; throws BadFile. */
export function readBoard(text: string): BoardDocument {
  if (new TextEncoder().encode(text).length > LARGEST) throw new BadFile("large", `${LARGEST / 1000}`);
  return openBoard(parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new BadFile("json");
  }
}

/** A board's file as a document: whatever it doesn't say of places is made up. */
export function openBoard(file: unknown): BoardDocument {
  const format = (file as { format?: unknown } | null)?.format;
  if (typeof format !== "string" || !format.startsWith("trilhos-board/")) throw new BadFile("format");
  if (format !== FORMAT) throw new BadFile("version", format.slice(0, 40));
  const wrong = misshapen(file);
  if (wrong !== null) throw new BadFile("shape", wrong.slice(0, 80));
  const stranger = strangerIn(file as BoardFile);
  if (stranger !== null) throw new BadFile("name", stranger);
  return drawn(file as BoardFile);
}

/** A place that names a city that isn't there, or is there twice: nobody could say which one is meant. */
function strangerIn({ cities, routes, tickets, art }: BoardFile): string | null {
  const names = new Set(cities.map(({ name }) => name));
  if (names.size < cities.length) return "cities";
  const route = routes.findIndex(({ a, b }) => !names.has(a) || !names.has(b) || a === b);
  if (route >= 0) return `routes[${route}]`;
  const ticket = tickets.findIndex((one) => namedBy(one).some((name) => !names.has(name)));
  if (ticket >= 0) return `tickets[${ticket}]`;
  const label = NAMES.find((set) => art?.[set]?.some(({ city }) => !names.has(city)));
  const sign = [...(art?.signs ?? []), ...(art?.seams ?? [])].some((one) =>
    one.routes.some((id) => !routes[id]),
  );
  return label ? `art.${label}` : sign ? "art.signs" : null;
}

function drawn(file: BoardFile): BoardDocument {
  const art = file.art ?? plainArt(sizeOf(file.aspect));
  const board: BoardDocument = { ...file, art };
  const places = placesOf(board);
  const routes = file.routes.map((route) =>
    route.spaces?.length === route.length ? route : laidRoute(board, route, 0, places),
  );
  const whole = { ...board, routes };
  const named = new Set((art.labels ?? []).map(({ city }) => city));
  const nameless = board.cities.filter(({ name, waypoint }) => !waypoint && !named.has(name));
  return nameless.length > 0 ? withNames(whole, new Set(nameless.map(({ name }) => name))) : whole;
}

/** The document as it is written into a file. */
export const writeBoard = (board: BoardDocument): string => `${JSON.stringify(board, null, 1)}\n`;
