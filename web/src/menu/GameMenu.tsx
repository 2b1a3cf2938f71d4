import { useState } from "preact/hooks";
import { go, hrefOf } from "../address";
import { Legend } from "../board/Legend";
import { isBare } from "../boards/board";
import { useBoard } from "../boards/useBoard";
import { buildingsOf } from "../chapters";
import { DealPromise } from "../deal/DealWords";
import { useGame } from "../follow/context";
import { useLeft } from "../follow/moments";
import { lazy } from "../lazy";
import { type Api, api as live } from "../live/api";
import type { Link } from "../live/link";
import { addressOf, LinkAndCode } from "../lobby/Invitation";
import { Dialog } from "../look/Dialog";
import { Icon, type IconName } from "../look/Icon";
import { type Notices, useNotices } from "../notices/useNotices";
import { NO_DRAFT, type OrdersDraft } from "../orders/draft";
import type { OrdersData, TableData } from "../protocol/schema";
import { QuickSettings } from "../settings/QuickSettings";
import { SettingsForm } from "../settings/SettingsDialog";
import { useText } from "../text/context";
import { timeIn } from "../text/time";
import { usePicking } from "../view/picking";

const NoticesPanel = lazy(() => import("../notices/NoticesPanel").then((module) => module.NoticesPanel));
const VacationPanel = lazy(() => import("../vacation/VacationPanel").then((module) => module.VacationPanel));
const OrdersPanel = lazy(() => import("../orders/OrdersPanel").then((module) => module.OrdersPanel));

export interface GameMenuProps {
  link: Link;
  table: TableData;
  api?: Api;
}

type Panel =
  | "orders"
  | "menu"
  | "legend"
  | "settings"
  | "invite"
  | "elsewhere"
  | "resign"
  | "notices"
  | "deal"
  | "vacation";

/** The button for everything that is about the game and no move in it. */
export function GameMenu({ link, table, api = live }: GameMenuProps) {
  const text = useText();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [draft, setDraft] = useState(NO_DRAFT);
  const { asked } = usePicking();
  const notices = useNotices(link.game, link.token, api);
  return (
    <>
      <button
        type="button"
        class="icon-button quick"
        aria-label={text("menu-help")}
        aria-haspopup="dialog"
        onClick={() => setPanel("legend")}
      >
        <Icon name="help" />
      </button>
      <button
        type="button"
        class={`icon-button menu-button${notices?.failed ? " alarm" : ""}`}
        aria-label={text(notices?.failed ? "menu-open-alarm" : "menu-open")}
        aria-haspopup="dialog"
        onClick={() => setPanel("menu")}
      >
        <Icon name="menu" />
      </button>
      {panel && !asked && (
        <Dialog key={panel} title={text(`menu-${panel}`)} onClose={() => setPanel(null)}>
          <PanelBody {...{ panel, link, table, api, notices, draft }} onPanel={setPanel} onDraft={setDraft} />
        </Dialog>
      )}
    </>
  );
}

interface PanelProps extends GameMenuProps {
  panel: Panel;
  notices: Notices | null;
  onPanel: (panel: Panel | null) => void;
  /** Orders that are put together: they outlive the panel. */
  draft: OrdersDraft;
  onDraft: (draft: OrdersDraft) => void;
}

function PanelBody(props: PanelProps) {
  const { panel, link, notices } = props;
  const text = useText();
  if (panel === "settings") return <SettingsForm />;
  if (panel === "legend") return <BoardLegend {...props} />;
  if (panel === "resign") return <Resign {...props} />;
  if (panel === "invite") return <LinkAndCode link={addressOf(link.game)} />;
  if (panel === "notices") return notices && <NoticesPanel notices={notices} />;
  if (panel === "deal") return <DealPromise about={props.table.about} />;
  if (panel === "vacation") return <VacationPanel {...props} onDone={() => props.onPanel(null)} />;
  if (panel === "orders") return <Orders {...props} />;
  if (panel === "menu") return <Items {...props} />;
  return (
    <>
      <p>{text("menu-elsewhere-about")}</p>
      <LinkAndCode link={addressOf(link.game, link.token!)} />
    </>
  );
}

function Items({ table: { about, you }, notices, onPanel }: PanelProps) {
  const text = useText();
  const plays = you !== null && about.status === "running" && !about.chairs[you]!.resigned;
  const ahead = useGame()?.followed.ahead ?? null;
  const left = useLeft(you === null ? null : about.chairs[you]!.vacation, ahead, () => 0);
  const vacation = left !== null && left > 0 ? timeIn(text, left) : "";
  const item = (icon: IconName, key: string, onClick: () => void, mark = "") => (
    <button type="button" class="button" onClick={onClick}>
      <Icon name={icon} size={16} /> {text(key)} {mark && <span class="mark">{mark}</span>}
    </button>
  );
  return (
    <nav class="menu-items">
      <div class="menu-quick">
        <QuickSettings />
      </div>
      {about.rated && <p class="muted">{text("rated-set")}</p>}
      {plays && item("clock", "menu-orders", () => onPanel("orders"))}
      {plays && about.vacation > 0 && item("moon", "menu-vacation", () => onPanel("vacation"), vacation)}
      {item("help", "menu-legend", () => onPanel("legend"))}
      <RulesButton board={about.board} />
      {item("gear", "menu-settings", () => onPanel("settings"))}
      {item("deck", "menu-deal", () => onPanel("deal"))}
      {item("link", "menu-invite", () => onPanel("invite"))}
      {you !== null && item("device", "menu-elsewhere", () => onPanel("elsewhere"))}
      {plays &&
        notices &&
        item("bell", "menu-notices", () => onPanel("notices"), notices.failed ? text("notices-off") : "")}
      {plays && item("flag", "menu-resign", () => onPanel("resign"))}
      {item("screen", "tv-open", () => open(hrefOf("game", about.game, "tv"), "_blank", "noopener"))}
      {item("home", "way-home", () => go("home"))}
    </nav>
  );
}

/** The rules, in a tab of their own: the game goes on. */
function RulesButton({ board }: { board: string }) {
  const text = useText();
  return (
    <button type="button" class="button" onClick={() => open(hrefOf("rules", board), "_blank", "noopener")}>
      <Icon name="book" size={16} /> {text("menu-rules")}
    </button>
  );
}

/** What is to be done while others think. */
function Orders({ link, table, api = live, draft, onDraft }: PanelProps) {
  const text = useText();
  const board = useBoard(table.about.board);
  const { ask } = usePicking();
  const pick = (can: OrdersData["can"]) => {
    const numbers = (all: readonly (number | null)[]) =>
      new Set(all.flatMap((one) => (one === null ? [] : [one])));
    ask!({
      prompt: text("orders-press-prompt"),
      routes: numbers(can.map(({ route }) => route)),
      cities: numbers(can.map(({ city }) => city)),
      onStop: () => ask!(null),
      onPick: (target) => {
        const meant = can.find((one) =>
          "route" in target ? one.route === target.route : one.city === target.city,
        );
        onDraft({ ...draft, build: { ...draft.build, action: meant!.action } });
        ask!(null);
      },
    });
  };
  const onPick = board && !isBare(board) && ask ? pick : null;
  return (
    board &&
    link.token && <OrdersPanel {...{ board, table, api, draft, onDraft, onPick }} token={link.token} />
  );
}

/** What is what on this board, without leaving the game. */
function BoardLegend({ table: { about, view } }: PanelProps) {
  const board = useBoard(about.board);
  const [seat] = view?.seats ?? [];
  if (!board) return null;
  return (
    <>
      <Legend board={board} buildings={buildingsOf({ ...seat }).map(({ kind }) => kind)} titled={false} />
      <RulesButton board={about.board} />
    </>
  );
}

function Resign({ link, onPanel }: PanelProps) {
  const text = useText();
  const resign = () => {
    link.resign();
    onPanel(null);
  };
  return (
    <>
      <p>{text("menu-resign-about")}</p>
      <div class="dialog-foot">
        <button type="button" class="button" onClick={() => onPanel(null)}>
          {text("menu-resign-no")}
        </button>
        <button type="button" class="button main" onClick={resign}>
          {text("menu-resign-yes")}
        </button>
      </div>
    </>
  );
}
