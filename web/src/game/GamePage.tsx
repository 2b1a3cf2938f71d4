import { useEffect, useState } from "preact/hooks";
import { useBoard } from "../boards/useBoard";
import { GameContext } from "../follow/context";
import { type Ahead, usePace } from "../follow/usePace";
import { useLayout } from "../layout/useLayout";
import { lazy } from "../lazy";
import type { Followed, Link } from "../live/link";
import { forgetSeat, type HeldSeats, keepHost, keepSeat, seatsOf } from "../live/seats";
import { useLink } from "../live/useLink";
import { Lobby } from "../lobby/Lobby";
import { Boundary } from "../look/Boundary";
import { DeadEnd, endingOf } from "../look/DeadEnd";
import { Waiting } from "../look/Waiting";
import type { TableData } from "../protocol/schema";
import { useText } from "../text/context";
import { PlayTable } from "../turn/PlayTable";
import { BringBack } from "./BringBack";
import { HandOffer, NoHand } from "./HandOffer";
import { HandOver } from "./HandOver";
import { Holding } from "./Holding";
import { shownFor } from "./hotSeat";
import { Opening } from "./Opening";
import { Toasts } from "./Toasts";
import { useTurnNotice } from "./turnNotice";
import { UndoAsk } from "./UndoAsk";
import { useReveal } from "./useReveal";
import "../look/game.css";

const LessonGame = lazy(() => import("../lesson/LessonGame").then((module) => module.LessonGame));
const Finale = lazy(() => import("../count/Finale").then((module) => module.Finale));

/** A game, whatever its state: the room before it, the table, the final count. */
export function GamePage({ game, token }: { game: string; token?: string }) {
  return token ? <Opening game={game} token={token} /> : <Seats game={game} />;
}

const chairsOf = (held: HeldSeats): number[] => Object.keys(held.chairs).map(Number);

/** Who is at a device that several people share, is to be said by them. */
const onlyOf = (chairs: readonly number[]): number | null => (chairs.length === 1 ? chairs[0]! : null);

/** Follows the game with the seat of whoever is at this device. */
function Seats({ game }: { game: string }) {
  const [held, setHeld] = useState(() => seatsOf(game));
  const chairs = chairsOf(held);
  const [holder, setHolder] = useState(() => onlyOf(chairs));
  const use = useLink(game, holder === null ? null : (held.chairs[holder] ?? null));
  const refresh = () => {
    const now = seatsOf(game);
    setHeld(now);
    setHolder(onlyOf(chairsOf(now)));
  };
  useReveal(use?.followed.table?.about, held);
  if (!use) return <Waiting />;
  const { link, followed, told } = use;
  if (followed.status === "ended") {
    return <Ended game={game} reason={followed.reason} chair={holder} onForgotten={refresh} />;
  }
  if (!followed.table) return <Waiting lost={followed.status === "lost"} />;
  return (
    <>
      <Toasts followed={followed}>
        <UndoAsk link={link} table={followed.table} />
        <Holding link={link} table={followed.table} ahead={followed.ahead} />
        <HandOffer game={game} screens={followed.screens} seated={chairs.length === 1} />
      </Toasts>
      {/* Of one seat's eyes nothing is left when another's look. */}
      <Show
        key={link.token}
        link={link}
        truth={{ followed, told, table: followed.table }}
        held={held}
        holder={holder}
        onHolder={setHolder}
        onSeats={refresh}
      />
    </>
  );
}

/** Shows the game as quickly as whoever looks likes it. */
function Show(props: Omit<StageProps, "followed" | "table" | "ahead">) {
  const { followed, told } = props.truth;
  const { shown, ahead } = usePace(followed, told);
  useTurnNotice(props.truth.table, chairsOf(props.held));
  return <Stage {...props} followed={shown} table={shown.table!} ahead={ahead} />;
}

interface StageProps {
  link: Link;
  /** The game as the server has told it last. */
  truth: { followed: Followed; told: readonly Followed[]; table: TableData };
  /** As it is shown. */
  followed: Followed;
  table: TableData;
  ahead: Ahead | null;
  held: HeldSeats;
  holder: number | null;
  onHolder: (chair: number | null) => void;
  onSeats: () => void;
}

function Stage(props: StageProps) {
  const { link, truth, followed, table, ahead, held, holder, onHolder } = props;
  const { about } = table;
  const chairs = chairsOf(held);
  const shown = shownFor(table, chairs, holder);
  const { beside } = useLayout();
  const board = useBoard(about.board);
  useEffect(() => {
    if (shown.what === "public") onHolder(null);
    if (about.status === "finished" && holder === null) onHolder(chairs[0] ?? null);
  }, [shown.what, about.status]);
  useEffect(() => keepForRematch(about.rematch, held), [about.rematch]);
  if (about.status === "open")
    return <Lobby game={link.game} table={table} held={held} onSeats={props.onSeats} />;
  if (beside && chairs.length === 0) return <NoHand game={link.game} />;
  if (shown.what === "hand-over") return <NextPerson {...props} chair={shown.chair} />;
  if (!board || (shown.what === "public" && holder !== null)) return <Waiting />;
  const here = table.result ? (
    <Finale board={board} link={link} table={table} />
  ) : (
    <PlayTable {...{ board, link, followed, table, ahead }} />
  );
  return (
    <GameContext.Provider
      value={{
        link,
        followed: truth.followed,
        table: truth.table,
        seen: followed.entries,
        shared: chairs.length > 1,
      }}
    >
      <Boundary of={table}>
        {about.lesson ? (
          <LessonGame board={board} table={table} lesson={about.lesson}>
            {here}
          </LessonGame>
        ) : (
          here
        )}
      </Boundary>
    </GameContext.Provider>
  );
}

function NextPerson({ link, table, chair, onHolder }: StageProps & { chair: number }) {
  const { name, color } = table.about.chairs[chair]!;
  return (
    <HandOver
      name={name}
      colour={color}
      onUndo={table.can_undo ? () => link.undo() : null}
      onConfirm={() => onHolder(chair)}
    />
  );
}

/** The same secret links are good for the next game of the same people. */
function keepForRematch(rematch: string | null, held: HeldSeats): void {
  if (!rematch || chairsOf(seatsOf(rematch)).length > 0) return;
  for (const chair of chairsOf(held)) keepSeat(rematch, chair, held.chairs[chair]!);
  if (held.host) keepHost(rematch, held.host);
}

interface EndedProps {
  game: string;
  reason: string | null;
  chair: number | null;
  onForgotten: () => void;
}

const USED = "link-used"; // by somebody who sat down: most often here, and the answer with our own token is on its way
const PATIENCE = 3_000; // milliseconds
const VOID = [USED, "taken-over", "given-to-bot", "wrong-token", "left"]; // reasons after which a seat's link is good for nothing

function Ended({ game, reason, chair, onForgotten }: EndedProps) {
  const text = useText();
  const [told, setTold] = useState(reason !== USED);
  const lost = told && chair !== null && VOID.includes(reason ?? "");
  useEffect(() => {
    const timer = setTimeout(setTold, PATIENCE, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (lost) forgetSeat(game, chair);
  }, [lost]);
  if (!told) return <Waiting />;
  return (
    <DeadEnd words={text(endingOf(lost && reason === "wrong-token" ? "taken-over" : reason))}>
      {lost && reason !== "left" && reason !== "given-to-bot" && (
        <BringBack game={game} onBack={onForgotten} />
      )}
      {lost && (
        <button type="button" class="button" onClick={onForgotten}>
          {text("watch-game")}
        </button>
      )}
    </DeadEnd>
  );
}
