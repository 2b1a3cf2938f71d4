import { pieceColours } from "../look/pieces";
import { type Language, languages } from "../text/catalogues";

export const soundNames = ["yourTurn", "card", "train", "ticket", "lastRound", "end"] as const;
export type SoundName = (typeof soundNames)[number];
export const themes = ["system", "light", "dark"] as const;
export const tongues = ["system", ...languages] as const;
/** How others' moves are shown: at once, one after the other, or each when the player presses on. */
export const paceNames = ["instant", "quick", "calm", "steps"] as const;
export type Pace = (typeof paceNames)[number];
export const seatColours = ["", ...pieceColours] as const;

/** What somebody likes, kept on this device. */
export interface Settings {
  readonly name: string;
  readonly language: Language | "system";
  readonly theme: (typeof themes)[number];
  /** How quickly others' moves are shown, and things move; `instant`: not at all. */
  readonly pace: Pace;
  readonly sounds: Readonly<Record<SoundName, boolean>>;
  /** No sound at all, whatever is chosen of them. */
  readonly muted: boolean;
  /** Signs on cards and spaces, so that colours are never alone. */
  readonly glyphs: boolean;
  /** The colours' names, written on the cards. */
  readonly colourNames: boolean;
  readonly chat: boolean;
  /** Whether a big screen shows what is pointed at here. */
  readonly pointing: boolean;
  /** What characters say while they play. */
  readonly lines: boolean;
  /** Be asked before a blunder, where there are hints. */
  readonly coach: boolean;
  /** The colour of one's pieces in the next game; none: whichever is left. */
  readonly colour: (typeof seatColours)[number];
  /** The address that notices of one's turn were last sent to: the next game needn't be told again. */
  readonly webhook: string;
  /** Whether this device is told of turns in later games without being asked. */
  readonly pushNext: boolean;
}

const KEY = "trilhos.settings";

const DEFAULTS: Settings = {
  name: "",
  language: "system",
  theme: "system",
  pace: "quick",
  sounds: { yourTurn: true, card: true, train: true, ticket: true, lastRound: true, end: true },
  muted: false,
  glyphs: true,
  colourNames: false,
  chat: true,
  pointing: false,
  lines: true,
  coach: false,
  colour: "",
  webhook: "",
  pushNext: false,
};

/** The settings that are one of a few words. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  language: tongues,
  theme: themes,
  pace: paceNames,
  colour: seatColours,
};

/** What older pages called the pace: how quickly things moved. */
const MOTIONS: Readonly<Record<string, Pace>> = {
  off: "instant",
  fast: "quick",
  normal: "quick",
  slow: "calm",
};

const listeners = new Set<(settings: Settings) => void>();
let current = read(localStorage.getItem(KEY));

export const settings = (): Settings => current;

export const setting = <Name extends keyof Settings>(name: Name): Settings[Name] => current[name];

/** Changes some of them; everybody who listens is told at once. */
export function changeSettings(part: Partial<Settings>): void {
  current = { ...current, ...part };
  localStorage.setItem(KEY, JSON.stringify(current));
  tell();
}

/** Tells of every change, those in other tabs too, until the returned function is called. */
export function onSettings(listener: (settings: Settings) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was kept, without anything that isn't a setting of today: older pages wrote it too. */
export function read(kept: string | null): Settings {
  const { motion, ...rest } = parsed(kept);
  const wanted: Record<string, unknown> = { pace: MOTIONS[String(motion)], ...rest };
  const known = Object.entries(DEFAULTS).map(([name, value]) => [name, fitting(name, wanted[name], value)]);
  const { sounds, ...others } = Object.fromEntries(known) as Settings;
  return { ...others, sounds: { ...DEFAULTS.sounds, ...sounds } };
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(kept ?? "{}")) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function fitting(name: string, wanted: unknown, value: unknown): unknown {
  const fits = CHOICES[name]?.includes(wanted) ?? (typeof wanted === typeof value && wanted !== null);
  return fits ? wanted : value;
}

function tell(): void {
  for (const listener of listeners) listener(current);
}

addEventListener("storage", ({ key, newValue }) => {
  if (key !== KEY) return;
  current = read(newValue);
  tell();
});
