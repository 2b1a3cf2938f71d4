/** What a rules page says, in order. A page leaves out what its edition doesn't have; no edition is named here. */

/** A message, or one with what an edition must have for it: "stations", or "longest !stations". */
export type Sentence = string | readonly [key: string, when: string];

export type Figure = "points" | "claim" | "ship" | "tunnel" | "harbour" | "bonus" | "count" | "legend";

export interface Section {
  readonly title: string;
  readonly when?: string;
  readonly lead: readonly Sentence[];
  readonly list?: readonly Sentence[];
  readonly figures?: readonly Figure[];
  /** What is to be said about the figures. */
  readonly notes?: readonly Sentence[];
}

const start: readonly Section[] = [
  {
    title: "rules-goal-title",
    lead: ["rules-goal-lead"],
    list: [
      "rules-goal-routes",
      "rules-goal-tickets",
      ["rules-goal-longest", "longest"],
      ["rules-goal-stations", "stations"],
      ["rules-goal-harbours", "harbours"],
      ["rules-goal-tokens", "tolls"],
    ],
  },
  {
    title: "rules-setup-title",
    lead: ["rules-setup-lead"],
    list: [
      ["rules-setup-trains", "!ships"],
      ["rules-setup-stations", "stations"],
      ["rules-setup-harbours", "harbours"],
      ["rules-setup-tokens", "tolls"],
      ["rules-setup-deck", "!ships"],
      ["rules-setup-hand", "!ships"],
      ["rules-setup-decks", "ships"],
      ["rules-setup-hands", "ships"],
      ["rules-setup-tickets", "!long"],
      ["rules-setup-long", "long"],
      ["rules-setup-under", "!box !pile"],
      ["rules-setup-box", "box"],
      ["rules-setup-pile", "pile"],
      ["rules-setup-pieces", "ships"],
      ["rules-setup-suggested", "ships"],
      ["rules-setup-starts", "starts"],
      "rules-setup-secret",
    ],
  },
  {
    title: "rules-board-title",
    lead: ["rules-board-lead"],
    list: [
      ["rules-board-waypoints", "waypoints"],
      ["rules-board-around", "around"],
    ],
    figures: ["legend"],
  },
  {
    title: "rules-turn-title",
    lead: ["rules-turn-lead"],
    list: [
      "rules-turn-cards",
      "rules-turn-route",
      "rules-turn-tickets",
      ["rules-turn-station", "stations"],
      ["rules-turn-harbour", "harbours"],
      ["rules-turn-exchange", "ships"],
    ],
  },
];

const actions: readonly Section[] = [
  {
    title: "rules-cards-title",
    lead: [
      ["rules-cards-lead", "!ships"],
      ["rules-cards-lead-both", "ships"],
    ],
    list: [
      ["rules-cards-refill", "!ships"],
      ["rules-cards-refill-both", "ships"],
      ["rules-cards-wild", "!ships"],
      ["rules-cards-wild-both", "ships"],
      ["rules-cards-blind", "!ships"],
      ["rules-cards-blind-both", "ships"],
      ["rules-cards-flush", "!ships"],
      ["rules-cards-flush-both", "ships"],
      ["rules-cards-rebuild", "!ships"],
      ["rules-cards-rebuild-both", "ships"],
      "rules-cards-limit",
    ],
  },
  {
    title: "rules-claim-title",
    lead: ["rules-claim-lead"],
    list: [
      ["rules-claim-both", "ships"],
      "rules-claim-colour",
      "rules-claim-gray",
      ["rules-claim-wild", "!ships"],
      ["rules-claim-wild-both", "ships"],
      "rules-claim-pieces",
      "rules-claim-anywhere",
    ],
    figures: ["claim", "points"],
  },
  {
    title: "rules-doubles-title",
    lead: ["rules-doubles-lead"],
    list: [
      ["rules-doubles-closing", "closing"],
      ["rules-doubles-open", "!closing"],
      "rules-doubles-beside",
      ["rules-doubles-mixed", "mixed"],
    ],
  },
];

const routes: readonly Section[] = [
  {
    title: "rules-ships-title",
    when: "ships",
    lead: ["rules-ships-lead"],
    list: ["rules-ships-over"],
    figures: ["ship"],
  },
  { title: "rules-hard-title", when: "hard", lead: ["rules-hard-lead"], list: ["rules-hard-colour"] },
  {
    title: "rules-ferries-title",
    when: "ferries",
    lead: ["rules-ferries-lead"],
    list: ["rules-ferries-rest"],
  },
  {
    title: "rules-tunnels-title",
    when: "tunnels",
    lead: ["rules-tunnels-lead"],
    list: [
      "rules-tunnels-lay",
      "rules-tunnels-turn",
      "rules-tunnels-wild",
      "rules-tunnels-yield",
      "rules-tunnels-discard",
      "rules-tunnels-short",
    ],
    figures: ["tunnel"],
  },
  {
    title: "rules-tolls-title",
    when: "tolls",
    lead: ["rules-tolls-lead"],
    list: ["rules-tolls-first", "rules-tolls-second", "rules-tolls-loan", "rules-tolls-forced"],
    figures: ["bonus"],
    notes: ["rules-tolls-out", "rules-tolls-level", "rules-tolls-worth"],
  },
];

const others: readonly Section[] = [
  {
    title: "rules-tickets-title",
    lead: ["rules-tickets-lead"],
    list: [
      ["rules-tickets-under", "!pile"],
      ["rules-tickets-pile", "pile"],
      "rules-tickets-stay",
      "rules-tickets-done",
    ],
  },
  {
    title: "rules-tours-title",
    when: "tours",
    lead: ["rules-tours-lead"],
    list: ["rules-tours-order", "rules-tours-any", "rules-tours-failed"],
  },
  {
    title: "rules-stations-title",
    when: "stations",
    lead: ["rules-stations-lead"],
    list: ["rules-stations-where", "rules-stations-cost", "rules-stations-choice", "rules-stations-not"],
  },
  {
    title: "rules-harbours-title",
    when: "harbours",
    lead: ["rules-harbours-lead"],
    list: [
      "rules-harbours-where",
      "rules-harbours-cost",
      "rules-harbours-symbol",
      "rules-harbours-score",
      "rules-harbours-both",
      "rules-harbours-left",
    ],
    figures: ["harbour"],
  },
  {
    title: "rules-exchange-title",
    when: "ships",
    lead: ["rules-exchange-lead"],
    list: ["rules-exchange-cost"],
  },
];

const finish: readonly Section[] = [
  {
    title: "rules-end-title",
    lead: [
      ["rules-end-lead", "!ships"],
      ["rules-end-both", "ships"],
    ],
  },
  {
    title: "rules-count-title",
    lead: [],
    figures: ["count"],
    notes: [
      ["rules-count-path", "longest"],
      ["rules-count-tie", "!longest"],
      ["rules-count-tie-longest", "longest !stations"],
      ["rules-count-tie-stations", "longest stations"],
    ],
  },
  {
    title: "rules-players-title",
    lead: ["rules-players-lead"],
    list: [
      ["rules-players-closing", "closing"],
      ["rules-players-bonus", "tolls"],
      ["rules-players-neutral", "neutral"],
    ],
  },
  { title: "rules-plain-title", when: "tolls", lead: ["rules-plain-lead"] },
  {
    title: "rules-neutral-title",
    when: "neutral",
    lead: ["rules-neutral-lead"],
    list: [
      "rules-neutral-marker",
      "rules-neutral-reveal",
      "rules-neutral-choice",
      "rules-neutral-second",
      "rules-neutral-discard",
      "rules-neutral-twice",
      "rules-neutral-stop",
    ],
  },
];

export const sections: readonly Section[] = [...start, ...actions, ...routes, ...others, ...finish];

/** The lines of the final count, each under its name in the score sheet. */
export const countLines: readonly (readonly [line: string, how: Sentence])[] = [
  ["line-start", ["rules-count-start", "starts"]],
  ["line-routes", "rules-count-routes"],
  ["line-tickets", ["rules-count-tickets", "!tours"]],
  ["line-tickets", ["rules-count-tours", "tours"]],
  ["line-longest", ["rules-count-longest", "longest"]],
  ["line-stations", ["rules-count-stations", "stations"]],
  ["line-harbours", ["rules-count-harbours", "harbours"]],
  ["line-exchange", ["rules-count-exchange", "ships"]],
  ["line-tokens", ["rules-count-tokens", "tolls"]],
  ["line-loans", ["rules-count-loans", "tolls"]],
];

/** Everything that docs/rules marks as a ruling, by its id there; a test compares the two. */
export const rulings: readonly (readonly [id: string, ruled: Sentence])[] = [
  ["U6", "rules-ruling-u6"],
  ["U6", ["rules-ruling-u6-under", "!box !pile"]],
  ["U8", "rules-ruling-u8"],
  ["U9", "rules-ruling-u9"],
  ["U13", "rules-ruling-u13"],
  ["U14", "rules-ruling-u14"],
  ["U29", ["rules-ruling-u29", "longest !stations"]],
  ["U31", "rules-ruling-u31"],
  ["E10", ["rules-ruling-e10", "tunnels"]],
  ["E11", ["rules-ruling-e11", "tunnels"]],
  ["E17", ["rules-ruling-e17", "stations"]],
  ["E18", ["rules-ruling-e18", "stations"]],
  ["E23", ["rules-ruling-e23", "stations"]],
  ["S6", ["rules-ruling-s6", "ships"]],
  ["S12", ["rules-ruling-s12", "ships"]],
  ["S26", ["rules-ruling-s26", "ships"]],
  ["W4", ["rules-ruling-w4", "hard"]],
  ["W5", ["rules-ruling-w5", "tours"]],
  ["N3", ["rules-ruling-n3", "pile"]],
  ["N13", ["rules-ruling-n13", "tolls"]],
  ["N16", ["rules-ruling-n16", "neutral"]],
  ["N18", ["rules-ruling-n18", "neutral"]],
  ["N20", ["rules-ruling-n20", "neutral"]],
  ["N21", ["rules-ruling-n21", "neutral"]],
];
