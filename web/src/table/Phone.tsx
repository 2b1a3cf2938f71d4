import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Hand, isLarge } from "../cards/Hand";
import { LastLine } from "../log/LastLine";
import { Icon } from "../look/Icon";
import { type Tab, Tabs } from "../look/Tabs";
import { Watching } from "../menu/TableTools";
import { useText } from "../text/context";
import type { TableGame } from "../view/game";
import { Drawer } from "./Drawer";
import { LogPlace, type LogPlaceProps } from "./LogPlace";
import { OwnHand, type OwnProps, OwnTickets } from "./Own";
import { Everyone } from "./Players";

export interface PhoneProps extends OwnProps, LogPlaceProps {
  readonly onCovered: (pixels: number) => void;
  /** What others did lately: it has the place of the log's last line. */
  readonly strip?: ComponentChildren;
  /** The prompt and what can be done; beside the prompt stands what is given. */
  readonly prompt: (aside: ComponentChildren) => ComponentChildren;
}

/** A phone's own part of the table: the last line of the log above the board, and a drawer below it. */
export function Phone(props: PhoneProps) {
  const { game, lines, acting, onCovered } = props;
  const { tab, high, rest, toggle } = useRest(acting.asking, game.viewer < 0 ? "log" : "tickets");
  const watching = game.viewer < 0;
  const tickets = (
    <TicketsButton game={game} open={high && tab === "tickets"} onOpen={() => toggle("tickets")} />
  );
  return (
    <>
      <LastLine
        lines={lines}
        pieces={props.pieces}
        open={high && tab === "log"}
        onOpen={() => toggle("log")}
        strip={props.strip}
      />
      <Drawer
        high={high}
        onRest={rest}
        onCovered={onCovered}
        low={
          <>
            {props.prompt(!watching && tickets)}
            {watching ? <Watching /> : <OwnRow {...props} onMany={() => toggle("cards", true)} />}
          </>
        }
        more={
          <More {...props} until={`${props.until} ${high}`} tab={tab} onTab={(name) => toggle(name, true)} />
        }
      />
    </>
  );
}

/** Where the drawer rests, and what it shows; where a question is asked, what is one's own makes room for it. */
function useRest(asking: boolean, first: string) {
  const [tab, setTab] = useState(first);
  const [high, rest] = useState(false);
  useEffect(() => {
    if (asking) rest(false);
  }, [asking]);
  const toggle = (name: string, stay = false) => {
    setTab(name);
    rest(stay || !high || tab !== name);
  };
  return { tab, high, rest, toggle };
}

/** The hand; from a large one, too small for a finger, a card is chosen where all of it lies open. */
function OwnRow({ onMany, ...props }: OwnProps & { onMany: () => void }) {
  return (
    <div class="table-own">
      <OwnHand {...props} {...(isLarge(props.game.hand) && { onCard: onMany })} />
    </div>
  );
}

function More(props: PhoneProps & { tab: string; onTab: (name: string) => void }) {
  const text = useText();
  const { game, acting } = props;
  const held = Object.values(game.hand).reduce((sum, count) => sum + count, 0);
  const own: readonly Tab[] = [
    { name: "tickets", label: text("tickets-title"), body: <OwnTickets {...props} /> },
    {
      name: "cards",
      label: text("drawer-cards", { count: held }),
      body: <Hand open cards={game.hand} chosen={acting.cards} onChoose={acting.events.onCard} />,
    },
  ];
  const common: readonly Tab[] = [
    { name: "log", label: text("log-title"), body: <LogPlace {...props} /> },
    { name: "players", label: text("players-title"), body: <Everyone game={game} /> },
  ];
  const tabs = game.viewer < 0 ? common : [...own, ...common];
  return <Tabs title={text("drawer-title")} tabs={tabs} chosen={props.tab} onChoose={props.onTab} />;
}

interface TicketsButtonProps {
  readonly game: TableGame;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** How many tickets are done, one tap away from all of them; a ticket that is completed can't be missed. */
function TicketsButton({ game: { tickets }, open, onOpen }: TicketsButtonProps) {
  const text = useText();
  const done = tickets.filter((ticket) => ticket.done).length;
  const before = useRef(done);
  const more = done > before.current;
  useEffect(() => {
    before.current = done;
  }, [done]);
  return (
    <button type="button" class="tickets-button" aria-expanded={open} onClick={onOpen}>
      <span key={done} class={more ? "stamp fresh" : undefined}>
        {text("drawer-tickets", { done, count: tickets.length })}
      </span>
      <Icon name={open ? "down" : "up"} size={12} />
    </button>
  );
}
