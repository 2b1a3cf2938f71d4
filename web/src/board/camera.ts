import {
  centred,
  clamped,
  containScale,
  coverScale,
  type Point,
  panned,
  revealing,
  type Size,
  toBoard,
  type Viewport,
  zoomed,
} from "./viewport";

const SETTLE = 160; // ms without a move until the layers are drawn sharp again
const GLIDE = 250; // ms of a zoom by button or double tap
const STRETCHED = 0.02; // how far the drawn scale may be off before it is worth drawing again
const SHRUNK = 0.5; // of the drawn scale: so much smaller, all of the board would be drawn as large as for a close look

/**
 * Looks at the board by moving its layers. While a gesture lasts only CSS transforms change, which the browser
 * composes without painting: measured on the largest board, panning by viewBox takes 110 ms a frame and more.
 * The layers are HTML elements around the SVG, as a transform of the SVG itself lays out all of its text again.
 */
export class Camera {
  view: Viewport = { x: 0, y: 0, scale: 1 };
  screen: Size = { width: 1, height: 1 };
  private covered = 0;
  /** What was looked at before something else was shown. */
  private before: Viewport | null = null;
  /** Where a glide ends that isn't over. */
  private goal: Viewport | null = null;
  /** Whether anything but the first look at the board was wanted yet. */
  turned = false;
  private drawn = 0;
  private frame = 0;
  private glide = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly board: Size,
    private readonly layers: () => readonly (HTMLElement | null)[],
    private readonly onSettle: (view: Viewport, screen: Size) => void,
    /** Every frame in which the board moves. */
    private readonly onMove: (view: Viewport, screen: Size) => void = () => {},
  ) {}

  /** The screen has got a new size: until somebody looks elsewhere the board is in the middle. A whole board stays whole. */
  resize(screen: Size, cover: boolean): void {
    const { aim } = this;
    const whole = aim.scale <= containScale(this.board, this.screen) * (1 + STRETCHED);
    this.halt();
    this.screen = screen;
    const scale = cover ? coverScale(this.board, screen) : containScale(this.board, screen);
    const middle = { x: this.board.width / 2, y: this.board.height / 2 };
    this.view = this.turned
      ? clamped(whole ? { ...aim, scale: 0 } : aim, this.board, this.seen)
      : centred(middle, scale, this.board, screen);
    this.settle();
  }

  pan(move: Point): void {
    this.show(panned(this.view, move, this.board, this.seen));
  }

  zoom(factor: number, at: Point): void {
    this.show(zoomed(this.view, factor, at, this.board, this.seen));
  }

  /** Zoom smoothly, as by a button; in the middle unless a point is given. */
  glideBy(factor: number, at: Point = { x: this.screen.width / 2, y: this.screen.height / 2 }): void {
    this.turned = true;
    this.before = null;
    this.glideTo(zoomed(this.aim, factor, at, this.board, this.seen));
  }

  /** See the whole board. */
  fit(): void {
    this.turned = true;
    this.before = null;
    this.glideTo(clamped({ x: 0, y: 0, scale: 0 }, this.board, this.seen));
  }

  /** Go where these points are well in view, if they aren't. */
  reveal(...points: readonly Point[]): void {
    if (this.drawn === 0) return; // not measured yet
    this.turned = true;
    this.glideTo(revealing(points, this.aim, this.board, this.seen));
  }

  /** Show points as long as there are any; then go back, unless the player has moved the board meanwhile. */
  follow(points: readonly Point[]): void {
    if (points.length > 0) {
      this.before ??= this.aim;
      this.reveal(...points);
    } else if (this.before) {
      this.glideTo(clamped(this.before, this.board, this.seen));
      this.before = null;
    }
  }

  /** So many pixels from below are covered by a sheet: the board may be pulled up from behind it. */
  coverBelow(pixels: number): void {
    this.covered = pixels;
    if (this.drawn > 0) this.glideTo(clamped(this.aim, this.board, this.seen));
  }

  /** What is looked at, or will be in a moment. */
  private get aim(): Viewport {
    return this.goal ?? this.view;
  }

  private get seen(): Size {
    return { width: this.screen.width, height: Math.max(1, this.screen.height - this.covered) };
  }

  onBoard(at: Point): Point {
    return toBoard(this.view, at);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.glide);
    clearTimeout(this.settling);
  }

  private show(view: Viewport): void {
    this.halt();
    this.turned = true;
    this.before = null;
    this.move(view);
  }

  /** No glide goes on. */
  private halt(): void {
    cancelAnimationFrame(this.glide);
    this.goal = null;
  }

  /** On slow machines a frame of a glide can take longer than the pause that ends a gesture: no settling then. */
  private move(view: Viewport, more = false): void {
    this.view = view;
    clearTimeout(this.settling);
    if (!more) this.settling = setTimeout(() => this.settle(), SETTLE);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.apply());
  }

  private glideTo(goal: Viewport): void {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const [from, start] = [this.view, still ? Number.NEGATIVE_INFINITY : performance.now()];
    const step = (now: number) => {
      // A frame may have begun before the glide did.
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.move(between(from, goal, 1 - (1 - part) ** 3), part < 1);
      if (part < 1) this.glide = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.goal = goal;
    this.coarsen(goal.scale);
    cancelAnimationFrame(this.glide);
    this.glide = requestAnimationFrame(step);
  }

  private apply(): void {
    const { x, y, scale } = this.view;
    this.coarsen(scale);
    const moved = `translate(${x}px, ${y}px) scale(${scale / this.drawn})`;
    for (const layer of this.layers()) if (layer) layer.style.transform = moved;
    this.onMove(this.view, this.screen);
  }

  /** Who zooms out sees more of the board with every frame: it is drawn as it will be seen. */
  private coarsen(scale: number): void {
    if (scale < this.drawn * SHRUNK) this.draw(scale);
  }

  /** The gesture is over: draw sharp at the new scale. */
  private settle(): void {
    if (Math.abs(this.view.scale / this.drawn - 1) > STRETCHED) this.draw(this.view.scale);
    this.apply();
    this.onSettle(this.view, this.screen);
  }

  private draw(scale: number): void {
    this.drawn = scale;
    for (const layer of this.layers()) {
      if (!layer) continue;
      layer.style.width = `${this.board.width * scale}px`;
      layer.style.height = `${this.board.height * scale}px`;
    }
  }
}

function between(from: Viewport, to: Viewport, part: number): Viewport {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
