import { Icon, type IconName } from "../look/Icon";
import { useText } from "../text/context";
import { finishTicket } from "./desk/deeds";
import { type DeskState, type EditorDesk, TOOLS, type Tool } from "./desk/EditorDesk";
import { TOOL_KEYS } from "./desk/keys";
import { nameFault, renameCity } from "./document/cities";
import { MOST } from "./document/document";
import { suggestedPoints } from "./document/tickets";
import { TextField } from "./panels/fields";
import { Swatches, swatchesOf } from "./panels/Swatches";

const ICONS: Readonly<Record<Tool, IconName>> = {
  select: "pointer",
  hand: "hand",
  city: "ring",
  route: "train",
  ticket: "ticket",
};

interface ToolsProps {
  readonly desk: EditorDesk;
  readonly state: DeskState;
  readonly drawer: boolean;
  /** How many faults the board has: on a phone the drawer says so. */
  readonly faults: number;
  readonly onDrawer: () => void;
}

/** The tools, and what the one in hand can be told. */
export function Tools({ desk, state, drawer, faults, onDrawer }: ToolsProps) {
  const text = useText();
  return (
    <div class="editor-tools">
      <div class="tool-row" role="toolbar" aria-label={text("editor-tools")}>
        {TOOLS.map((tool) => (
          <button
            type="button"
            key={tool}
            class="tool"
            data-tool={tool}
            aria-pressed={tool === state.tool}
            aria-keyshortcuts={TOOL_KEYS[tool]}
            title={`${text(`editor-tool-${tool}`)} (${TOOL_KEYS[tool]})`}
            onClick={() => desk.choose(tool)}
          >
            <Icon name={ICONS[tool]} size={20} />
            <span>{text(`editor-tool-${tool}`)}</span>
          </button>
        ))}
        <button
          type="button"
          class="tool drawer-button"
          data-drawer
          aria-expanded={drawer}
          onClick={onDrawer}
        >
          <Icon name={drawer ? "down" : "up"} size={20} />
          <span>
            {text("editor-side")} {faults > 0 && <span class="tag bad">{faults}</span>}
          </span>
        </button>
      </div>
      <Told desk={desk} state={state} />
    </div>
  );
}

/** What the tool in hand makes next. */
function Told({ desk, state }: Pick<ToolsProps, "desk" | "state">) {
  const text = useText();
  const { tool, wish, begun, history } = state;
  const { cards } = history.now.rules;
  const names = begun.map((id) => history.now.cities[id]?.name ?? "");
  if (tool === "route")
    return (
      <div class="told panel">
        <Swatches
          colours={swatchesOf(cards.colors)}
          chosen={wish.color}
          onChoose={(color) => desk.set({ wish: { ...wish, color } })}
        />
        {cards.decks.length > 1 && (
          <button
            type="button"
            class="button"
            data-kind={wish.kind}
            onClick={() => desk.set({ wish: { ...wish, kind: wish.kind === "ship" ? "rail" : "ship" } })}
          >
            <Icon name={wish.kind === "ship" ? "ship" : "train"} size={16} />{" "}
            {text(`editor-kind-${wish.kind ?? "rail"}`)}
          </button>
        )}
        <span class="muted">
          {names.length > 0 ? text("editor-route-on", { name: names[0]! }) : text("editor-route-help")}
        </span>
      </div>
    );
  if (tool === "select") return <Several desk={desk} on={state.several} />;
  if (tool === "city") return <Naming desk={desk} state={state} />;
  if (tool !== "ticket") return null;
  const points = names.length > 1 ? suggestedPoints(history.now, names) : null;
  return (
    <div class="told panel">
      {names.length > 1 && (
        <button type="button" class="button main" data-finish onClick={() => finishTicket(desk)}>
          {text("editor-add-ticket")} <kbd>Enter</kbd>
        </button>
      )}
      <span class="muted">
        {names.length > 0
          ? `${names.join(" – ")}${points === null ? "" : ` · ${points}`}`
          : text("editor-ticket-help")}
      </span>
    </div>
  );
}

/** Fingers have no Shift: a switch says that taps add to what is selected. */
function Several({ desk, on }: { desk: EditorDesk; on: boolean }) {
  const text = useText();
  return (
    <div class="told panel by-finger">
      <button
        type="button"
        class="button"
        data-several
        aria-pressed={on}
        onClick={() => desk.set({ several: !on })}
      >
        {text("editor-several")}
      </button>
      {on && <span class="muted">{text("editor-several-help")}</span>}
    </div>
  );
}

/** Where the details are shut, a city gets its name here. */
function Naming({ desk, state: { selection, history } }: Pick<ToolsProps, "desk" | "state">) {
  const text = useText();
  const board = history.now;
  const [id] = selection.cities;
  const city = selection.cities.size === 1 && board.cities[id!];
  if (!city) return <div class="told panel by-finger muted">{text("editor-city-help")}</div>;
  return (
    <div class="told panel by-finger form">
      <TextField
        key={id}
        label={text("editor-name")}
        name="told-name"
        value={city.name}
        most={MOST.name}
        fault={(name) => {
          const problem = nameFault(board, id!, name);
          return problem && text(`editor-name-${problem}`);
        }}
        onChange={(name) => desk.edit((now) => renameCity(now, id!, name))}
      />
    </div>
  );
}
