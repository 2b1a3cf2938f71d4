import { Check } from "../../look/Check";
import { Icon } from "../../look/Icon";
import type { ChapterData } from "../../protocol/schema";
import { useText } from "../../text/context";
import { named } from "../../text/names";
import { deleteSelected } from "../desk/deeds";
import type { EditorDesk } from "../desk/EditorDesk";
import { type Alignment, aligned } from "../document/align";
import { freeSpot, moveCities, nameFault, renameCity, setCity } from "../document/cities";
import { type BoardDocument, placeOf } from "../document/document";
import { nameBeside, SIDES, sideOf } from "../document/labels";
import { only, type Selection } from "../document/selection";
import { attributesOf, printedOn, printing } from "./attributes";
import { ChoiceField, NumberField, TextField } from "./fields";

interface CityProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly known: readonly ChapterData[];
  readonly id: number;
}

/** One city: its name, its place, what is printed there, and the routes that end there. */
export function CityForm({ desk, board, known, id }: CityProps) {
  const text = useText();
  const city = board.cities[id]!;
  const at = placeOf(board, city);
  const set = (change: Parameters<typeof setCity>[2]) => desk.edit((now) => setCity(now, id, change));
  const moveTo = (x: number, y: number) =>
    desk.edit((now) =>
      moveCities(now, new Map([[id, freeSpot(now, { x, y }, new Set([id]))]]), desk.state.follow),
    );
  const fault = (name: string) => {
    const problem = nameFault(board, id, name);
    return problem && text(`editor-name-${problem}`);
  };
  const routes = [...board.routes.keys()].filter((i) =>
    [board.routes[i]!.a, board.routes[i]!.b].includes(city.name),
  );
  return (
    <section class="form" aria-label={text("editor-city")}>
      <h2>{text("editor-city")}</h2>
      <TextField
        key={id}
        label={text("editor-name")}
        name="city-name"
        value={city.name}
        most={40}
        fault={fault}
        onChange={(name) => desk.edit((now) => renameCity(now, id, name))}
      />
      <NumberField
        label={text("editor-x")}
        value={Math.round(at.x)}
        least={0}
        most={board.art.width}
        onChange={(x) => moveTo(x, at.y)}
      />
      <NumberField
        label={text("editor-y")}
        value={Math.round(at.y)}
        least={0}
        most={board.art.height}
        onChange={(y) => moveTo(at.x, y)}
      />
      {attributesOf(board, known, "cities").map((one) => (
        <Check
          key={one.field}
          on={Boolean(printedOn(city, one))}
          label={named(text, `editor-print-${one.field}`, one.field)}
          onChange={(on) => set(printing(city, one, on))}
        />
      ))}
      <Check
        on={city.waypoint ?? false}
        label={text("editor-waypoint")}
        onChange={(waypoint) => set({ waypoint })}
      />
      {!city.waypoint && <NameSide desk={desk} board={board} id={id} />}
      <RouteLinks desk={desk} board={board} routes={routes} />
      <DeleteButton desk={desk} />
    </section>
  );
}

/** On which side its name stands: fingers drag names, keys choose here. */
function NameSide({ desk, board, id }: Omit<CityProps, "known">) {
  const text = useText();
  const side = sideOf(board, board.cities[id]!);
  return (
    <ChoiceField
      label={text("editor-name-side")}
      name="name-side"
      value={side}
      all={["auto", ...Object.keys(SIDES), ...(side === "dragged" ? [side] : [])]}
      say={(one) => text(`editor-side-${one}`)}
      onChange={(one) => desk.edit((now) => nameBeside(now, now.cities[id]!, one))}
    />
  );
}

interface LinksProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly routes: readonly number[];
}

/** Routes by name; one leads to the route. */
export function RouteLinks({ desk, board, routes }: LinksProps) {
  return (
    <ul class="links">
      {routes.map((id) => {
        const { a, b, length, color } = board.routes[id]!;
        return (
          <li key={id}>
            <button
              type="button"
              class="link"
              data-route-link={id}
              onClick={() => desk.select(only("routes", id))}
            >
              <span
                class="dot"
                style={{ background: color === "gray" ? "var(--gray-hatch)" : `var(--card-${color})` }}
              />
              <bdi>{a}</bdi> – <bdi>{b}</bdi> <span class="muted">{length}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function DeleteButton({ desk }: { desk: EditorDesk }) {
  const text = useText();
  return (
    <button type="button" class="button" data-delete onClick={() => deleteSelected(desk)}>
      <Icon name="cross" size={14} /> {text("editor-delete")} <kbd>Del</kbd>
    </button>
  );
}

const ALIGNMENTS: readonly Alignment[] = [
  "west",
  "across",
  "east",
  "north",
  "down",
  "south",
  "spread-across",
  "spread-down",
];

/** Several cities: they can be lined up or spread. */
export function CitiesForm({ desk, selection }: { desk: EditorDesk; selection: Selection }) {
  const text = useText();
  const ids = [...selection.cities];
  const align = (how: Alignment) =>
    desk.edit((board) => moveCities(board, aligned(board, ids, how), desk.state.follow));
  return (
    <section class="form" aria-label={text("editor-cities-chosen", { count: ids.length })}>
      <h2>{text("editor-cities-chosen", { count: ids.length })}</h2>
      <div class="buttons">
        {ALIGNMENTS.map((how) => (
          <button type="button" class="button" key={how} data-align={how} onClick={() => align(how)}>
            {text(`editor-align-${how}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
