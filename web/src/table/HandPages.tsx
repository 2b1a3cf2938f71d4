import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Check } from "../look/Check";
import { Tabs } from "../look/Tabs";
import { changeSettings } from "../settings/settings";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import type { Acting } from "./acting";
import { type OwnProps, OwnTickets } from "./Own";
import { Everyone } from "./Players";
import { RouteList } from "./RouteList";
import "./hand.css";

interface PagesProps extends OwnProps {
  /** The board, where a city that is tapped is one end of a route, and the next the other. */
  readonly place: (picking: Pick<Acting, "events">) => ComponentChildren;
}

/** Beside a big screen, in the place of the board: routes as a list, a small board, one's tickets, and the others. */
export function HandPages({ place, ...own }: PagesProps) {
  const text = useText();
  const { board, game, acting } = own;
  const [tab, setTab] = useState("routes");
  const [ends, setEnds] = useState<readonly number[]>([]);
  const legal = acting.legal?.at;
  const pick = (city: number) => {
    if (legal?.city.has(city)) return acting.events.onCity?.(city);
    const next = ends.includes(city) ? ends.filter((one) => one !== city) : [...ends, city].slice(-2);
    setEnds(next);
    const between = board.routes.filter(
      ({ a, b }) => next.length === 2 && next.includes(a) && next.includes(b),
    );
    const open = between.filter(({ id }) => legal?.route.has(id));
    if (open.length === 1) acting.events.onRoute?.(open[0]!.id);
    else if (between.length > 0) setTab("routes");
  };
  const events = useMemo(() => ({ ...acting.events, onCity: pick }), [acting.events, ends]);
  const tabs = [
    { name: "routes", label: text("hand-routes"), body: <RouteList {...own} ends={ends} onEnds={setEnds} /> },
    { name: "board", label: text("hand-board"), body: place({ events }) },
    { name: "tickets", label: text("tickets-title"), body: <OwnTickets {...own} /> },
    { name: "players", label: text("players-title"), body: <Everyone game={game} /> },
  ];
  return (
    <section class="hand-pages">
      <Tabs title={text("hand-pages")} tabs={tabs} chosen={tab} onChoose={setTab} />
      <Share />
    </section>
  );
}

/** Whether the room sees what is chosen here: only where its owner wants that. */
function Share() {
  const text = useText();
  const { pointing } = useSettings();
  return (
    <Check on={pointing} label={text("hand-share")} onChange={(on) => changeSettings({ pointing: on })} />
  );
}
