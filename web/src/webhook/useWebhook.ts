import { useEffect, useState } from "preact/hooks";
import type { Api } from "../live/api";
import type { Tried, WebhookData, WebhookWish } from "../protocol/schema";

/** Where the player of a chair is told of a turn while elsewhere, and what can be done about it. */
export interface Webhook {
  readonly data: WebhookData;
  /** It was given up after too many failures. */
  readonly failed: boolean;
  readonly set: (wish: WebhookWish) => Promise<unknown>;
  readonly tryOut: () => Promise<Tried>;
  readonly remove: () => Promise<unknown>;
}

/** None for those without a chair, and where the server offers none or can't be asked. */
export function useWebhook(game: string, token: string | null, api: Api): Webhook | null {
  const [data, setData] = useState<WebhookData | null>(null);
  useEffect(() => {
    let here = true;
    setData(null);
    if (token !== null)
      api.webhook(game, token).then(
        (now) => here && setData(now),
        () => {}, // it is asked again with the next visit
      );
    return () => {
      here = false;
    };
  }, [game, token, api]);
  if (token === null || !data?.offered) return null;
  return {
    data,
    failed: data.host !== null && !data.on,
    set: (wish) => api.setWebhook(game, token, wish).then(setData),
    remove: () => api.removeWebhook(game, token).then(setData),
    tryOut: async () => {
      const tried = await api.tryWebhook(game, token);
      setData(await api.webhook(game, token));
      return tried;
    },
  };
}

/** What a receiver at this address most likely wants to read. */
export const likelyForm = (address: string): WebhookWish["form"] =>
  /^https?:\/\/([\w-]+\.)*ntfy\b/i.test(address.trim()) ? "text" : "json";
