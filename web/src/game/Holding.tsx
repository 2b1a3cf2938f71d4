import { useLeft } from "../follow/moments";
import type { Followed, Link } from "../live/link";
import type { TableData } from "../protocol/schema";
import { useText } from "../text/context";

interface HoldingProps {
  readonly link: Link;
  readonly table: TableData;
  readonly ahead: Followed["ahead"];
}

/** Somebody holds the game: the others can let a bot play for them, until they say that they are here. */
export function Holding({ link, table, ahead }: HoldingProps) {
  const text = useText();
  const { you, about } = table;
  const left = useLeft(about.timing?.vote_from, ahead, () => 0);
  if (about.status !== "running" || you === null || about.chairs[you]!.resigned) return null;
  if (about.chairs[you]!.away) {
    return (
      <p class="toast panel">
        {text("held-away")}
        <button type="button" class="button main" data-back onClick={() => link.back()}>
          {text("held-back")}
        </button>
      </p>
    );
  }
  const holder = !about.days && left !== null && left <= 0 ? holderOf(table, you) : undefined;
  if (holder === undefined) return null;
  return (
    <p class="toast panel">
      {text("held-long", { name: about.chairs[holder]!.name })}
      <button type="button" class="button" data-vote={holder} onClick={() => link.vote(holder)}>
        {text("held-vote")}
      </button>
    </p>
  );
}

/** Somebody else who holds the game, against whom this chair has not voted. */
const holderOf = ({ about }: TableData, you: number): number | undefined =>
  about.timing?.holders.find((chair) => chair !== you && !about.votes[chair]?.includes(you));
