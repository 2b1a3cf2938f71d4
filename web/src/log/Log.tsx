import { useRef } from "preact/hooks";
import { MiniCard } from "../cards/MiniCard";
import { Badge } from "../look/Badge";
import type { PieceColour } from "../look/pieces";
import { memo } from "../memo";
import { type BoardSpot, type CardsPart, isCards, type NamedPlace, type Part } from "../telling/parts";
import { useText } from "../text/context";
import { cardCount } from "../text/names";
import type { LogLine } from "./narrator";
import { useEnd } from "./useEnd";
import "./log.css";

export interface LogProps {
  readonly lines: readonly LogLine[];
  /** The colours of the seats. */
  readonly pieces: readonly PieceColour[];
  /** Whether what is new is spoken; not where something else on the page does that. */
  readonly live?: boolean;
  /** A place in the log is pointed at, or no longer. */
  readonly onPoint?: (spot: BoardSpot | null) => void;
}

/** What happened, the newest last; it follows, unless its reader has scrolled up. */
export function Log({ lines, pieces, live = true, onPoint }: LogProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const { away, look, goDown } = useEnd(list, lines);
  return (
    <div
      ref={list}
      class="log"
      role="log"
      aria-live={live ? "polite" : "off"}
      aria-label={text("log-title")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      onScroll={look}
    >
      <ol>
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            colour={line.seat === null ? null : pieces[line.seat]!}
            {...(onPoint && { onPoint })}
          />
        ))}
      </ol>
      {away && (
        <button type="button" class="button log-newest" onClick={goDown}>
          <span aria-hidden="true">↓</span> {text("log-newest")}
        </button>
      )}
    </div>
  );
}

interface LineProps extends Pointing {
  readonly line: LogLine;
  readonly colour: PieceColour | null;
}

const Line = memo(function Line({ line: { parts }, colour, onPoint }: LineProps) {
  return (
    <li>
      {colour ? <Badge colour={colour} size={18} /> : <span class="log-nobody" />}
      <Words parts={parts} {...(onPoint && { onPoint })} />
    </li>
  );
});

type Pointing = Pick<LogProps, "onPoint">;

/** What one line says. */
export const Words = ({ parts, onPoint }: Pointing & { parts: readonly Part[] }) => (
  <span>
    {parts.map((part) => (
      <Piece part={part} {...(onPoint && { onPoint })} />
    ))}
  </span>
);

function Piece({ part, onPoint }: Pointing & { part: Part }) {
  if (typeof part === "string") return <>{part}</>;
  if (isCards(part)) return <CardsInLine part={part} />;
  return onPoint ? <PlaceInLine part={part} onPoint={onPoint} /> : <b>{part.label}</b>;
}

/** Cards as little pictures; screen readers are told their names. */
function CardsInLine({ part: { cards } }: { part: CardsPart }) {
  const text = useText();
  if (cards.length === 0) return <>{text("card-none")}</>;
  const words = cards.map(([kind, count]) => cardCount(text, kind, count));
  return (
    <span class="log-cards">
      <span class="unseen">{words.join(", ")}</span>
      {cards.map(([kind, count]) => (
        <span aria-hidden="true">
          {count > 1 && count}
          <MiniCard name={kind} />
        </span>
      ))}
    </span>
  );
}

function PlaceInLine({ part, onPoint }: { part: NamedPlace; onPoint: (spot: BoardSpot | null) => void }) {
  return (
    <button
      type="button"
      class="log-place"
      onClick={() => onPoint(part)}
      onPointerEnter={() => onPoint(part)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(part)}
      onBlur={() => onPoint(null)}
    >
      {part.label}
    </button>
  );
}
