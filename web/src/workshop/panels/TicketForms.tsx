import { useState } from "preact/hooks";
import { Check } from "../../look/Check";
import { useText } from "../../text/context";
import type { EditorDesk } from "../desk/EditorDesk";
import type { BoardDocument, TicketEntry } from "../document/document";
import { MOST } from "../document/document";
import { only } from "../document/selection";
import { addTicket, setTicket, suggestedPoints, ticketFault, valueTickets } from "../document/tickets";
import { DeleteButton } from "./CityForm";
import { NumberField } from "./fields";

interface TicketProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly id: number;
}

/** One ticket: its cities, and what it is worth. */
export function TicketForm({ desk, board, id }: TicketProps) {
  const text = useText();
  const ticket = board.tickets[id]!;
  const suggested = suggestedPoints(board, ticket.cities);
  const set = (change: Partial<TicketEntry>) => desk.edit((now) => setTicket(now, id, change));
  const points = (label: string, value: number, field: "points" | "points_any_order" | "penalty") => (
    <NumberField
      label={text(label)}
      name={field}
      value={value}
      least={field === "points" ? 1 : 0}
      most={MOST.points}
      onChange={(next) => set({ [field]: next })}
    />
  );
  return (
    <section class="form" aria-label={text("editor-ticket")}>
      <h2>
        <bdi>{ticket.cities.join(" – ")}</bdi>
      </h2>
      {points("editor-points", ticket.points, "points")}
      {suggested === null ? (
        <p class="problem">{text("editor-no-way")}</p>
      ) : (
        suggested !== ticket.points && (
          <button type="button" class="button" data-suggested onClick={() => set({ points: suggested })}>
            {text("editor-suggested", { points: suggested })}
          </button>
        )
      )}
      {ticket.cities.length > 2 &&
        points("editor-any-order", ticket.points_any_order ?? ticket.points, "points_any_order")}
      {points("editor-penalty", ticket.penalty ?? ticket.points, "penalty")}
      <Check on={ticket.long ?? false} label={text("editor-long")} onChange={(long) => set({ long })} />
      <DeleteButton desk={desk} />
    </section>
  );
}

/** All tickets, and a form for another one. */
export function TicketList({ desk, board }: { desk: EditorDesk; board: BoardDocument }) {
  const text = useText();
  const { tickets } = board;
  const all = [...tickets.keys()];
  return (
    <section class="form" aria-label={text("editor-tickets")}>
      <NewTicket desk={desk} board={board} />
      {tickets.length > 0 && (
        <button type="button" class="button" onClick={() => desk.edit((now) => valueTickets(now, all))}>
          {text("editor-value-all")}
        </button>
      )}
      <ul class="links">
        {tickets.map(({ cities, points, long }, id) => (
          <li key={id}>
            <button
              type="button"
              class="link"
              data-ticket-link={id}
              onClick={() => desk.select(only("tickets", id))}
            >
              <bdi>{cities.join(" – ")}</bdi> <span class="muted">{points}</span>
              {long && <span class="tag">{text("editor-long-tag")}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewTicket({ desk, board }: { desk: EditorDesk; board: BoardDocument }) {
  const text = useText();
  const [cities, setCities] = useState<readonly string[]>(["", ""]);
  const stops = cities.filter(Boolean);
  const fault = stops.length > 1 ? ticketFault(board, stops) : "one-city";
  const choose = (place: number, name: string) => {
    const next = cities.map((city, i) => (i === place ? name : city));
    setCities(next.every(Boolean) && next.length < MOST.stops ? [...next, ""] : next);
  };
  const add = (event: Event) => {
    event.preventDefault();
    desk.edit((now) => addTicket(now, stops), null, { selection: only("tickets", board.tickets.length) });
    setCities(["", ""]);
  };
  const names = board.cities.filter(({ waypoint }) => !waypoint).map(({ name }) => name);
  return (
    <form class="new-thing" onSubmit={add}>
      {cities.map((city, i) => (
        <select
          key={i}
          class="field"
          aria-label={text("editor-stop", { number: i + 1 })}
          value={city}
          onChange={(event) => choose(i, event.currentTarget.value)}
        >
          <option value="">{text("editor-choose-city")}</option>
          {[...names].sort().map((name) => (
            <option value={name} key={name}>
              {name}
            </option>
          ))}
        </select>
      ))}
      <button type="submit" class="button" disabled={fault !== null}>
        {text("editor-add-ticket")}
      </button>
    </form>
  );
}
