import { PageWords } from "../PageWords";
import type { EntryData } from "../protocol/schema";
import { useText } from "../text/context";
import { named } from "../text/names";

/** What a bot says of its move: words and numbers, or the fault for which another one was played instead. */
interface Remark {
  readonly text?: string;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly fault?: string;
}

/** Beside a move, what its bot says of it; nothing where it says nothing. */
export function BotsWords({ move }: { move: EntryData }) {
  const remark = move.data.remark as Remark | undefined;
  if (!remark) return null;
  return (
    <PageWords page="bench" waiting={null}>
      <Words remark={remark} />
    </PageWords>
  );
}

function Words({ remark: { text: words, numbers = {}, fault } }: { remark: Remark }) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <aside class="said" aria-label={text("remark-title")} tabIndex={0}>
      {fault && <p class="refused">{named(text, `remark-fault-${fault}`, fault)}</p>}
      {words && <p>{words}</p>}
      <dl>
        {Object.entries(numbers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text("remark-number", { value })}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
