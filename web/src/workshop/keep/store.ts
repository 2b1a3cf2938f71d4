import type { SmallPicture } from "../../look/SmallBoard";
import type { BoardDocument } from "../document/document";
import { pictureOf } from "./picture";

/** What the list of boards shows of one. */
export interface Kept {
  readonly id: string;
  readonly words: BoardDocument["words"];
  readonly picture: SmallPicture;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** How often it was kept: who has another number has another state of it. */
  readonly version: number;
  /** Whether lengths follow distances when cities move. */
  readonly follow: boolean;
}

/** Somebody else, in another window, has changed a board since it was opened here. */
export class Changed extends Error {}

const [DATABASE, SHELF, BOARDS] = ["trilhos-workshop", "shelf", "boards"] as const;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onerror = () => reject(work.error);
    work.onabort = () => reject(work.error ?? new Changed());
  });

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SHELF, { keyPath: "id" });
      request.result.createObjectStore(BOARDS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** The boards on this device, the last changed first. */
export async function shelf(): Promise<Kept[]> {
  const store = (await database()).transaction(SHELF).objectStore(SHELF);
  const all = await done<Kept[]>(store.getAll());
  return all.sort((one, other) => other.at - one.at);
}

/** A board that is kept here, or null. */
export async function fetchKept(id: string): Promise<{ kept: Kept; board: BoardDocument } | null> {
  const work = (await database()).transaction([SHELF, BOARDS]);
  const [kept, board] = await Promise.all([
    done<Kept | undefined>(work.objectStore(SHELF).get(id)),
    done<BoardDocument | undefined>(work.objectStore(BOARDS).get(id)),
  ]);
  return kept && board ? { kept, board } : null;
}

/**
 * Keeps a board, if nobody else has changed it since the version that is told; throws Changed. Both stores are written
 * by one transaction: a window that is closed meanwhile leaves the board as it was, or as it is.
 */
export async function keepBoard(
  id: string,
  board: BoardDocument,
  { version, follow }: Pick<Kept, "version" | "follow">,
): Promise<Kept> {
  const work = (await database()).transaction([SHELF, BOARDS], "readwrite");
  const end = finished(work);
  const there = await done<Kept | undefined>(work.objectStore(SHELF).get(id));
  if ((there?.version ?? 0) !== version) {
    work.abort();
    await end.catch(() => {});
    throw new Changed();
  }
  const kept: Kept = {
    id,
    words: board.words,
    picture: pictureOf(board),
    at: Date.now(),
    version: version + 1,
    follow,
  };
  work.objectStore(SHELF).put(kept);
  work.objectStore(BOARDS).put(board, id);
  await end;
  tellOthers(id);
  return kept;
}

export async function forget(id: string): Promise<void> {
  const work = (await database()).transaction([SHELF, BOARDS], "readwrite");
  work.objectStore(SHELF).delete(id);
  work.objectStore(BOARDS).delete(id);
  await finished(work);
  tellOthers(id);
}

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(DATABASE);

const tellOthers = (id: string) => channel?.postMessage(id);

/** Hears of boards that other windows of this browser have changed. */
export function hearOthers(hear: (id: string) => void): () => void {
  const listen = ({ data }: MessageEvent<string>) => hear(data);
  channel?.addEventListener("message", listen);
  return () => channel?.removeEventListener("message", listen);
}
