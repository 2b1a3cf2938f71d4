import { useEffect, useState } from "preact/hooks";
import { api } from "../live/api";
import { Refused } from "../live/http";
import { seatsOf } from "../live/seats";
import { replace } from "../route";
import { useText } from "../text/context";
import { DeadEnd, endingOf } from "./DeadEnd";
import { takenSeat } from "./takeSeat";
import { Waiting } from "./Waiting";

const PATIENCE = 2000; // milliseconds until the server is asked again

/** A secret link was opened: its seat comes to this device, and the link leaves the address. */
export function Opening({ game, token }: { game: string; token: string }) {
  const text = useText();
  const [reason, setReason] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    takenSeat(api, game, token).then(
      () => replace("game", game),
      (problem) => {
        if (!(problem instanceof Refused)) timer = setTimeout(() => setTries(tries + 1), PATIENCE);
        else if (holdsSeat(game)) replace("game", game);
        else setReason(problem.problem.error);
      },
    );
    return () => clearTimeout(timer);
  }, [game, token, tries]);
  return reason ? <DeadEnd words={text(endingOf(reason))} /> : <Waiting lost={tries > 0} />;
}

/** A link that was used up on this very device: its seat is here. */
const holdsSeat = (game: string): boolean => Object.keys(seatsOf(game).chairs).length > 0;
