import type { Route } from "../boards/board";
import { colourName } from "../text/names";
import type { Text } from "../text/text";
import type { ActionKind } from "../view/game";
import type { Place } from "../view/legal";
import type {
  Ask,
  BarAction,
  BuildingKind,
  CountedLine,
  Key,
  PageChapter,
  PageEvent,
  RouteMarks,
  SeatFact,
} from "./chapter";
import { claims } from "./claims/chapter";
import { ending } from "./ending/chapter";
import { ferries } from "./ferries/chapter";
import { harbours } from "./harbours/chapter";
import { hardRoutes } from "./hardRoutes/chapter";
import { longest } from "./longest/chapter";
import { market } from "./market/chapter";
import { mountains } from "./mountains/chapter";
import { neutral } from "./neutral/chapter";
import { payments } from "./payments/chapter";
import { pieces } from "./pieces/chapter";
import { stations } from "./stations/chapter";
import { tickets } from "./tickets/chapter";
import { tolls } from "./tolls/chapter";
import { tunnels } from "./tunnels/chapter";

/**
 * The chapters of the rules that this page knows: whatever it shows of them follows from this list. Its order is that of
 * the bar, the keys, the words of a route and the legend; and a question is asked by the first that has one.
 */
export const chapters: readonly PageChapter[] = [
  market,
  claims,
  tickets,
  stations,
  longest,
  harbours,
  pieces,
  tunnels,
  payments,
  ferries,
  hardRoutes,
  tolls,
  mountains,
  neutral,
  ending,
];

const every = <T>(part: (chapter: PageChapter) => readonly T[] | undefined): readonly T[] =>
  chapters.flatMap((chapter) => part(chapter) ?? []);

const joined = <T>(part: (chapter: PageChapter) => Readonly<Record<string, T>> | undefined) =>
  new Map(chapters.flatMap((chapter) => Object.entries(part(chapter) ?? {})));

/** Where each verb is done. */
export const places: ReadonlyMap<string, Place> = joined(({ verbs }) => verbs);
export const barActions: readonly BarAction[] = every(({ actions }) => actions);
export const asks: readonly Ask[] = every(({ asks }) => asks);
export const events: ReadonlyMap<string, PageEvent> = joined(({ events }) => events);
export const chosenParts = joined(({ chosen }) => chosen);
export const seatFacts: readonly SeatFact[] = every(({ facts }) => facts);
export const routeMarks: readonly RouteMarks[] = every(({ routes }) => routes && [routes]);
export const buildings: readonly BuildingKind[] = every(({ building }) => building && [building]);
export const knownLines: ReadonlySet<string> = new Set(every(({ known }) => known));
export const countedLines: readonly CountedLine[] = every(({ counted }) => counted && [counted]);

/** The keys of chapters: their own, and those of their actions. */
export const chapterKeys: readonly ChapterKey[] = every(({ keys = [], actions = [] }) => [
  ...keys,
  ...actions.filter(({ key }) => !keys.some((one) => one.shown === key)).map(keyOf),
]);

export interface ChapterKey extends Key {
  /** The action that an edition must have. */
  readonly needs?: ActionKind;
}

function keyOf({ kind, key, has }: BarAction): ChapterKey {
  return {
    keys: [key.toLowerCase()],
    shown: key,
    about: `key-${kind}`,
    act: (actions) => actions.action(kind),
    ...(has && { needs: kind }),
  };
}

/** The buildings that an edition has, as the numbers of its seats tell. */
export const buildingsOf = (facts: Readonly<Record<string, unknown>>): readonly BuildingKind[] =>
  buildings.filter(({ fact }) => facts[fact] !== undefined);

/** Whether each space of a route is paid for by itself. */
export const isPiecemeal = (route: Route): boolean =>
  routeMarks.some(({ has, piecemeal }) => piecemeal && has(route));

/** What a route is, in words: for sheets, for screen readers and for the tip. */
export function routeFacts(text: Text, route: Route): string {
  const facts = [text("track-length", { count: route.length }), colourName(text, route.colour)];
  if (route.kind === "ship") facts.push(text("track-ship"));
  const marks = routeMarks.filter(({ has }) => has(route));
  return [...facts, ...marks.map(({ words }) => words(text, route))].join(" · ");
}

/** The number on a route that a board shows once for both tracks; 0: none. */
export const shownNumber = (printed: Readonly<Record<string, unknown>>): number =>
  Math.max(0, ...routeMarks.map(({ number }) => number?.(printed) ?? 0));
