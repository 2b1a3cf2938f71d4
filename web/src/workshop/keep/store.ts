import type { SmallPicture } from "../../look/SmallBoard";
import type { BoardDocument } from "../document/document";
import { begin, type History, listed, relisted, type StepList } from "../document/history";
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

/** What can be undone still when a board is opened again; of another version of it, if another program has kept it. */
interface KeptSteps extends StepList<BoardDocument> {
  readonly version: number;
}

const STEPS = 100; // that are kept each way
const stepsOf = (id: string) => `${id} steps`; // where they lie among the boards

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

let opened: Promise<IDBDatabase | null> | null = null;

/** Null: this browser keeps nothing, as some do in private windows. */
function database(): Promise<IDBDatabase | null> {
  opened ??= open().catch(() => null);
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SHELF, { keyPath: "id" });
    request.result.createObjectStore(BOARDS);
  };
  return done(request);
}

export interface KeptBoard {
  readonly kept: Kept;
  readonly history: History<BoardDocument>;
}

/** Boards that the browser couldn't keep: they live as long as this window does. */
const fleeting = new Map<string, KeptBoard>();

/** Whether boards are kept here at all. */
export const keepsBoards = async (): Promise<boolean> => (await database()) !== null;

/** Whether a board goes with this window. */
export const isFleeting = (id: string): boolean => fleeting.has(id);

addEventListener("beforeunload", (event) => fleeting.size > 0 && event.preventDefault());

/** The boards on this device, the last changed first. */
export async function shelf(): Promise<Kept[]> {
  const base = await database();
  const all = base ? await done<Kept[]>(base.transaction(SHELF).objectStore(SHELF).getAll()) : [];
  const lasting = all.filter(({ id }) => !fleeting.has(id));
  const others = [...fleeting.values()].map(({ kept }) => kept);
  return [...lasting, ...others].sort((one, other) => other.at - one.at);
}

/** A board that is kept here, or null. */
export async function fetchKept(id: string): Promise<KeptBoard | null> {
  return fleeting.get(id) ?? (await fetchLasting(id));
}

async function fetchLasting(id: string): Promise<KeptBoard | null> {
  const base = await database();
  if (!base) return null;
  const work = base.transaction([SHELF, BOARDS]);
  const boards = work.objectStore(BOARDS);
  const [kept, board, steps] = await Promise.all([
    done<Kept | undefined>(work.objectStore(SHELF).get(id)),
    done<BoardDocument | undefined>(boards.get(id)),
    done<KeptSteps | undefined>(boards.get(stepsOf(id))),
  ]);
  if (!kept || !board) return null;
  return { kept, history: steps?.version === kept.version ? relisted(steps) : begin(board) };
}

/**
 * Keeps a board and its last steps, if nobody else has changed it since the version that is told; throws Changed. What the browser has no
 * room for is kept as long as the window is open, and the browser's error is thrown.
 */
export async function keepBoard(
  id: string,
  history: History<BoardDocument>,
  { version, follow }: Pick<Kept, "version" | "follow">,
): Promise<Kept> {
  const board = history.now;
  const kept: Kept = {
    id,
    words: board.words,
    picture: pictureOf(board),
    at: Date.now(),
    version: version + 1,
    follow,
  };
  const base = await database();
  try {
    if (base)
      await write(base, { kept, history }).catch(
        unlessChanged(() => write(base, { kept, history: begin(board) })),
      );
  } catch (problem) {
    if (!(problem instanceof Changed)) fleeting.set(id, { kept: { ...kept, version }, history });
    throw problem;
  }
  if (base) fleeting.delete(id);
  else fleeting.set(id, { kept, history });
  tellOthers(id);
  return kept;
}

/** Where there is no room for a board and its steps, there may be for the board. */
const unlessChanged = (attempt: () => Promise<void>) => (problem: unknown) => {
  if (problem instanceof Changed) throw problem;
  return attempt();
};

/** All is written by one transaction: a window that is closed meanwhile leaves the board as it was, or as it is. */
async function write(base: IDBDatabase, { kept, history }: KeptBoard): Promise<void> {
  const work = base.transaction([SHELF, BOARDS], "readwrite");
  const end = finished(work);
  const there = await done<Kept | undefined>(work.objectStore(SHELF).get(kept.id));
  if ((there?.version ?? 0) !== kept.version - 1) {
    work.abort();
    await end.catch(() => {});
    throw new Changed();
  }
  const steps: KeptSteps = { version: kept.version, ...listed(history, STEPS) };
  work.objectStore(SHELF).put(kept);
  work.objectStore(BOARDS).put(history.now, kept.id);
  work.objectStore(BOARDS).put(steps, stepsOf(kept.id));
  await end;
}

export async function forget(id: string): Promise<void> {
  const base = await database();
  if (base) {
    const work = base.transaction([SHELF, BOARDS], "readwrite");
    work.objectStore(SHELF).delete(id);
    work.objectStore(BOARDS).delete(id);
    work.objectStore(BOARDS).delete(stepsOf(id));
    await finished(work);
  }
  fleeting.delete(id);
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
