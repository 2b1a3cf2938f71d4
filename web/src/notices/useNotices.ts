import { useEffect, useState } from "preact/hooks";
import type { Api } from "../live/api";
import type { NoticesData } from "../protocol/schema";
import { settings } from "../settings/settings";
import { clearNotices, deviceHere, resubscribe } from "./device";
import { hereOf } from "./here";
import { isSettled, settle } from "./settled";

/** How the player of a chair is told of turns while elsewhere, and how they could be. */
export interface Notices {
  readonly game: string;
  readonly token: string;
  readonly api: Api;
  readonly data: NoticesData;
  /** By what the server calls this browser. */
  readonly device: string | null;
  /** One of the ways was given up after too many failures. */
  readonly failed: boolean;
  /** How things stand is asked anew, after a change. */
  readonly look: () => Promise<void>;
}

/** None for those without a chair, and where the server offers none or can't be asked. */
export function useNotices(game: string, token: string | null, api: Api): Notices | null {
  const [found, setFound] = useState<Pick<Notices, "data" | "device"> | null>(null);
  const look = async () => {
    if (token === null) return;
    const [data, device] = await Promise.all([api.notices(game, token), deviceHere()]);
    setFound({ data, device });
  };
  useEffect(() => {
    setFound(null);
    void clearNotices(game);
    const nothing = () => {}; // it is asked again with the next visit
    if (token !== null) void goOn(game, token, api).catch(nothing).then(look).catch(nothing);
  }, [game, token, api]);
  if (token === null || !found || !isOffered(found.data)) return null;
  return { game, token, api, ...found, failed: hasFailed(found.data), look };
}

const isOffered = ({ push, mail, webhook }: NoticesData): boolean =>
  push.key !== null || mail.offered || webhook.offered;

const hasFailed = ({ push, mail, webhook }: NoticesData): boolean =>
  push.devices.some(({ on }) => !on) ||
  (mail.confirmed && !mail.on) ||
  (webhook.host !== null && !webhook.on);

/** Whoever wants notices in later games, too, has them on this device without a word: once for each game. */
async function goOn(game: string, token: string, api: Api): Promise<void> {
  if (!settings().pushNext || isSettled(game)) return;
  const { push } = await api.notices(game, token);
  const subscription = push.key && (await resubscribe(push.key).catch(() => null));
  if (!subscription) return;
  await api.setPush(game, token, { ...subscription, ...hereOf() });
  settle(game);
}
