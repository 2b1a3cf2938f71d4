import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { hrefOf } from "../address";
import type { Camera } from "../board/camera";
import { boardTitle } from "../boards/titles";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import { Tabs } from "../look/Tabs";
import { memo } from "../memo";
import { useText } from "../text/context";
import { Canvas } from "./canvas/Canvas";
import { type DeskState, EditorDesk } from "./desk/EditorDesk";
import { useDeskKeys } from "./desk/keys";
import { useDesk } from "./desk/useDesk";
import { type Look, useChapters, useLook } from "./desk/useLook";
import type { BoardDocument } from "./document/document";
import { placeOf } from "./document/document";
import { countSelected, only, type Selection } from "./document/selection";
import { EditorHeader } from "./EditorHeader";
import type { Keeping } from "./keep/Keeper";
import type { Kept } from "./keep/store";
import { useKeeping } from "./keep/useKeeping";
import { AboutPanel } from "./panels/About";
import { ChecksPanel, type Lead } from "./panels/Checks";
import { RulesPanel } from "./panels/Rules";
import { ThingsPanel } from "./panels/Things";
import { TicketList } from "./panels/TicketForms";
import { copyOf, keepNew } from "./shelf/copies";
import { Tools } from "./Tools";
import { Heat } from "./trial/Heat";
import { TrialPanel } from "./trial/TrialPanel";
import { type Trial, useTrial } from "./trial/useTrial";

interface EditorProps {
  readonly kept: Kept;
  readonly board: BoardDocument;
  /** Takes the board as it is on the device now. */
  readonly onReload: () => void;
}

/** A board on the table: tools, the board, and what is known of it beside it. */
export function Editor({ kept, board: first, onReload }: EditorProps) {
  const text = useText();
  const desk = useMemo(() => new EditorDesk(first, kept.follow), []);
  const state = useDesk(desk);
  const camera = useRef<Camera | null>(null);
  const { keeping, overwrite } = useKeeping(desk, kept);
  const [panel, setPanel] = useState("things");
  const [drawer, setDrawer] = useState(false);
  const look = useLook(state.history.now, document.documentElement.lang);
  const trial = useTrial(kept.id);
  const report = trial.heat && panel === "trial" ? trial.news?.report : undefined;
  useDeskKeys(desk, camera);
  const board = state.history.now;
  const lead = (to: Lead) => {
    if ("panel" in to) return setPanel(to.panel);
    desk.choose("select");
    desk.select(only(to.part, ...to.ids));
    setPanel("things");
    camera.current?.reveal(...spotsOf(board, to));
  };
  const put = (byMouse: boolean) => {
    setPanel("things");
    if (byMouse) focusName();
  };
  useEffect(() => {
    if (countSelected(state.selection) > 0) setPanel("things");
  }, [state.selection]);
  return (
    <main class={drawer ? "editor open" : "editor"}>
      <EditorHeader
        desk={desk}
        state={state}
        keeping={keeping}
        title={boardTitle({ name: board.id, words: board.words })}
        look={look}
      />
      <Tools desk={desk} state={state} drawer={drawer} onDrawer={() => setDrawer(!drawer)} />
      <div class="editor-board">
        <Canvas desk={desk} state={state} onCamera={(one) => (camera.current = one)} onPut={put}>
          {(shown) => report && <Heat shown={shown} board={board} report={report} />}
        </Canvas>
        <Notice state={state} />
      </div>
      <Side
        {...{ desk, board, look, panel, trial }}
        selection={state.selection}
        follow={state.follow}
        onPanel={setPanel}
        onLead={lead}
      />
      {(keeping === "changed" || keeping === "failed") && (
        <Trouble
          keeping={keeping}
          onTheirs={onReload}
          onMine={overwrite}
          onCopy={async () => {
            const copy = copyOf(desk.board, (title) => text("editor-copy-of", { title }));
            location.hash = hrefOf("workshop", await keepNew(copy, state.follow));
          }}
        />
      )}
    </main>
  );
}

/** Whoever puts a city by mouse has a hand free to name it. */
function focusName(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLInputElement>("[data-field=city-name]");
    field?.focus();
    field?.select();
  });
}

function spotsOf(board: BoardDocument, lead: Extract<Lead, { part: unknown }>) {
  const named = (names: readonly string[]) =>
    board.cities.filter(({ name }) => names.includes(name)).map((city) => placeOf(board, city));
  const names = {
    cities: (id: number) => [board.cities[id]?.name ?? ""],
    routes: (id: number) => [board.routes[id]?.a ?? "", board.routes[id]?.b ?? ""],
    tickets: (id: number) => board.tickets[id]?.cities ?? [],
  };
  return named(lead.ids.flatMap(names[lead.part]));
}

/** Why something wasn't done; what is selected, for screen readers. */
function Notice({ state: { notice, selection, history } }: { state: DeskState }) {
  const text = useText();
  const board = history.now;
  const names = [...selection.cities].map((id) => board.cities[id]?.name);
  const said =
    countSelected(selection) > 0
      ? text("editor-chosen", { names: names.join(", "), count: countSelected(selection) })
      : "";
  return (
    <p class={notice ? "notice panel" : "unseen"} role="status" data-notice={notice}>
      {notice ? text(notice) : said}
    </p>
  );
}

interface SideProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly selection: Selection;
  readonly follow: boolean;
  readonly look: Look | null;
  readonly trial: Trial;
  readonly panel: string;
  readonly onPanel: (panel: string) => void;
  readonly onLead: (lead: Lead) => void;
}

/** What stands beside the board; nothing of it is drawn again while something is dragged. */
const Side = memo(function Side(props: SideProps) {
  const { desk, board, selection, follow, look, trial, panel, onPanel, onLead } = props;
  const text = useText();
  const known = useChapters(document.documentElement.lang);
  const count = look ? look.faults.length + look.warnings.length : 0;
  const tabs = [
    {
      name: "things",
      label: text("editor-things-tab"),
      body: <ThingsPanel {...{ desk, board, selection, known }} />,
    },
    { name: "tickets", label: text("editor-tickets"), body: <TicketList desk={desk} board={board} /> },
    { name: "rules", label: text("editor-rules"), body: <RulesPanel {...{ desk, board, known }} /> },
    { name: "about", label: text("editor-board"), body: <AboutPanel {...{ desk, board, follow }} /> },
    {
      name: "checks",
      label: (
        <>
          {text("editor-checks")}{" "}
          {count > 0 && <span class={look?.faults.length ? "tag bad" : "tag"}>{count}</span>}
        </>
      ),
      body: <ChecksPanel look={look} stale={look?.of !== board} onLead={onLead} />,
    },
    {
      name: "trial",
      label: text("editor-trial"),
      body: <TrialPanel {...{ desk, board, trial, look, onLead }} />,
    },
  ];
  return (
    <aside class="editor-side panel" aria-label={text("editor-side")}>
      <Tabs title={text("editor-side")} tabs={tabs} chosen={panel} onChoose={onPanel} />
    </aside>
  );
});

interface TroubleProps {
  readonly keeping: Keeping;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  readonly onCopy: () => void;
}

/** The board can't be kept: another window has changed it, or the device has no room. */
function Trouble({ keeping, onTheirs, onMine, onCopy }: TroubleProps) {
  const text = useText();
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  return (
    <Dialog title={text(`editor-${keeping}`)} onClose={() => setHidden(true)}>
      <p>{text(`editor-${keeping}-about`)}</p>
      {keeping === "changed" && (
        <div class="menu-items">
          <button type="button" class="button" onClick={onTheirs}>
            <Icon name="undo" size={16} /> {text("editor-take-theirs")}
          </button>
          <button type="button" class="button" onClick={onCopy}>
            <Icon name="plus" size={16} /> {text("editor-keep-copy")}
          </button>
          <button type="button" class="button" onClick={onMine}>
            <Icon name="file" size={16} /> {text("editor-keep-mine")}
          </button>
        </div>
      )}
    </Dialog>
  );
}
