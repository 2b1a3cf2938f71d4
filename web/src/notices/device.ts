import type { PushWish } from "../protocol/schema";

/** Whether this browser can be told, as things stand; if not, why. */
export type PushState = "ready" | "blocked" | "insecure" | "home-screen" | "impossible";

const WORKER = "worker.js"; // beside the page, so that its scope is the page's
const DEVICE_BYTES = 12;

export function pushState(): PushState {
  if (!globalThis.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isApple() && !isInstalled() ? "home-screen" : "impossible";
  return Notification.permission === "denied" ? "blocked" : "ready";
}

/** Phones and tablets that give notices only to pages on their home screen. */
const isApple = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Whoever was asked didn't want notices, or the browser has none to give. */
export class NotGiven extends Error {
  constructor(readonly state: PushState | "asked" | "service") {
    super(state);
  }
}

/** What the server needs to tell this browser; asks for leave, and so only after a press. */
export async function subscribe(key: string): Promise<Pick<PushWish, "endpoint" | "keys">> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new NotGiven(permission === "denied" ? "blocked" : "asked");
  return subscriptionTo(key);
}

/** The same without asking: null where that would be needed. */
export async function resubscribe(key: string): Promise<Pick<PushWish, "endpoint" | "keys"> | null> {
  if (pushState() !== "ready" || Notification.permission !== "granted") return null;
  return subscriptionTo(key);
}

async function subscriptionTo(key: string): Promise<Pick<PushWish, "endpoint" | "keys">> {
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    const { pushManager } = await navigator.serviceWorker.ready;
    let found = await pushManager.getSubscription();
    if (found && keyOf(found) !== key) {
      await found.unsubscribe(); // it was for another server of this address
      found = null;
    }
    found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
  } catch (problem) {
    console.warn("no subscription", problem);
    throw new NotGiven("service");
  }
}

/** By what the server calls this browser; null where it takes no notices. */
export async function deviceHere(): Promise<string | null> {
  const found = await (await registration())?.pushManager?.getSubscription();
  if (!found) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(found.endpoint));
  return base64url(new Uint8Array(hash).slice(0, DEVICE_BYTES));
}

/** No game tells this browser any more: what is sent after that finds nobody, and the servers forget it. */
export async function unsubscribe(): Promise<void> {
  const here = await registration();
  await (await here?.pushManager?.getSubscription())?.unsubscribe();
  await here?.unregister();
}

/** What was told of a game is seen: its notice goes. */
export async function clearNotices(game: string): Promise<void> {
  for (const notice of (await (await registration())?.getNotifications?.({ tag: game })) ?? [])
    notice.close();
}

/** The worker of this page, where there is one. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return globalThis.isSecureContext && "serviceWorker" in navigator
    ? navigator.serviceWorker.getRegistration()
    : undefined;
}

function keyOf({ options }: PushSubscription): string {
  const key = options?.applicationServerKey;
  return key ? base64url(new Uint8Array(key)) : "";
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
