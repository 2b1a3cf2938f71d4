import type { Choice, EventData, TicketOutlook, ViewData } from "../protocol/schema";

/** A question of a real game, as the server asked it: made by `make samples`. */
export interface Sample {
  readonly names: readonly string[];
  readonly view: Pick<
    ViewData,
    | "phase"
    | "seat"
    | "hand"
    | "laid"
    | "turned"
    | "routes"
    | "paying_for"
    | "decks"
    | "tickets"
    | "offer"
    | "seats"
  >;
  readonly choices: readonly Choice[];
  readonly outlook: readonly TicketOutlook[];
  readonly events: readonly EventData[];
}

const files = import.meta.glob<Record<string, Sample>>("../../test/samples/*.json", { import: "default" });

/** The questions of one board, by their kind. */
export const loadSamples = (board: string): Promise<Record<string, Sample>> =>
  files[`../../test/samples/${board}.json`]!();
