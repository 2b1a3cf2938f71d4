import { useEffect } from "preact/hooks";
import { replace } from "../address";
import { useBoard } from "../boards/useBoard";
import { GameContext } from "../follow/context";
import { usePace } from "../follow/usePace";
import { Toasts } from "../game/Toasts";
import { lazy } from "../lazy";
import type { LinkUse } from "../live/useLink";
import { useLink } from "../live/useLink";
import { Boundary } from "../look/Boundary";
import { DeadEnd, endingOf } from "../look/DeadEnd";
import { Waiting } from "../look/Waiting";
import { useText } from "../text/context";
import { PlayTable } from "../turn/PlayTable";
import { TvLobby } from "./TvLobby";
import { TvTools } from "./TvTools";
import { useAwake } from "./useAwake";
import { useNewestPage } from "./useNewestPage";
import { useScale } from "./useScale";
import "../look/game.css";
import "../table/tv.css";
import "./tv.css";

const TvFinale = lazy(() => import("./TvFinale").then((module) => module.TvFinale));

/**
 * A game on a big screen, for everybody in the room: what a spectator sees, by a spectator's connection, whatever seats this
 * browser holds. Nothing has to be pressed here.
 */
export function TvPage({ game }: { game: string }) {
  const text = useText();
  const use = useLink(game, null, true);
  useAwake();
  useScale();
  useNewestPage(use?.followed.status);
  if (!use) return <Waiting />;
  const { followed } = use;
  if (followed.status === "ended") return <DeadEnd words={text(endingOf(followed.reason))} />;
  if (!followed.table) return <Waiting lost={followed.status === "lost"} />;
  return (
    <>
      <Toasts followed={followed} />
      <TvTools game={game} />
      <Stage {...use} />
    </>
  );
}

/** The room before the game, the game, its final count; and then the next one of the same people. */
function Stage({ link, followed, told }: LinkUse) {
  const { shown } = usePace(followed, told, true);
  const [table, truth] = [shown.table!, followed.table!];
  const { status, rematch, board: address } = table.about;
  const board = useBoard(address);
  useEffect(() => {
    if (rematch) replace("game", rematch, "tv");
  }, [rematch]);
  if (status === "open") return <TvLobby game={link.game} about={truth.about} />;
  if (!board) return <Waiting />;
  return (
    <GameContext.Provider value={{ link, followed, table: truth, seen: shown.entries, shared: false }}>
      <Boundary of={table}>
        {table.result ? (
          <TvFinale board={board} table={table} />
        ) : (
          <PlayTable board={board} link={link} followed={shown} table={table} pointed={followed.pointing} />
        )}
      </Boundary>
    </GameContext.Provider>
  );
}
