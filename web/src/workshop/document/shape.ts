import schema from "../../../../src/trilhos/boards/board.schema.json";

/** What this page reads of JSON Schema: as much as the format of boards is written in. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly propertyNames?: { readonly pattern: string };
  readonly maxProperties?: number;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const definitions = schema.$defs as unknown as Readonly<Record<string, Schema>>;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === "boolean",
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number" && Number.isFinite(value),
  integer: Number.isInteger,
  array: Array.isArray,
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

/** The place of the first thing in a file that isn't as the format has it; null: all is. Lists may be too short yet. */
export const misshapen = (file: unknown): string | null => wrongIn(file, definitions.BoardFile!, "");

function wrongIn(value: unknown, wanted: Schema, place: string): string | null {
  if (wanted.$ref) return wrongIn(value, definitions[wanted.$ref.split("/").at(-1)!]!, place);
  if (wanted.anyOf) return wrongInAll(value, wanted.anyOf, place);
  if (wanted.enum) return wanted.enum.includes(value) ? null : place;
  if (wanted.type && !TYPES[wanted.type]!(value)) return place;
  if (typeof value === "string") return isText(value, wanted) ? null : place;
  if (typeof value === "number") return isWithin(value, wanted) ? null : place;
  if (Array.isArray(value)) return wrongInList(value, wanted, place);
  return wanted.type === "object" ? wrongInObject(value as Record<string, unknown>, wanted, place) : null;
}

/** Where one of several things can stand, the one of the right type says what is wrong with it. */
function wrongInAll(value: unknown, all: readonly Schema[], place: string): string | null {
  const wrongs = all.map((one) => wrongIn(value, one, place));
  return wrongs.includes(null) ? null : (wrongs.find((wrong) => wrong !== place) ?? place);
}

const isText = (value: string, { minLength = 0, maxLength, pattern }: Schema): boolean =>
  value.length >= minLength &&
  (maxLength === undefined || [...value].length <= maxLength) &&
  (pattern === undefined || new RegExp(pattern, "u").test(value));

const isWithin = (value: number, { minimum = -1e9, maximum = 1e9 }: Schema): boolean =>
  value >= minimum && value <= maximum;

function wrongInList(
  list: readonly unknown[],
  { items, prefixItems = [], maxItems = 1e6 }: Schema,
  place: string,
) {
  if (list.length > maxItems || list.length < prefixItems.length) return place;
  return first(list, (value, i) => {
    const wanted = prefixItems[i] ?? items;
    return wanted ? wrongIn(value, wanted, `${place}[${i}]`) : null;
  });
}

function wrongInObject(value: Record<string, unknown>, wanted: Schema, place: string): string | null {
  const { properties = {}, required = [], additionalProperties, propertyNames, maxProperties = 1e6 } = wanted;
  const below = (name: string) => (place ? `${place}.${name}` : name);
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return below(missing);
  if (Object.keys(value).length > maxProperties) return place;
  return first(Object.entries(value), ([name, inside]) => {
    const rule = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (!rule || (propertyNames && !new RegExp(propertyNames.pattern, "u").test(name))) return below(name);
    return wrongIn(inside, rule, below(name));
  });
}

function first<T>(list: readonly T[], wrong: (one: T, i: number) => string | null): string | null {
  for (const [i, one] of list.entries()) {
    const found = wrong(one, i);
    if (found !== null) return found;
  }
  return null;
}
