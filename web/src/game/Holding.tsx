import { useEffect, useState } from "preact/hooks";
import type { Link } from "../live/link";
import type { TableData } from "../protocol/schema";
import { useText } from "../text/context";

const LONG = 180_000; // milliseconds; the server has the last word

/** Somebody holds the game: the others can let a bot play for them, until they say that they are here. */
export function Holding({ link, table }: { link: Link; table: TableData }) {
  const text = useText();
  const long = useLong(table.about.position);
  const { you, about } = table;
  if (about.status !== "running" || you === null) return null;
  if (about.chairs[you]!.away) {
    return (
      <p class="banner panel">
        {text("held-away")}
        <button type="button" class="button main" data-back onClick={() => link.back()}>
          {text("held-back")}
        </button>
      </p>
    );
  }
  const holder = long ? holderOf(table, you) : undefined;
  if (holder === undefined) return null;
  return (
    <p class="banner panel">
      {text("held-long", { name: about.chairs[holder]!.name })}
      <button type="button" class="button" data-vote={holder} onClick={() => link.vote(holder)}>
        {text("held-vote")}
      </button>
    </p>
  );
}

/** A person whose decision is open, for whom nobody plays and against whom this chair has not voted. */
const holderOf = ({ about }: TableData, you: number): number | undefined =>
  about.chairs
    .map((chair, at) => ({ ...chair, at }))
    .filter(({ kind, away, resigned, seat }) => kind === "person" && !away && !resigned && seat !== null)
    .find(({ seat, at }) => at !== you && about.waiting.includes(seat!) && !about.votes[at]?.includes(you))
    ?.at;

/** Whether the table has stood at a position for long. */
function useLong(position: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [position]);
  return long;
}
