import { useEffect } from "preact/hooks";
import { gameTitle } from "../boards/titles";
import type { TableData } from "../protocol/schema";
import { useText } from "../text/context";
import { nextOf } from "./hotSeat";

const NAME = "Trilhos";
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** Says in the tab's title and icon that it is the turn of somebody at this device. */
export function useTurnNotice(table: TableData, chairs: readonly number[]): void {
  const text = useText();
  const mine = nextOf(table, chairs) !== null;
  const edition = gameTitle(table.about);
  useEffect(() => {
    document.title = mine ? `● ${text("turn-notice")} · ${NAME}` : `${edition} · ${NAME}`;
    mark(mine);
    return () => {
      document.title = NAME;
      mark(false);
    };
  }, [mine, edition, text]);
}

function mark(turn: boolean): void {
  icon()?.setAttribute("href", turn ? "./icon-turn.svg" : "./icon.svg");
}
