import { useMemo, useState } from "preact/hooks";
import type { CardCounts } from "../cards/kinds";
import { MiniCard } from "../cards/MiniCard";
import { useText } from "../text/context";
import { cardCount, cardName, colourName } from "../text/names";
import type { Text } from "../text/text";
import { CardRow, inWords } from "./CardRow";
import { cardsColour, countOf, type Group, grouped, kindsOf, type Payable, usesUp } from "./ways";

const FEW = 5; // rows; more of them can be sifted by colour

export interface WayListProps {
  readonly ways: readonly Payable[];
  readonly hand: CardCounts;
  readonly chosen: number;
  /** Whether a row stands for an action that is legal now; else its claim comes first. */
  readonly now?: boolean;
  readonly onChoose: (way: number) => void;
}

/** The ways in the order in which they are shown; the first is the one to begin with. */
export const useGroups = (ways: readonly Payable[], hand: CardCounts): readonly Group[] =>
  useMemo(() => grouped(ways, hand), [ways, hand]);

/** Every way to pay as a row of cards, by colour. */
export function WayList({ ways, hand, chosen, now = false, onChoose }: WayListProps) {
  const text = useText();
  const groups = useGroups(ways, hand);
  const [only, setOnly] = useState<Group | null>(null);
  const sift = (group: Group | null) => {
    setOnly(group);
    if (group) onChoose(group.ways[0]!.id);
  };
  return (
    <>
      {ways.length > FEW && groups.length > 1 && <Colours groups={groups} only={only} onSift={sift} />}
      <div class="ways" role="radiogroup" aria-label={text("choice-pay-with")}>
        {(only ? [only] : groups).flatMap((group) =>
          group.ways.map((way) => (
            <WayRow
              key={way.id}
              way={way}
              note={noteOf(text, way, hand)}
              chosen={way.id === chosen}
              now={now}
              onChoose={() => onChoose(way.id)}
            />
          )),
        )}
      </div>
    </>
  );
}

interface ColoursProps {
  readonly groups: readonly Group[];
  readonly only: Group | null;
  readonly onSift: (group: Group | null) => void;
}

/** One button a colour, to see its rows only. */
function Colours({ groups, only, onSift }: ColoursProps) {
  const text = useText();
  return (
    <div class="way-colours" role="group" aria-label={text("pay-sift")}>
      <button type="button" aria-pressed={only === null} onClick={() => onSift(null)}>
        {text("pay-all")}
      </button>
      {groups.map((group) => (
        <button
          type="button"
          key={group.colour}
          aria-pressed={only?.colour === group.colour}
          aria-label={onlyLabel(text, group)}
          onClick={() => onSift(group)}
        >
          <MiniCard name={signOf(group)} />
        </button>
      ))}
    </div>
  );
}

/** A card that stands for the colour. */
const signOf = ({ ways: [way] }: Group): string => kindsOf(way!.cards).at(-1)![0];

const onlyLabel = (text: Text, group: Group) =>
  group.colour === "wild"
    ? text("pay-only-wild", { card: cardName(text, signOf(group)) })
    : text("pay-only", { colour: colourName(text, group.colour) });

interface RowProps {
  readonly way: Payable;
  readonly note: string;
  readonly chosen: boolean;
  readonly now: boolean;
  readonly onChoose: () => void;
}

function WayRow({ way, note, chosen, now, onChoose }: RowProps) {
  const text = useText();
  const mark = now ? { "data-choice": way.id } : { "data-way": way.id };
  return (
    <label class={chosen ? "way chosen" : "way"}>
      <input type="radio" name="way" checked={chosen} onChange={onChoose} {...mark} />
      <CardRow cards={way.cards} />
      <span class="unseen">{inWords(text, way.cards)}</span>
      <span class="muted">{note}</span>
    </label>
  );
}

/** What is worth saying about a way: paid too much, a colour gone, wilds spent. */
function noteOf(text: Text, { cards, over }: Payable, hand: CardCounts): string {
  if (over > 0) return text("pay-over", { count: over });
  const colour = cardsColour(cards);
  if (usesUp(cards, hand)) return text("pay-uses-up", { colour: colourName(text, colour) });
  const [first, count] = kindsOf(cards)[0]!;
  const some = colour !== "wild" && count < countOf(cards);
  return some && cardsColour({ [first]: count }) === "wild" ? cardCount(text, first, count) : "";
}
