import { boardTitle } from "../../boards/titles";
import { api } from "../../live/api";
import { Check } from "../../look/Check";
import type { BoardData, ChapterData, ChapterEntry, ParameterData } from "../../protocol/schema";
import { useText } from "../../text/context";
import { cardName, named } from "../../text/names";
import type { EditorDesk } from "../desk/EditorDesk";
import { useList } from "../desk/useLook";
import type { BoardDocument } from "../document/document";
import { setParameter, setRules, withChapter, withoutChapter, withRules } from "../document/rules";
import { fetchFile } from "../shelf/copies";
import { ChoiceField, NumberField } from "./fields";

interface RulesProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly known: readonly ChapterData[];
}

/** The rulebook: like that of an offered board, then chapter by chapter. */
export function RulesPanel({ desk, board, known }: RulesProps) {
  const text = useText();
  const { rules } = board;
  return (
    <section class="form" aria-label={text("editor-rules")}>
      <RuleSet desk={desk} />
      <h2>{text("editor-players")}</h2>
      <NumberField
        label={text("editor-least")}
        value={rules.least_players}
        least={2}
        most={rules.most_players}
        onChange={(least_players) => desk.edit((now) => setRules(now, { least_players }))}
      />
      <NumberField
        label={text("editor-most")}
        value={rules.most_players}
        least={rules.least_players}
        most={5}
        onChange={(most_players) => desk.edit((now) => setRules(now, { most_players }))}
      />
      <h2>{text("editor-chapters")}</h2>
      {known.map((chapter) => (
        <ChapterForm key={chapter.name} desk={desk} board={board} chapter={chapter} known={known} />
      ))}
      <RoutePoints desk={desk} board={board} />
      <Cards desk={desk} board={board} />
    </section>
  );
}

function RuleSet({ desk }: { desk: EditorDesk }) {
  const text = useText();
  const boards = useList<BoardData>(() => api.boards(), document.documentElement.lang);
  const take = async (address: string) => {
    const file = await fetchFile(address);
    if (file) desk.edit((now) => withRules(now, file.rules));
  };
  return (
    <ChoiceField
      label={text("editor-rules-like")}
      name="rules-like"
      value={null}
      all={boards.map(({ board }) => board)}
      say={(address) => {
        const { id, words } = boards.find(({ board }) => board === address)!;
        return boardTitle({ name: id, words });
      }}
      onChange={(address) => void take(address)}
    />
  );
}

interface ChapterProps extends RulesProps {
  readonly chapter: ChapterData;
}

/** One chapter: whether the rules have it, and its numbers. */
function ChapterForm({ desk, board, chapter, known }: ChapterProps) {
  const text = useText();
  const { chapters } = board.rules;
  const entry = chapters.find(({ name }) => name === chapter.name);
  const needed = known.some(
    ({ name, needs }) => needs.includes(chapter.name) && chapters.some((one) => one.name === name),
  );
  const order = orderOf(known);
  const turn = (on: boolean) =>
    desk.edit((now) =>
      on ? withChapter(now, beginning(chapter), order) : withoutChapter(now, chapter.name),
    );
  return (
    <div class="chapter" data-chapter={chapter.name}>
      <Check
        on={entry !== undefined}
        disabled={entry !== undefined && needed}
        label={chapter.title}
        onChange={turn}
      />
      {entry && chapter.parameters.length > 0 && (
        <div class="parameters">
          {chapter.parameters.map((one) => (
            <Parameter
              key={one.name}
              one={one}
              entry={entry}
              label={named(
                text,
                `editor-parameter-${chapter.name}-${one.name.replaceAll("_", "-")}`,
                one.name,
              )}
              onSet={(value) => desk.edit((now) => setParameter(now, chapter.name, one.name, value))}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** An order in which each chapter stands behind those that it has to stand behind. */
export function orderOf(known: readonly ChapterData[]): readonly string[] {
  const found: string[] = [];
  const visit = (chapter: ChapterData) => {
    if (found.includes(chapter.name)) return;
    for (const other of known)
      if (
        chapter.after.includes(other.name) ||
        chapter.needs.includes(other.name) ||
        other.before.includes(chapter.name)
      )
        if (!other.after.includes(chapter.name) && !chapter.before.includes(other.name)) visit(other);
    found.push(chapter.name);
  };
  for (const chapter of known) visit(chapter);
  return found;
}

/** A chapter with the least that it has to be told. */
const beginning = ({ name, parameters }: ChapterData): ChapterEntry => ({
  name,
  parameters: Object.fromEntries(
    parameters.filter(({ required }) => required).map((one) => [one.name, least(one)]),
  ),
});

function least({ sort, least, words, default: usual }: ParameterData): boolean | number | string | number[] {
  if (usual !== null && usual !== undefined) return usual;
  if (sort === "flag") return false;
  if (sort === "word") return words[0] ?? "";
  return sort === "numbers" ? [Math.max(least, 1)] : Math.max(least, 1);
}

interface ParameterProps {
  readonly one: ParameterData;
  readonly entry: ChapterEntry;
  readonly label: string;
  readonly onSet: (value: unknown) => void;
}

function Parameter({ one, entry, label, onSet }: ParameterProps) {
  const text = useText();
  const value = entry.parameters?.[one.name] ?? one.default ?? null;
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return (
      <ByPlayers one={one} value={value as Readonly<Record<string, number>>} label={label} onSet={onSet} />
    );
  if (one.sort === "flag") return <Check on={value === true} label={label} onChange={onSet} />;
  if (one.sort === "word")
    return (
      <ChoiceField
        label={label}
        value={String(value ?? "")}
        all={one.words}
        say={(word) => named(text, `editor-word-${word}`, word)}
        onChange={onSet}
      />
    );
  if (one.sort === "numbers")
    return <Numbers one={one} value={(value ?? []) as readonly number[]} label={label} onSet={onSet} />;
  return (
    <NumberField
      label={label}
      name={one.name}
      value={value as number | null}
      least={one.least}
      most={one.most}
      onChange={onSet}
    />
  );
}

interface ManyProps<T> extends Pick<ParameterProps, "one" | "label" | "onSet"> {
  readonly value: T;
}

/** A number for each number of players. */
function ByPlayers({ one, value, label, onSet }: ManyProps<Readonly<Record<string, number>>>) {
  const text = useText();
  return (
    <>
      {Object.entries(value).map(([players, number]) => (
        <NumberField
          key={players}
          label={`${label} (${text("editor-with-players", { players: Number(players) })})`}
          value={typeof number === "number" ? number : null}
          least={one.least}
          most={one.most}
          onChange={(next) => onSet({ ...value, [players]: next })}
        />
      ))}
    </>
  );
}

/** A row of numbers, which can grow and shrink. */
function Numbers({ one, value, label, onSet }: ManyProps<readonly number[]>) {
  const text = useText();
  return (
    <div class="numbers" role="group" aria-label={label}>
      <span>{label}</span>
      {value.map((number, i) => (
        <input
          key={i}
          class="field"
          type="number"
          aria-label={`${label} ${i + 1}`}
          min={one.least}
          max={one.most}
          value={number}
          onChange={({ currentTarget }) => {
            const next = Math.min(
              one.most,
              Math.max(one.least, Math.round(currentTarget.valueAsNumber) || 0),
            );
            currentTarget.value = `${next}`;
            onSet(value.map((old, j) => (j === i ? next : old)));
          }}
        />
      ))}
      <button
        type="button"
        class="button"
        aria-label={text("editor-more-of", { label })}
        disabled={value.length >= 10}
        onClick={() => onSet([...value, value.at(-1) ?? one.least])}
      >
        +
      </button>
      <button
        type="button"
        class="button"
        aria-label={text("editor-fewer-of", { label })}
        disabled={value.length <= 1}
        onClick={() => onSet(value.slice(0, -1))}
      >
        −
      </button>
    </div>
  );
}

/** What routes bring, by length. */
function RoutePoints({ desk, board }: Omit<RulesProps, "known">) {
  const text = useText();
  const [, ...points] = board.rules.route_points;
  const one = { name: "", sort: "numbers", least: -200, most: 200, words: [], required: true };
  return (
    <Numbers
      one={one}
      value={points}
      label={text("editor-route-points")}
      onSet={(next) =>
        desk.edit((now) => setRules(now, { route_points: [0, ...(next as number[])].slice(0, 10) }))
      }
    />
  );
}

/** How many cards there are of each kind. */
function Cards({ desk, board }: Omit<RulesProps, "known">) {
  const text = useText();
  const { cards } = board.rules;
  const set = (name: string, count: number) =>
    desk.edit((now) =>
      setRules(now, {
        cards: {
          ...now.rules.cards,
          kinds: now.rules.cards.kinds.map((kind) => (kind.name === name ? { ...kind, count } : kind)),
        },
      }),
    );
  return (
    <details>
      <summary>{text("editor-cards")}</summary>
      {cards.kinds.map(({ name, count }) => (
        <NumberField
          key={name}
          label={cardName(text, name)}
          value={count}
          least={1}
          most={200}
          onChange={(next) => set(name, next)}
        />
      ))}
    </details>
  );
}
