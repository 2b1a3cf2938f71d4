/** What a board's file says (`trilhos-board/1`), by names of the page; its types follow from the format (`make protocol`). */

import type {
  ArtEntry,
  BoardFile,
  FinerEntry,
  LabelEntry,
  LayersEntry,
  RouteEntry,
  SizesEntry,
  SpotEntry,
  TicketEntry,
} from "../protocol/schema";

export type Colour = RouteEntry["color"];
export type Kind = NonNullable<RouteEntry["kind"]>;
export type RouteFacts = RouteEntry & Required<Pick<RouteEntry, "spaces">>;
export type TicketFacts = TicketEntry;
export type Label = LabelEntry;
export type ArtSpot = SpotEntry;
export type Sizes = SizesEntry;

/** What lies behind it; by far the most of a board's bytes, and the game can begin without. */
export type Scenery = LayersEntry;

/** What lies there instead for those who look closely. */
export type Finer = FinerEntry;

/** What a game needs: sizes, names, and what stands in the corners. */
export type Art = Required<Omit<ArtEntry, "finer" | "layers" | "rough_land">>;

/** As the server answers: with sizes, and a place for every space. */
export type BoardFacts = Pick<BoardFile, "id" | "words" | "cities" | "tickets"> & {
  rules: Pick<BoardFile["rules"], "route_points">;
  routes: RouteFacts[];
  art: ArtEntry;
};
