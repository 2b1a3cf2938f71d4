import type { ScreenName } from "../address";

/** How the table is laid out: on a desk, a phone, or as the address asks for it. */
export type LayoutName = "desk" | "phone" | ScreenName;

/** What a layout shows, and where. Who lays something out asks for this, never for the layout's name. */
export interface Layout {
  readonly name: LayoutName;
  /** Whether the board is seen whole at first, or fills its place and goes where somebody points. */
  readonly board: "whole" | "filling";
  /** Where one's own cards and tickets are. */
  readonly own: "open" | "drawer" | "pages" | "nowhere";
  /** Whether the header has the tools of whoever sits at the screen: menu, sound, zoom. */
  readonly tools: boolean;
  /** Where a question is asked: beside the board, or over it from below. */
  readonly sheet: "beside" | "below";
  /** Where the last round is told, and what others did. */
  readonly news: "header" | "below";
  /** Whether there is room for everybody's facts, one's own too; else those are in the header. */
  readonly seats: "all" | "others";
  /** What people say: beside the log, or behind a button. */
  readonly talk: "side" | "button";
  /** Whether the deck of tickets lies beside the others. */
  readonly ticketDeck: boolean;
  /** Whether the actions stay in their place when one can't act, so that nothing jumps. */
  readonly keepsActions: boolean;
  /** Whether it stands beside a big screen: that is heard, and shows what is pointed at here. */
  readonly beside: boolean;
}

const desk: Layout = {
  name: "desk",
  board: "whole",
  own: "open",
  tools: true,
  sheet: "beside",
  news: "header",
  seats: "all",
  talk: "side",
  ticketDeck: true,
  keepsActions: false,
  beside: false,
};

const phone: Layout = {
  name: "phone",
  board: "filling",
  own: "drawer",
  tools: true,
  sheet: "below",
  news: "below",
  seats: "others",
  talk: "button",
  ticketDeck: false,
  keepsActions: true,
  beside: false,
};

/** For people who sit three metres away: what everybody may see, and nothing to press. */
const tv: Layout = { ...desk, name: "tv", own: "nowhere", tools: false };

/** Beside a big screen: one's own, and what can be done, for a thumb. */
const hand: Layout = { ...phone, name: "hand", board: "whole", own: "pages", beside: true };

export const LAYOUTS = { desk, phone, tv, hand } as const;

/** What is asked of a window's size, here and nowhere else; CSS finds the names of what holds in `data-room`. */
export const ROOMS = {
  /** A phone's, upright or on its side. */
  small: "(max-width: 900px), (max-height: 500px)",
  /** A phone on its side: things stand beside each other. */
  sideways: "(max-height: 500px) and (min-width: 560px)",
  low: "(max-height: 500px)",
  /** A small phone: the board keeps its room. */
  short: "(max-width: 900px) and (max-height: 700px)",
  /** Small, but wider than a phone. */
  tablet: "(min-width: 600px) and (max-width: 900px) and (min-height: 501px)",
  /** A page of words has one column. */
  narrow: "(max-width: 760px)",
  /** A desk with room for one column more. */
  wide: "(min-width: 1101px)",
} as const;

export type Room = keyof typeof ROOMS;

export const roomNames = Object.keys(ROOMS) as Room[];

/** The layout for a window with this room, where the address asks for none of its own. */
export const layoutFor = (rooms: ReadonlySet<Room>, wanted: ScreenName | null): Layout =>
  wanted ? LAYOUTS[wanted] : rooms.has("small") ? phone : desk;
