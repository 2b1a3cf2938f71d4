import { useEffect } from "preact/hooks";
import type { Choice, LessonStepData } from "../protocol/schema";

const PLACES: Readonly<Record<NonNullable<LessonStepData["place"]>, string>> = {
  market: ".table-market",
  hand: ".table-own .hand",
  tickets: ".own-tickets, .tickets-button",
  players: ".table-players",
  actions: ".actions",
  log: ".table-log",
  count: ".count",
};
/** Where any of so many would do, nothing is pointed at. */
const MOST = 4;

/** What a step points at, as selectors: a part of the table, and what carries out the action that it asks for now. */
export function selectorsOf(step: LessonStepData | undefined, legal: readonly Choice[]): readonly string[] {
  if (!step) return [];
  const asked = new Set(step.asks.flat());
  const now = legal.filter(({ id }) => asked.has(id));
  const ways = now.flatMap((choice) => (choice.ways ?? []).filter(({ id }) => asked.has(id)));
  const shown = now.length <= MOST ? now : [];
  return [
    ...(step.place ? [PLACES[step.place]] : []),
    ...shown.map(({ id }) => `button[data-action="${id}"], label:has([data-choice="${id}"])`),
    ...shown.map(({ verb }) => `.actions [data-kind="${verb}"]`),
    ...shown.flatMap(({ tickets }) => tickets ?? []).map((id) => `.sheet label:has([data-ticket="${id}"])`),
    ...ways.map(({ id }) => `label:has([data-way="${id}"])`),
  ];
}

/** Outlines whatever matches, now or later. The server's policy allows no styles in the page's text; this one is none. */
export function useOutline(selectors: readonly string[]): void {
  useEffect(() => {
    if (selectors.length === 0 || !("adoptedStyleSheets" in document)) return;
    const sheet = new CSSStyleSheet();
    const body = "outline: 3px solid var(--glow); outline-offset: 2px; border-radius: 10px;";
    sheet.replaceSync(`:is(${selectors.join(", ")}) { ${body} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [selectors]);
}
