import type { Art, BoardFacts, Colour, Kind, RouteFacts, TicketFacts } from "./data";

/** One space of a route: its middle in board units, turned clockwise by degrees. */
export interface Space {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface City {
  readonly id: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly port: boolean;
  readonly waypoint: boolean;
}

export interface Route {
  readonly id: number;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly colour: Colour;
  readonly kind: Kind;
  /** All that the board's file says of it: what only some chapters know is theirs to read. */
  readonly printed: Readonly<Record<string, unknown>>;
  readonly spaces: readonly Space[];
}

export interface Ticket {
  readonly id: number;
  readonly cities: readonly number[];
  readonly points: number;
  /** What a tour is worth when its cities are joined, but not in printed order. */
  readonly anyOrder: number;
  readonly penalty: number;
  readonly long: boolean;
  readonly tour: boolean;
  /** All that the board's file says of it. */
  readonly printed: Readonly<Record<string, unknown>>;
}

/** A board with everything that is printed on it, in board units (the short side is 1000). */
export interface Board {
  readonly name: string;
  /** Where its file is found: a hash of all of it. */
  readonly address: string;
  readonly words: BoardFacts["words"];
  readonly width: number;
  readonly height: number;
  readonly cities: readonly City[];
  readonly routes: readonly Route[];
  readonly tickets: readonly Ticket[];
  readonly routePoints: readonly number[];
  readonly art: Art;
}

const emptyArt: Omit<Art, "width" | "height" | "sizes"> = {
  labels: [],
  large_labels: [],
  largest_labels: [],
  cartouche: null,
  rose: null,
  signs: [],
  seams: [],
};

/** What stands for a board that nobody has: a name, and nothing on it. */
export const bareBoard = (name: string): Board => ({
  name,
  address: name,
  words: {},
  width: 1500,
  height: 1000,
  cities: [],
  routes: [],
  tickets: [],
  routePoints: [],
  art: {
    ...emptyArt,
    width: 1500,
    height: 1000,
    sizes: { rail: [40, 15], ship: [40, 15], city: 10, label: 14 },
  },
});

export const isBare = ({ routes }: Board): boolean => routes.length === 0;

export function makeBoard(facts: BoardFacts, address: string): Board {
  const art: Art = { ...emptyArt, ...facts.art };
  const names = facts.cities.map((city) => city.name);
  return {
    name: facts.id,
    address,
    words: facts.words,
    width: art.width,
    height: art.height,
    cities: facts.cities.map((_, id) => makeCity(id, facts, art)),
    routes: facts.routes.map((entry, id) => makeRoute(id, entry, names, art)),
    tickets: facts.tickets.map((entry, id) => makeTicket(id, entry, names)),
    routePoints: facts.rules.route_points,
    art,
  };
}

function makeCity(id: number, facts: BoardFacts, art: Art): City {
  const { name, x, y, port = false, waypoint = false } = facts.cities[id]!;
  return { id, name, port, waypoint, x: x * art.width, y: y * art.height };
}

function makeRoute(id: number, entry: RouteFacts, names: string[], art: Art): Route {
  const { spaces: at, marks, ...printed } = entry;
  const { length, color: colour, kind = "rail" } = printed;
  const spaces = at.map(([x, y, turn]) => ({ x: x * art.width, y: y * art.height, turn }));
  const [a, b] = [names.indexOf(entry.a), names.indexOf(entry.b)];
  return { id, a, b, length, colour, kind, spaces, printed: { ...printed, ...marks } };
}

function makeTicket(id: number, entry: TicketFacts, names: string[]): Ticket {
  const { points, long = false } = entry;
  const [anyOrder, penalty] = [entry.points_any_order ?? points, entry.penalty ?? points];
  const cities = entry.cities.map((city) => names.indexOf(city));
  return { id, cities, points, anyOrder, penalty, long, tour: cities.length > 2, printed: { ...entry } };
}
