import { Icon, type IconName } from "../look/Icon";
import { useText } from "../text/context";
import { finishTicket } from "./desk/deeds";
import { type DeskState, type EditorDesk, TOOLS, type Tool } from "./desk/EditorDesk";
import { TOOL_KEYS } from "./desk/keys";
import { suggestedPoints } from "./document/tickets";
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
  readonly onDrawer: () => void;
}

/** The tools, and what the one in hand can be told. */
export function Tools({ desk, state, drawer, onDrawer }: ToolsProps) {
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
          <span>{text("editor-side")}</span>
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
