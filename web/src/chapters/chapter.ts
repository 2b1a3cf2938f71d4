import type { ComponentChild, ComponentType } from "preact";
import type { Board, Route, Space } from "../boards/board";
import type { IconName } from "../look/Icon";
import type { Choice, EntryData, EventData, SeatFinale, TableData, ViewData, Way } from "../protocol/schema";
import type { SoundName } from "../settings/settings";
import type { Teller } from "../telling/tale";
import type { Text } from "../text/text";
import type { Pointed } from "../tickets/Ticket";
import type { ActionKind } from "../view/game";
import type { LegalChoices, Place, Target, Thing } from "../view/legal";
import type { ScoreSheet } from "../view/scoreSheet";

/**
 * What this page knows of one chapter of the rules: all of it stands in the chapter's folder, and `index.ts` lists the
 * chapters. Of a chapter that isn't listed the page shows plain names, and asks by a plain sheet.
 */
export interface PageChapter {
  /** As the engine calls it. */
  readonly name: string;
  /** Its verbs, and where on the table each is done. */
  readonly verbs?: Readonly<Record<string, Place>>;
  /** What stands in the bar for them. */
  readonly actions?: readonly BarAction[];
  /** Keys besides those of the actions. */
  readonly keys?: readonly Key[];
  /** Its questions. */
  readonly asks?: readonly Ask[];
  readonly events?: Readonly<Record<string, PageEvent>>;
  /** Numbers of a seat that only some editions have. */
  readonly facts?: readonly SeatFact[];
  readonly routes?: RouteMarks;
  readonly building?: BuildingKind;
  /** What a claim costs or brings besides its cards. */
  readonly Also?: (props: AlsoProps) => ComponentChild;
  /** What is shown of a choice that waits for those of others, by its verb. */
  readonly chosen?: Readonly<Record<string, (props: ChosenProps) => ComponentChild>>;
  /** What is shown by itself, while nothing is asked. */
  readonly Unasked?: (props: SeenProps) => ComponentChild;
  /** Lines of the final count that are known before it, as they are on the score track. */
  readonly known?: readonly string[];
  readonly counted?: CountedLine;
}

/** A line of the final count with more to show than points. */
export interface CountedLine {
  readonly line: string;
  /** It is counted after the others. */
  readonly last?: true;
  /** A number that stands beside a seat's points. */
  readonly beside: (sheet: ScoreSheet) => number;
  /** The routes by which a seat got its points. */
  readonly lit: (finale: SeatFinale) => readonly number[];
}

/** A kind of action in the bar, and the verbs that it leads to. */
export interface BarAction {
  readonly kind: ActionKind;
  readonly verbs: readonly string[];
  readonly key: string;
  /** None: it is shown only while it can be done, stands out, and is done at once. */
  readonly icon?: IconName;
  /** Whether an edition has it, where not all do. */
  readonly has?: (view: ViewData) => boolean;
}

/** What keys can do at a table. */
export interface KeyActions {
  /** Does what a thing on the table does, or says why that can't be done. */
  at(thing: Thing, which: number): void;
  action(kind: ActionKind): void;
  undo(): void;
  /** Shows the next move of others; or all of them. */
  next(): void;
  end(): void;
  find(): void;
  help(): void;
  cancel(): void;
  arrow(key: string): void;
}

export interface Key {
  /** What is pressed, as the browser calls it. */
  readonly keys: readonly string[];
  /** What stands on the key in the list. */
  readonly shown: string;
  /** The key of the sentence that says what it does. */
  readonly about: string;
  readonly act: (actions: KeyActions, key: string) => void;
  /** The fewest decks with which it does anything. */
  readonly decks?: number;
}

/** What a player has begun but not yet carried out. */
export interface Begun {
  readonly mode: ActionKind | null;
  /** What is to be paid for. */
  readonly target: Target | null;
  /** Kinds of cards chosen in the hand: "cards first". */
  readonly cards: ReadonlySet<string>;
}

export interface Ask {
  readonly name: string;
  /** Whether it is asked now; of several questions, the first is. */
  readonly open: (legal: LegalChoices, begun: Begun, table: TableData) => boolean;
  readonly Sheet: (props: AskProps) => ComponentChild;
  /** The key of the prompt, where it isn't that of the phase. */
  readonly prompt?: string;
}

/** What can be seen at a table. */
export interface SeenProps {
  readonly board: Board;
  readonly table: TableData;
  readonly entries: readonly EntryData[];
}

/** What a sheet is given; what is chosen is carried out at once. */
export interface AskProps extends SeenProps {
  readonly legal: LegalChoices;
  readonly begun: Begun;
  /** What a route is, in words. */
  readonly words: (route: Route) => string;
  /** What a claim costs or brings besides its cards, as the chapters say. */
  readonly also: (claim: Choice, way: Way) => ComponentChild;
  readonly act: (...actions: readonly number[]) => void;
  readonly onCancel: () => void;
  readonly onUndo: () => void;
  readonly onPoint: (pointed: Pointed | null) => void;
}

export interface AlsoProps {
  readonly board: Board;
  readonly table: TableData;
  readonly claim: Choice;
  /** How it is going to be paid for. */
  readonly way: Way;
}

export interface ChosenProps {
  readonly board: Board;
  readonly choice: Choice;
}

/** A kind of event: how it is told, heard and shown. */
export interface PageEvent {
  /** None: what it tells can be seen on the table, and a log that repeats it hides what happened. */
  readonly tell?: Teller;
  /** Several of one seat, one after the other, are told together. */
  readonly run?: true;
  readonly sound?: SoundName;
  /** By it, somebody gets the route that it names: pieces are laid. */
  readonly lays?: true;
  /** By it, the last round begins. */
  readonly lastRound?: true;
  /** By it, something is built in the city that it names. */
  readonly builds?: true;
  /** Where the card comes from that goes to its seat. */
  readonly flies?: (event: EventData) => From | null;
}

/** Where a card comes from: a place in the display, or a deck. */
export type From = { readonly slot: number } | { readonly deck: string };

/** A number of a seat, which it can build or pay with. */
export interface SeatFact {
  readonly fact: string;
  readonly icon: IconName;
  /** At nought nothing is said of it. */
  readonly rare?: true;
  /** How many points each costs: these are shown then. */
  readonly costs?: (view: ViewData) => number | null;
}

/** What is printed on some routes, and how it is shown. */
export interface RouteMarks {
  readonly has: (route: Route) => boolean;
  /** In words, beside the route's length and colour. */
  readonly words: (text: Text, route: Route) => string;
  /** What is drawn again and again, by ids that carry the board's name. */
  readonly Symbols?: (props: { board: Board }) => ComponentChild;
  readonly Under?: (props: { board: Board; space: Space }) => ComponentChild;
  /** What stands on a space in place of its colour's sign; null where that one has none. */
  readonly sign?: (props: SignProps) => ComponentChild | null;
  /** Units that a ribbon is wider than the space, where it has to be wider than others. */
  readonly around?: number;
  /** What lies over all routes. */
  readonly Over?: ComponentType<OverProps>;
  /** A number that a board shows once for both tracks. */
  readonly number?: (printed: Readonly<Record<string, unknown>>) => number;
  /** Each space is paid for by itself. */
  readonly piecemeal?: true;
  /** Its entry in the legend: what a sample has printed, or a picture. */
  readonly legend: { readonly key: string; readonly sample: Partial<Route> } | LegendPicture;
}

export interface LegendPicture {
  readonly key: string;
  readonly Picture: () => ComponentChild;
}

export interface SignProps {
  readonly board: Board;
  readonly route: Route;
  readonly i: number;
}

export interface OverProps {
  readonly board: Board;
  /** Routes that are shown off: what belongs to others fades. None given: nothing fades. */
  readonly shown?: ReadonlySet<number> | undefined;
}

/** Something that is built in cities. */
export interface BuildingKind {
  readonly kind: string;
  /** The number of a seat that says how many it has left; an edition without it hasn't the building. */
  readonly fact: string;
  /** Who has one in which city. */
  readonly sites: (view: ViewData) => Readonly<Record<string, number>>;
  readonly outline: string;
  /** A darker part of it. */
  readonly inside: string;
  /** Where its owner's shape stands. */
  readonly shape: string;
}
