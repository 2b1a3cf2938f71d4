import { useCallback, useEffect, useState } from "preact/hooks";
import { api, type ChairColour, type HeldGame } from "../live/api";
import { Refused } from "../live/http";
import { patiently } from "../live/patiently";
import { firstToken } from "../live/seats";
import { enter } from "../lobby/openGame";
import type { DailyDealData, DealResults } from "../protocol/schema";
import { settings } from "../settings/settings";
import { deviceSecret } from "./device";
import { keepDeal, kept } from "./kept";

export type OwnGame = HeldGame;

/** What this device has played of a deal: a game that goes on, and one that is over. */
export interface OwnGames {
  readonly running: OwnGame | null;
  readonly finished: OwnGame | null;
}

export interface DealShown {
  /** The deal, or why there is none, as a sentence; null while it is fetched. */
  readonly deal: DailyDealData | string | null;
  readonly own: OwnGames | null;
  /** How all did; null before one has played oneself. */
  readonly results: DealResults | null;
  readonly lost: boolean;
  readonly play: (name: string) => Promise<void>;
}

export function useDeal(day: string): DealShown {
  const [deal, setDeal] = useState<DailyDealData | string | null>(null);
  const [own, setOwn] = useState<OwnGames | null>(null);
  const [results, setResults] = useState<DealResults | null>(null);
  const [lost, setLost] = useState(false);
  const refused = useCallback(({ message }: Error) => setDeal(message), []);
  useEffect(() => patiently(() => api.deal(day), { told: setDeal, refused }), [day, refused]);
  const here = typeof deal === "object" ? deal : null;
  useEffect(() => {
    if (!here) return;
    return patiently(() => ownDealGames(here.day), {
      told: setOwn,
      refused,
      lost: () => setLost(true),
    });
  }, [here, refused]);
  const finished = own?.finished ?? null;
  useEffect(() => {
    if (!here || !finished) return;
    return patiently(() => api.dealResults(here.day, finished.game, finished.token), {
      told: (told) => {
        setLost(false);
        setResults(told);
      },
      refused,
      lost: () => setLost(true),
    });
  }, [here, finished, refused]);
  const play = async (name: string) => {
    const { colour } = settings();
    const wish = { name: name.trim(), color: (colour || null) as ChairColour | null };
    const made = await api.playDeal(here!.day, { ...wish, device: deviceSecret() });
    keepDeal(here!.day, made.game);
    enter(made);
  };
  return { deal, own, results, lost, play };
}

/** Those of this device that the server still has; what it doesn't know any more is no hindrance. */
export async function ownDealGames(day: string): Promise<OwnGames> {
  const held = (kept().deals[day] ?? []).flatMap((game) => {
    const token = firstToken(game);
    return token ? [{ game, token }] : [];
  });
  const found = await Promise.all(held.map(async (own) => ({ own, status: await statusOf(own) })));
  const of = (wanted: string) => found.find(({ status }) => status === wanted)?.own ?? null;
  return { running: of("running"), finished: of("finished") };
}

async function statusOf({ game, token }: OwnGame): Promise<string> {
  try {
    return (await api.table(game, token)).about.status;
  } catch (problem) {
    if (problem instanceof Refused) return "gone";
    throw problem;
  }
}
