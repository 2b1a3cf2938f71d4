import { readAddress, screenOf } from "../address";
import { type Layout, layoutFor, ROOMS, type Room, roomNames } from "./layout";

const rooms = (): ReadonlySet<Room> => new Set(roomNames.filter((name) => matchMedia(ROOMS[name]).matches));

/** The layout of this window as it is now. */
export const layoutNow = (): Layout => layoutFor(rooms(), screenOf(readAddress(location.hash)));

/** Tells of every change, as when a phone is turned or another page opened, until the returned function is called. */
export function onLayout(listener: () => void): () => void {
  const asked = roomNames.map((name) => matchMedia(ROOMS[name]));
  for (const query of asked) query.addEventListener("change", listener);
  addEventListener("hashchange", listener);
  return () => {
    removeEventListener("hashchange", listener);
    for (const query of asked) query.removeEventListener("change", listener);
  };
}

/** Lets the whole page be laid out by its root, from now on. */
export function startLayout(): void {
  const show = () => {
    const { dataset } = document.documentElement;
    dataset.layout = layoutNow().name;
    dataset.room = [...rooms()].join(" ");
  };
  onLayout(show);
  show();
}
