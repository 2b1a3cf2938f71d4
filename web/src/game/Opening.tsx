import { useEffect, useState } from "preact/hooks";
import { replace } from "../address";
import { api } from "../live/api";
import { patiently } from "../live/patiently";
import { seatsOf } from "../live/seats";
import { DeadEnd, endingOf } from "../look/DeadEnd";
import { Waiting } from "../look/Waiting";
import { useText } from "../text/context";
import { takenSeat } from "./takeSeat";

/** A secret link was opened: its seat comes to this device, and the link leaves the address. */
export function Opening({ game, token }: { game: string; token: string }) {
  const text = useText();
  const [reason, setReason] = useState<string | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(
    () =>
      patiently(() => takenSeat(api, game, token), {
        told: () => replace("game", game),
        refused: ({ problem }) => (holdsSeat(game) ? replace("game", game) : setReason(problem.error)),
        lost: () => setLost(true),
      }),
    [game, token],
  );
  return reason ? <DeadEnd words={text(endingOf(reason))} /> : <Waiting lost={lost} />;
}

/** A link that was used up on this very device: its seat is here. */
const holdsSeat = (game: string): boolean => Object.keys(seatsOf(game).chairs).length > 0;
