const ALIKE = 3; // letters with which two names begin, from which on they are easily mistaken for each other

/** A name in two parts: what another's begins with too, and what tells it from that. */
export function apart(name: string, others: readonly string[]): readonly [string, string] {
  const letters = [...name];
  const shared = (other: readonly string[]) => {
    const at = letters.findIndex((letter, i) => letter !== other[i]);
    return at < 0 ? letters.length : at;
  };
  const most = Math.max(0, ...others.filter((one) => one !== name).map((one) => shared([...one])));
  return most < ALIKE ? ["", name] : [letters.slice(0, most).join(""), letters.slice(most).join("")];
}

interface SeatNameProps {
  readonly name: string;
  /** Who else sits there. */
  readonly others: readonly string[];
}

/** A name where there may be little room for it: what it shares with another's is shortened first. */
export function SeatName({ name, others }: SeatNameProps) {
  const [shared, own] = apart(name, others);
  return (
    <b title={name}>
      {shared && <span class="shared">{shared}</span>}
      {own && <span>{own}</span>}
    </b>
  );
}
