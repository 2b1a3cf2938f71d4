import { useEffect, useState } from "preact/hooks";
import { hrefOf, replace } from "../address";
import { api } from "../live/api";
import { patiently } from "../live/patiently";
import { seatsOf } from "../live/seats";
import { DeadEnd, endingOf } from "../look/DeadEnd";
import { Waiting } from "../look/Waiting";
import type { Problem } from "../protocol/schema";
import { useText } from "../text/context";
import { takenSeat } from "./takeSeat";

/** A secret link was opened: its seat comes to this device, and the link leaves the address. */
export function Opening({ game, token }: { game: string; token: string }) {
  const text = useText();
  const [refused, setRefused] = useState<Problem | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(
    () =>
      patiently(() => takenSeat(api, game, token), {
        told: () => replace("game", game),
        refused: ({ problem }) => (holdsSeat(game) ? replace("game", game) : setRefused(problem)),
        lost: () => setLost(true),
      }),
    [game, token],
  );
  if (!refused) return <Waiting lost={lost} />;
  if (!refused.error.startsWith("rated-")) return <DeadEnd words={text(endingOf(refused.error))} />;
  return (
    <DeadEnd words={refused.message}>
      <a class="button" href={hrefOf("club", "game", game)}>
        {text("home-club")}
      </a>
    </DeadEnd>
  );
}

/** A link that was used up on this very device: its seat is here. */
const holdsSeat = (game: string): boolean => Object.keys(seatsOf(game).chairs).length > 0;
