import type { Board } from "../boards/board";
import { events } from "../chapters";
import type { EntryData, EventData, TableData } from "../protocol/schema";
import type { Part } from "../telling/parts";
import { type PartValues, sentence } from "../telling/sentence";
import type { Memory, Scene, Told } from "../telling/tale";
import type { Text } from "../text/text";
import { nameOf } from "../view/seats";

/** One line of the log; a seat's badge stands before it, where it is about one. */
export interface LogLine {
  readonly key: number;
  readonly seat: number | null;
  readonly parts: readonly Part[];
  /** The number of the last entry that it tells of. */
  readonly entry: number;
  /** What it was told by; none: its words are all there is. */
  readonly told?: Told;
}

/** Kinds of entries about people, told in their own words. */
const PEOPLE: ReadonlySet<string> = new Set([
  "joined",
  "left",
  "seated",
  "started",
  "undo",
  "hinted",
  "asked",
  "agreed",
  "denied",
  "voted",
  "away",
  "back",
  "vacation",
  "vacation-over",
  "resigned",
]);

/** Tells entries in their order, and remembers what belongs to those that follow. */
export class Narrator {
  lines: readonly LogLine[] = [];
  last = 0;
  private entry = 0;
  private run: EventData[] = [];
  private before: readonly LogLine[] = [];
  private readonly memory: Memory = new Map();
  private readonly people = new Map<number, string>();

  constructor(
    readonly board: Board,
    readonly text: Text,
  ) {}

  hear(table: TableData, entries: readonly EntryData[]): void {
    for (const entry of entries.filter(({ number }) => number > this.last)) this.hearOne(table, entry);
    this.last = Math.max(this.last, entries.at(-1)?.number ?? 0);
  }

  private hearOne(table: TableData, entry: EntryData): void {
    this.entry = entry.number;
    if (PEOPLE.has(entry.type)) this.hearPerson(table, entry);
    if (entry.data.by === "clock") this.hearClock(table, Number(entry.data.seat));
    for (const event of entry.events ?? []) this.hearEvent(table, event);
  }

  /** What follows was not this seat's own decision. */
  private hearClock(table: TableData, seat: number): void {
    this.run = [];
    this.add(seat, "log-clock", { name: this.name(table, seat) });
  }

  /** A run that goes on is told again, in place of what was told of it before. */
  private hearEvent(table: TableData, event: EventData): void {
    if (isSilent(event)) return;
    const goesOn = isSame(this.run[0], event);
    this.run = goesOn ? [...this.run, event] : [event];
    if (!goesOn) this.before = this.lines;
    this.lines = this.before;
    const seat = event.seat ?? null;
    try {
      for (const [key, values] of tell({ ...this.scene(table), run: this.run })) this.add(seat, key, values);
    } catch (problem) {
      console.error(`the event ${event.type} can't be told`, problem);
      this.line(seat, [plain(event, seat === null ? "" : this.name(table, seat))]);
    }
  }

  private scene(table: TableData) {
    const decks = Object.keys(table.view?.decks ?? {}).length;
    const name = (seat: number) => this.name(table, seat);
    return { board: this.board, text: this.text, memory: this.memory, result: table.result, decks, name };
  }

  /** Who came and went; a move that was taken back leaves nothing to remember. */
  private hearPerson(table: TableData, { type, data }: EntryData): void {
    const chair = typeof data.chair === "number" ? data.chair : null;
    const seat = typeof data.seat === "number" ? data.seat : seatOf(table, chair);
    if (chair !== null && typeof data.name === "string") this.people.set(chair, data.name);
    if (data.renamed === true) return; // who sits there has another name or colour
    const name = this.personal(table, chair) || (seat !== null && this.name(table, seat)) || "";
    this.run = [];
    if (type === "undo") this.forget();
    if (data.joined === true) return; // one command is taken back as one
    if (name || type === "started") this.add(seat, sentenceFor(type, data), { name });
    for (const missing of Array.isArray(data.missing) ? (data.missing as number[]) : [])
      this.add(null, "log-nonce-missing", { name: table.about.chairs[missing]?.name ?? "" });
  }

  private name(table: TableData, seat: number): string {
    return nameOf(table, seat, this.text("log-you"));
  }

  /** Who sat on a chair at that time. */
  private personal({ about, you }: TableData, chair: number | null): string {
    if (chair === null) return "";
    return chair === you && about.chairs[chair]?.unnamed
      ? this.text("log-you")
      : (this.people.get(chair) ?? "");
  }

  /** What was remembered of a move that is taken back. */
  private forget(): void {
    for (const note of [...this.memory.keys()].filter(({ lasting }) => !lasting)) this.memory.delete(note);
  }

  private add(seat: number | null, name: string, values: PartValues): void {
    const [first, ...rest] = sentence(this.text, name, values);
    this.line(seat, first === undefined ? [] : [this.begin(first), ...rest], [name, values]);
  }

  /** A sentence that begins with "you" begins with a capital letter. */
  private begin(first: Part): Part {
    const you = this.text("log-you");
    return typeof first === "string" && first.startsWith(`${you} `)
      ? first[0]!.toUpperCase() + first.slice(1)
      : first;
  }

  private line(seat: number | null, parts: readonly Part[], told?: Told): void {
    const line = { key: this.lines.length, seat, parts, entry: this.entry, ...(told && { told }) };
    this.lines = [...this.lines, line];
  }
}

/** An event that can't be told in words, by its plain name. */
const plain = ({ type }: EventData, name: string): string => (name ? `${name}: ${type}` : type);

/** Who is away as their time was over is told otherwise than who has gone. */
const sentenceFor = (type: string, data: EntryData["data"]): string =>
  data.lapsed === true ? "log-lapsed" : `log-${type}`;

const seatOf = (table: TableData, chair: number | null): number | null =>
  chair === null ? null : (table.about.chairs[chair]?.seat ?? null);

/** What can be seen on the table: a chapter has heard of it, and says nothing. */
const isSilent = ({ type }: EventData): boolean => events.has(type) && !events.get(type)!.tell;

/** Whether an event goes on with what is being told: cards of one draw, tickets of one offer. */
const isSame = (a: EventData | undefined, b: EventData): boolean =>
  a !== undefined &&
  a.type === b.type &&
  a.seat === b.seat &&
  a.deck === b.deck &&
  events.get(b.type)?.run === true;

/** The sentences for the newest event of a run; of a kind that nobody can tell it throws. */
function tell(scene: Scene): Told[] {
  const newest = scene.run.at(-1)!;
  const teller = events.get(newest.type)?.tell;
  if (!teller) throw new Error(`no sentence for ${newest.type}`);
  return teller(scene, newest);
}
