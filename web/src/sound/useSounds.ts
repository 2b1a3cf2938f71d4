import { useEffect, useRef } from "preact/hooks";
import { useFresh } from "../motion/fresh";
import type { EntryData, TableData } from "../protocol/schema";
import { play, soundsOf } from "./sounds";

/** Lets a game be heard: what is new, for the seat that looks. */
export function useSounds(entries: readonly EntryData[], { seat }: TableData, ticketsDone: number): void {
  const fresh = useFresh(entries);
  const done = useRef(ticketsDone);
  useEffect(() => {
    for (const name of soundsOf(fresh, seat)) play(name);
  }, [fresh]);
  useEffect(() => {
    if (ticketsDone > done.current) play("ticket");
    done.current = ticketsDone;
  }, [ticketsDone]);
}
