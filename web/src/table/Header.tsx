import type { ComponentChildren } from "preact";
import { hrefOf } from "../address";
import type { Camera } from "../board/camera";
import { ZoomButtons } from "../board/ZoomButtons";
import type { Board } from "../boards/board";
import { boardTitle } from "../boards/titles";
import { useGame } from "../follow/context";
import type { Layout } from "../layout/layout";
import { Badge } from "../look/Badge";
import { TableTools } from "../menu/TableTools";
import { meansOf, SeatFacts } from "../players/PlayerPanel";
import { useText } from "../text/context";
import type { TableGame } from "../view/game";
import { LastRound } from "./LastRound";

interface HeaderProps {
  board: Board;
  game: TableGame;
  /** What the zoom buttons move; none before there is a board. */
  camera: Camera | null;
  layout: Layout;
  /** Where talk has its place, if not where the layout has it. */
  talk?: Layout["talk"];
  /** What others did lately: there is room for it. */
  strip?: ComponentChildren;
}

/** The server counts the turns of all seats. */
const roundOf = ({ turn, seats }: TableGame): number => Math.ceil(turn / seats.length);

/** The line above the board: where we are, and on a phone what one has oneself. */
export function Header({ board, game, camera, layout, talk = layout.talk, strip }: HeaderProps) {
  const text = useText();
  const me = game.seats[game.viewer];
  const here = useGame();
  return (
    <header class="table-header">
      {layout.tools && (
        <a class="title" href={hrefOf("home")}>
          Trilhos
        </a>
      )}
      <h1 class="muted">
        {boardTitle(board)}
        {game.turn > 0 && <span class="turn"> · {text("round-number", { number: roundOf(game) })}</span>}
        {layout.tools && here?.table.about.rated && <span class="turn"> · {text("rated-sign")}</span>}
      </h1>
      {layout.news === "header" && <LastRound turns={game.turnsLeft} stallsIn={game.stallsIn} />}
      {me && (
        <span class="header-me" data-colour={me.colour}>
          <Badge colour={me.colour} size={24} />
          <b class="player-points">{me.points}</b>
          <SeatFacts seat={me} facts={meansOf(me)} />
        </span>
      )}
      {layout.news === "header" && strip}
      {layout.tools && camera && <ZoomButtons camera={camera} fit={layout.board === "whole"} />}
      {layout.beside && here && (
        <a class="button" href={hrefOf("game", here.link.game)}>
          {text("hand-leave")}
        </a>
      )}
      {layout.tools && <TableTools talk={talk === "button"} />}
    </header>
  );
}
