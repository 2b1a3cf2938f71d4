import type { Camera } from "../board/camera";
import { ZoomButtons } from "../board/ZoomButtons";
import type { Board } from "../boards/board";
import { TableTools } from "../game/TableTools";
import { Icon } from "../look/Icon";
import { Badge } from "../players/Badge";
import { hrefOf } from "../route";
import { useText } from "../text/context";
import { piecesOf, type TableGame } from "./game";

interface HeaderProps {
  board: Board;
  game: TableGame;
  /** What the zoom buttons move; null where they float on the board. */
  camera: Camera | null;
}

/** The line above the board: where we are, and one's own score on a phone. */
export function Header({ board, game, camera }: HeaderProps) {
  const text = useText();
  const me = game.seats[game.viewer];
  return (
    <header class="table-header">
      <a class="title" href={hrefOf("home")}>
        Trilhos
      </a>
      <h1 class="muted">
        {text(`edition-${board.name}-title`)}
        {game.turn > 0 && <span class="turn"> · {text("round-number", { number: game.turn })}</span>}
      </h1>
      {me && (
        <span class="header-me">
          <Badge colour={piecesOf(game.seats.length)[game.viewer]!} size={24} />
          <b>{me.points}</b>
          <span class="fact muted">
            <Icon name="train" size={14} /> {me.trains}
          </span>
        </span>
      )}
      {camera && <ZoomButtons camera={camera} />}
      <TableTools />
    </header>
  );
}
