import { useState } from "preact/hooks";
import type { ChapterData } from "../../protocol/schema";
import { useText } from "../../text/context";
import { putAt } from "../desk/deeds";
import type { EditorDesk } from "../desk/EditorDesk";
import type { BoardDocument } from "../document/document";
import { addRoute, routeFault } from "../document/routes";
import { countSelected, only, type Selection } from "../document/selection";
import { CitiesForm, CityForm, DeleteButton, RouteLinks } from "./CityForm";
import { RouteForm } from "./RouteForm";
import { TicketForm } from "./TicketForms";

interface ThingsProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly selection: Selection;
  readonly known: readonly ChapterData[];
}

/** What is selected; if nothing is, lists of all cities and routes. */
export function ThingsPanel({ desk, board, selection, known }: ThingsProps) {
  const { cities, routes, tickets } = selection;
  const [city] = cities;
  const [ticket] = tickets;
  if (countSelected(selection) === 0) return <Lists desk={desk} board={board} />;
  const mixed = cities.size > 0 && routes.size > 0;
  return (
    <>
      {cities.size === 1 && !mixed && <CityForm desk={desk} board={board} known={known} id={city!} />}
      {cities.size > 1 && <CitiesForm desk={desk} selection={selection} />}
      {routes.size > 0 && <RouteForm desk={desk} board={board} known={known} ids={[...routes]} />}
      {tickets.size === 1 && <TicketForm desk={desk} board={board} id={ticket!} />}
      {cities.size > 1 && routes.size === 0 && <DeleteButton desk={desk} />}
    </>
  );
}

function Lists({ desk, board }: Pick<ThingsProps, "desk" | "board">) {
  const text = useText();
  const { cities, routes } = board;
  const { width, height } = board.art;
  return (
    <section class="form" aria-label={text("editor-things")}>
      <p class="muted">
        {text("editor-counts", {
          cities: cities.length,
          routes: routes.length,
          tickets: board.tickets.length,
        })}
      </p>
      <details open={cities.length < 60}>
        <summary>{text("editor-cities")}</summary>
        <button
          type="button"
          class="button"
          data-add-city
          onClick={() => putAt(desk, { x: width / 2, y: height / 2 })}
        >
          {text("editor-add-city")}
        </button>
        <ul class="links">
          {cities.map(({ name }, id) => (
            <li key={name}>
              <button
                type="button"
                class="link"
                data-city-link={id}
                onClick={() => desk.select(only("cities", id))}
              >
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{text("editor-routes")}</summary>
        <NewRoute desk={desk} board={board} />
        <RouteLinks desk={desk} board={board} routes={[...routes.keys()]} />
      </details>
    </section>
  );
}

function NewRoute({ desk, board }: Pick<ThingsProps, "desk" | "board">) {
  const text = useText();
  const [ends, setEnds] = useState<readonly [string, string]>(["", ""]);
  const [a, b] = ends;
  const add = (event: Event) => {
    event.preventDefault();
    desk.edit((now) => addRoute(now, a, b, desk.state.wish), null, {
      selection: only("routes", board.routes.length),
    });
  };
  const names = board.cities.map(({ name }) => name).sort();
  return (
    <form class="new-thing" onSubmit={add}>
      {([0, 1] as const).map((end) => (
        <select
          key={end}
          class="field"
          aria-label={text("editor-stop", { number: end + 1 })}
          value={ends[end]}
          onChange={({ currentTarget: { value } }) => setEnds(end ? [a, value] : [value, b])}
        >
          <option value="">{text("editor-choose-city")}</option>
          {names.map((name) => (
            <option value={name} key={name}>
              {name}
            </option>
          ))}
        </select>
      ))}
      <button
        type="submit"
        class="button"
        disabled={!a || !b || routeFault(board, a, b, desk.state.wish.kind) !== null}
      >
        {text("editor-add-route")}
      </button>
    </form>
  );
}
