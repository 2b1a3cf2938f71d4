/** How far this device has come with a lesson, and in which game. */
export interface LessonProgress {
  readonly game: string;
  readonly step: number;
  readonly steps: number;
  readonly done: boolean;
}

const KEPT = "trilhos.lessons";

/** By lesson. */
export function progressKept(): Readonly<Record<string, LessonProgress>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** A lesson that was done once stays so, however often it is begun anew. */
export function keepProgress(id: string, { done, ...now }: LessonProgress): void {
  const kept = progressKept();
  const progress = { ...now, done: done || Boolean(kept[id]?.done) };
  localStorage.setItem(KEPT, JSON.stringify({ ...kept, [id]: progress }));
}

/** Whether there is a game in which a lesson can be gone on with. */
export const isBegun = (progress: LessonProgress | undefined): boolean =>
  progress !== undefined && progress.step < progress.steps;
