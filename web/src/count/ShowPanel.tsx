import type { Board } from "../boards/board";
import { Badge } from "../look/Badge";
import { Portrait } from "../people/Portrait";
import { useText } from "../text/context";
import { lineName } from "../text/names";
import { TicketCard } from "../tickets/Ticket";
import { Bars } from "./Bars";
import { type CountProps, signed } from "./count";
import { type CountedTicket, type ShowMoment, totalsAt } from "./show";

interface PanelProps extends CountProps {
  step: ShowMoment;
  /** None: it goes on by itself. */
  onSkip?: () => void;
}

const change = (value: number) => (value > 0 ? `+${value}` : signed(value));
const sort = (value: number) => (value < 0 ? "lost" : "gained");

/** One moment of the show: what is counted now, and how far everybody is. */
export function ShowPanel({ step, onSkip, ...shown }: PanelProps) {
  const text = useText();
  const { seats, count } = shown;
  return (
    <section class="count panel">
      <header class="show-head">
        <h2>{text("count-title")}</h2>
        {onSkip && (
          <button type="button" class="button" onClick={onSkip}>
            {text("show-skip")} <kbd>Esc</kbd>
          </button>
        )}
      </header>
      <div class="show-now" role="status">
        {step.ticket && <TicketNow {...shown} ticket={step.ticket} />}
        {step.line && <LineNow {...shown} line={step.line} />}
      </div>
      <Bars
        lines={step.lines}
        totals={totalsAt(step, seats.length)}
        order={seats.map((_, seat) => seat)}
        seats={seats}
        whole={count.lines}
      />
    </section>
  );
}

function TicketNow({ board, seats, ticket }: CountProps & { ticket: CountedTicket }) {
  return (
    <>
      <h3>
        <Portrait bot={seats[ticket.seat]!.bot ?? null} colour={seats[ticket.seat]!.colour} size={40} />
        {seats[ticket.seat]!.name}
        <b class={sort(ticket.points)}>{change(ticket.points)}</b>
      </h3>
      <Card board={board} ticket={ticket} />
    </>
  );
}

const Card = ({ board, ticket: { id, done } }: { board: Board; ticket: CountedTicket }) => (
  <TicketCard board={board} ticket={board.tickets[id]!} done={done} failed={!done} />
);

function LineNow({ seats, count, line }: CountProps & { line: string }) {
  const text = useText();
  const values = count.lines[line]!;
  return (
    <>
      <h3 class="show-line">{lineName(text, line)}</h3>
      <ul class="show-all">
        {seats.map(({ name }, seat) =>
          values[seat] ? (
            <li key={name}>
              <Badge colour={seats[seat]!.colour} size={20} /> {name}
              <b class={sort(values[seat])}>{change(values[seat])}</b>
            </li>
          ) : null,
        )}
      </ul>
    </>
  );
}
