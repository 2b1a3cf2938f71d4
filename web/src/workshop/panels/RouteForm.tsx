import { Check } from "../../look/Check";
import type { ChapterData } from "../../protocol/schema";
import { useText } from "../../text/context";
import { named } from "../../text/names";
import type { EditorDesk } from "../desk/EditorDesk";
import { type BoardDocument, mostSpaces, type RouteEntry } from "../document/document";
import {
  addRoute,
  bendOf,
  measureRoutes,
  routeFault,
  setBend,
  setRoutes,
  straightenRoutes,
} from "../document/routes";
import { only } from "../document/selection";
import { type Attribute, attributesOf, printedOn, printing } from "./attributes";
import { DeleteButton } from "./CityForm";
import { ChoiceField, common, NumberField } from "./fields";
import { Swatches, swatchesOf } from "./Swatches";

interface RouteProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly known: readonly ChapterData[];
  readonly ids: readonly number[];
}

/** What is printed on one route, or on all that are selected. */
export function RouteForm({ desk, board, known, ids }: RouteProps) {
  const text = useText();
  const routes = ids.map((id) => board.routes[id]!);
  const [first] = routes;
  const set = (change: Partial<RouteEntry>) => desk.edit((now) => setRoutes(now, ids, change));
  const title =
    ids.length === 1 ? `${first!.a} – ${first!.b}` : text("editor-routes-chosen", { count: ids.length });
  return (
    <section class="form" aria-label={text("editor-route")}>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <NumberField
        label={text("editor-length")}
        name="length"
        value={common(routes.map(({ length }) => length))}
        least={1}
        most={mostSpaces(board)}
        onChange={(length) => set({ length })}
      >
        <button
          type="button"
          class="button"
          data-measure
          onClick={() => desk.edit((now) => measureRoutes(now, ids))}
        >
          {text("editor-by-distance")}
        </button>
      </NumberField>
      <Swatches
        colours={swatchesOf(board.rules.cards.colors)}
        chosen={common(routes.map(({ color }) => color))}
        onChoose={(color) => set({ color })}
      />
      <Kind board={board} routes={routes} onSet={(kind) => set({ kind })} />
      {attributesOf(board, known, "routes").map((one) => (
        <AttributeField
          key={one.field}
          one={one}
          routes={routes}
          onSet={(value) => desk.edit((now) => printed(now, ids, one, value))}
        />
      ))}
      <Check
        on={common(routes.map(({ wrap = false }) => wrap)) ?? false}
        label={text("editor-wrap")}
        onChange={(wrap) => set({ wrap })}
      />
      {ids.length === 1 && (
        <NumberField
          label={text("editor-bend")}
          name="bend"
          value={bendOf(board, ids[0]!)}
          least={-60}
          most={60}
          onChange={(percent) => desk.edit((now) => setBend(now, ids[0]!, percent))}
        />
      )}
      <p class="muted">{text("editor-print-more")}</p>
      <div class="buttons">
        {ids.length === 1 && <SecondTrack desk={desk} board={board} route={first!} />}
        <button
          type="button"
          class="button"
          data-straighten
          onClick={() => desk.edit((now) => straightenRoutes(now, ids))}
        >
          {text("editor-straighten")}
        </button>
        <DeleteButton desk={desk} />
      </div>
    </section>
  );
}

const printed = (board: BoardDocument, ids: readonly number[], one: Attribute, value: number | boolean) =>
  ids.reduce((now, id) => setRoutes(now, [id], printing(now.routes[id]!, one, value)), board);

interface KindProps {
  readonly board: BoardDocument;
  readonly routes: readonly RouteEntry[];
  readonly onSet: (kind: "rail" | "ship") => void;
}

/** Where a second deck pays for ships, a route is one or the other. */
function Kind({ board, routes, onSet }: KindProps) {
  const text = useText();
  if (board.rules.cards.decks.length < 2) return null;
  return (
    <ChoiceField
      label={text("editor-kind")}
      name="kind"
      value={common(routes.map(({ kind = "rail" }) => kind))}
      all={["rail", "ship"] as const}
      say={(kind) => text(`editor-kind-${kind}`)}
      onChange={onSet}
    />
  );
}

interface AttributeProps {
  readonly one: Attribute;
  readonly routes: readonly RouteEntry[];
  readonly onSet: (value: number | boolean) => void;
}

function AttributeField({ one, routes, onSet }: AttributeProps) {
  const text = useText();
  const label = named(text, `editor-print-${one.field}`, one.field);
  const value = common(routes.map((route) => printedOn(route, one)));
  if (one.most === null) return <Check on={value === true} label={label} onChange={onSet} />;
  return (
    <NumberField
      label={label}
      name={one.field}
      value={value as number | null}
      least={0}
      most={one.most}
      onChange={onSet}
    />
  );
}

function SecondTrack({
  desk,
  board,
  route: { a, b, kind },
}: {
  desk: EditorDesk;
  board: BoardDocument;
  route: RouteEntry;
}) {
  const text = useText();
  if (routeFault(board, a, b, kind)) return null;
  const add = () => {
    desk.edit((now) => addRoute(now, a, b, { ...(kind && { kind }) }));
    desk.select(only("routes", desk.board.routes.length - 1));
  };
  return (
    <button type="button" class="button" data-double onClick={add}>
      {text("editor-second-track")}
    </button>
  );
}
