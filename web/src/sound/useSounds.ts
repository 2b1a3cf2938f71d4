import { useEffect, useRef } from "preact/hooks";
import { useFresh } from "../motion/fresh";
import type { EntryData, TableData } from "../protocol/schema";
import { play, soundsOf } from "./sounds";

/** Lets a game be heard: what is new, for the seat that looks; unless a big screen is heard instead. */
export function useSounds(
  entries: readonly EntryData[],
  { seat }: TableData,
  ticketsDone: number,
  hushed = false,
): void {
  const fresh = useFresh(entries);
  const done = useRef(ticketsDone);
  useEffect(() => {
    for (const name of hushed ? [] : soundsOf(fresh, seat)) play(name);
  }, [fresh]);
  useEffect(() => {
    if (ticketsDone > done.current && !hushed) play("ticket");
    done.current = ticketsDone;
  }, [ticketsDone]);
}
