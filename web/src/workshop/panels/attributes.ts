import schema from "../../../../src/trilhos/boards/board.schema.json";
import type { ChapterData } from "../../protocol/schema";
import type { BoardDocument, CityEntry, RouteEntry } from "../document/document";

/** Something that can be printed on a route or at a city, because a chapter of the rules reads it. */
export interface Attribute {
  readonly field: string;
  /** The largest number; none: it is so or not. */
  readonly most: number | null;
  /** It stands among the marks of a route. */
  readonly mark: boolean;
}

type Printed = RouteEntry | CityEntry;
interface Field {
  readonly type?: string;
  readonly maximum?: number;
}

const SAID_APART: ReadonlySet<string> = new Set(["length", "color", "kind", "track"]);
const FIELDS = {
  routes: schema.$defs.RouteEntry.properties as Readonly<Record<string, Field>>,
  cities: schema.$defs.CityEntry.properties as Readonly<Record<string, Field>>,
};
const MOST_MARKS = 9; // more of a mark than a route has spaces means nothing

/** What the chapters of a board's rules read there, besides what every route has. */
export function attributesOf(
  board: BoardDocument,
  known: readonly ChapterData[],
  on: "routes" | "cities",
): readonly Attribute[] {
  const names = new Set(board.rules.chapters.map(({ name }) => name));
  const read = known.filter(({ name }) => names.has(name)).flatMap(({ reads }) => reads);
  return [...new Set(read)].flatMap((path) => attributeOf(path.split("."), on) ?? []);
}

function attributeOf([part, field = "", mark]: readonly string[], on: "routes" | "cities"): Attribute | null {
  if (part !== on || SAID_APART.has(field)) return null;
  if (mark) return { field: mark, most: MOST_MARKS, mark: true };
  const { type, maximum = 1 } = FIELDS[on][field] ?? {};
  return type ? { field, most: type === "boolean" ? null : maximum, mark: false } : null;
}

/** The number or flag that is printed; nothing counts as none. */
export function printedOn(entry: Printed, { field, most, mark }: Attribute): number | boolean {
  const values = (mark ? ((entry as RouteEntry).marks ?? {}) : entry) as Readonly<Record<string, unknown>>;
  return most === null ? values[field] === true : Number(values[field] ?? 0);
}

/** The change of an entry that prints it. */
export function printing(
  entry: Printed,
  { field, mark }: Attribute,
  value: number | boolean,
): Partial<RouteEntry & CityEntry> {
  if (!mark) return { [field]: value };
  const { [field]: _, ...others } = (entry as RouteEntry).marks ?? {};
  return { marks: value ? { ...others, [field]: Number(value) } : others };
}
