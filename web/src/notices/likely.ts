import type { WebhookWish } from "../protocol/schema";

/** What a receiver at this address most likely wants to read. */
export const likelyForm = (address: string): WebhookWish["form"] =>
  /^https?:\/\/([\w-]+\.)*ntfy\b/i.test(address.trim()) ? "text" : "json";
