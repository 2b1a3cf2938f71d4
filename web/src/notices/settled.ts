const KEY = "trilhos.told";
const MOST = 200;

/** Games in which it was decided whether this device is told: what is on by habit is switched on once. */
function all(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

export const isSettled = (game: string): boolean => all().includes(game);

export const settle = (game: string): void =>
  localStorage.setItem(KEY, JSON.stringify([...all().filter((one) => one !== game), game].slice(-MOST)));
