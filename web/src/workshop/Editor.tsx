import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Camera } from "../board/camera";
import { boardTitle } from "../boards/titles";
import { Tabs } from "../look/Tabs";
import { memo } from "../memo";
import { useText } from "../text/context";
import { Canvas } from "./canvas/Canvas";
import { type DeskState, EditorDesk } from "./desk/EditorDesk";
import { focusName, useDeskKeys } from "./desk/keys";
import { useDesk } from "./desk/useDesk";
import { type Look, useChapters, useLook } from "./desk/useLook";
import type { BoardDocument } from "./document/document";
import { placeOf } from "./document/document";
import { countSelected, only, type Selection } from "./document/selection";
import { EditorHeader } from "./EditorHeader";
import type { Keeping } from "./keep/Keeper";
import type { KeptBoard } from "./keep/store";
import { keepCopy, Trouble } from "./keep/Trouble";
import { useKeeping } from "./keep/useKeeping";
import { AboutPanel } from "./panels/About";
import { ChecksPanel, type Lead } from "./panels/Checks";
import { RulesPanel } from "./panels/Rules";
import { ThingsPanel } from "./panels/Things";
import { TicketList } from "./panels/TicketForms";
import { Tools } from "./Tools";
import { Heat } from "./trial/Heat";
import { TrialPanel } from "./trial/TrialPanel";
import { type Trial, useTrial } from "./trial/useTrial";

interface EditorProps extends KeptBoard {
  /** Takes the board as it is on the device now. */
  readonly onReload: () => void;
}

/** A board on the table: tools, the board, and what is known of it beside it. */
export function Editor({ kept, history, onReload }: EditorProps) {
  const text = useText();
  const desk = useMemo(() => new EditorDesk(history, kept.follow), []);
  const state = useDesk(desk);
  const camera = useRef<Camera | null>(null);
  const { keeping, keeper } = useKeeping(desk, kept, (mine) => void keepCopy(text, mine, desk.state.follow));
  const [unsaid, setUnsaid] = useState<Keeping>("fleeting"); // the trouble that was read and laid aside
  const [panel, setPanel] = useState("things");
  const [drawer, setDrawer] = useState(false);
  const { look, lost } = useLook(state.history.now, document.documentElement.lang);
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
    if (byMouse) focusName(); // and has a hand free to name it
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
        onTrouble={() => setUnsaid("kept")}
        onChecks={() => {
          setPanel("checks");
          setDrawer(true);
        }}
      />
      <Tools
        {...{ desk, state, drawer }}
        faults={look?.faults.length ?? 0}
        onDrawer={() => setDrawer(!drawer)}
      />
      <div class="editor-board">
        <Canvas desk={desk} state={state} onCamera={(one) => (camera.current = one)} onPut={put}>
          {(shown) => report && <Heat shown={shown} board={board} report={report} />}
        </Canvas>
        <Notice state={state} />
      </div>
      <Side
        {...{ desk, board, look, lost, panel, trial }}
        selection={state.selection}
        follow={state.follow}
        onPanel={setPanel}
        onLead={lead}
      />
      <Trouble {...{ desk, keeping, keeper, unsaid }} onUnsaid={setUnsaid} onTheirs={onReload} />
    </main>
  );
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
  readonly lost: boolean;
  readonly trial: Trial;
  readonly panel: string;
  readonly onPanel: (panel: string) => void;
  readonly onLead: (lead: Lead) => void;
}

/** What stands beside the board; nothing of it is drawn again while something is dragged. */
const Side = memo(function Side(props: SideProps) {
  const { desk, board, selection, follow, look, lost, trial, panel, onPanel, onLead } = props;
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
      body: <ChecksPanel look={look} lost={lost} stale={look?.of !== board} onLead={onLead} />,
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
