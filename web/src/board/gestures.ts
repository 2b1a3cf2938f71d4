import type { Camera } from "./camera";
import type { Point } from "./viewport";

const STILL = 8; // pixels a finger may tremble and still tap
const TWICE = 350; // ms between the taps of a double tap
const NEAR = 32; // pixels between them
const WHEEL = 0.0016;
const HOLD = 280; // ms until a finger that rests looks through the magnifier

/** Something on the board that goes with the pointer, instead of the board. */
export interface Grab {
  onMove(at: Point): void;
  onDrop(at: Point): void;
  onCancel(): void;
}

export interface Taps {
  onTap(at: Point, event: PointerEvent): void;
  onHover(at: Point | null): void;
  /** A finger rests on the board, and may move on; null: it is gone without choosing. */
  onHold(at: Point | null): void;
  /** What a drag that begins here would take along; null: it moves the board. */
  onGrab?(at: Point, event: PointerEvent): Grab | null;
  /** Whether two taps are two: else the second comes closer. */
  tapsTwice?(): boolean;
}

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Fingers, mouse and wheel on the board: pan, pinch, wheel and double tap move the camera; taps are told. */
export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private travelled = 0;
  private holding = false;
  private grab: Grab | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private corner: Point = { x: 0, y: 0 };
  private last = { at: { x: 0, y: 0 }, time: Number.NEGATIVE_INFINITY };
  private readonly off = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly camera: Camera,
    private readonly taps: Taps,
  ) {
    const { signal } = this.off;
    element.addEventListener("pointerenter", () => this.measure(), { signal });
    element.addEventListener("pointerdown", (event) => this.down(event), { signal });
    element.addEventListener("pointermove", (event) => this.move(event), { signal });
    element.addEventListener("pointerup", (event) => this.up(event), { signal });
    element.addEventListener("pointercancel", (event) => this.cancel(event), { signal });
    element.addEventListener("contextmenu", (event) => this.holding && event.preventDefault(), { signal });
    // A tap is told when the finger leaves. The mouse that browsers make of it comes later: it would press whatever
    // the tap has opened at that place, and take its focus away.
    element.addEventListener("touchstart", (event) => this.mine(event) && event.preventDefault(), {
      signal,
      passive: false,
    });
    element.addEventListener("pointerleave", () => taps.onHover(null), { signal });
    element.addEventListener("wheel", (event) => this.wheel(event), { signal, passive: false });
  }

  stop(): void {
    clearTimeout(this.patience);
    this.off.abort();
  }

  private at(event: MouseEvent): Point {
    return { x: event.clientX - this.corner.x, y: event.clientY - this.corner.y };
  }

  /** Where the board stands on the page; asking in the midst of a drag would make the browser lay it out again. */
  private measure(): void {
    const { left, top } = this.element.getBoundingClientRect();
    this.corner = { x: left, y: top };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0 || !this.mine(event)) return;
    this.measure();
    this.travelled = this.fingers.size ? STILL + 1 : 0;
    this.fingers.set(event.pointerId, this.at(event));
    this.letGo();
    this.grab = this.fingers.size === 1 ? (this.taps.onGrab?.(this.at(event), event) ?? null) : null;
    if (event.pointerType === "touch" && this.fingers.size === 1 && !this.grab)
      this.patience = setTimeout(() => this.hold(event.pointerId), HOLD);
  }

  private hold(finger: number): void {
    if (this.travelled > STILL) return;
    this.holding = true;
    this.element.setPointerCapture(finger);
    this.taps.onHold(this.fingers.get(finger)!);
  }

  /** Whatever was held is held no more; what went with a finger goes back. */
  private letGo(): void {
    clearTimeout(this.patience);
    this.grab?.onCancel();
    this.grab = null;
    if (this.holding) this.taps.onHold(null);
    this.holding = false;
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.letGo();
  }

  /** Buttons that float over the board keep their own clicks. */
  private mine(event: Event): boolean {
    return !(event.target as Element).closest("[data-own-clicks]");
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    const now = this.at(event);
    if (!before) {
      if (event.pointerType === "mouse") this.taps.onHover(now);
      return;
    }
    this.travelled += gap(before, now);
    this.fingers.set(event.pointerId, now);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (this.holding) this.taps.onHold(now);
    else if (other) this.pinch(before, now, other);
    else if (this.travelled > STILL) this.drag(event, before, now);
  }

  private drag(event: PointerEvent, before: Point, now: Point): void {
    this.element.setPointerCapture(event.pointerId);
    if (this.grab) this.grab.onMove(now);
    else this.camera.pan({ x: now.x - before.x, y: now.y - before.y });
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const [old, fresh] = [middle(before, other), middle(now, other)];
    this.camera.zoom(gap(now, other) / Math.max(1, gap(before, other)), old);
    this.camera.pan({ x: fresh.x - old.x, y: fresh.y - old.y });
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    const [held, grab] = [this.holding, this.grab];
    const still = this.travelled <= STILL;
    if (grab && !still) this.grab = null; // it isn't put back, but down
    this.letGo();
    if (held) this.taps.onTap(this.at(event), event);
    else if (still) this.tap(event);
    else grab?.onDrop(this.at(event));
  }

  private tap(event: PointerEvent): void {
    const [at, time] = [this.at(event), event.timeStamp];
    const near = time - this.last.time < TWICE && gap(at, this.last.at) < NEAR;
    const again = near && !this.taps.tapsTwice?.();
    this.last = { at, time: again ? Number.NEGATIVE_INFINITY : time };
    if (again) this.camera.glideBy(2, at);
    else this.taps.onTap(at, event);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.measure();
    this.camera.zoom(Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 6 : 1)), this.at(event));
  }
}
