import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../src/board/camera";
import { Gestures } from "../src/board/gestures";

const board = { width: 1600, height: 1000 };
const screen = { width: 800, height: 500 };

let camera: Camera;
let element: HTMLElement;
let layer: HTMLElement;
let gestures: Gestures;
const taps = { onTap: vi.fn(), onHover: vi.fn(), onHold: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  layer = document.createElement("div");
  element = document.createElement("div");
  element.setPointerCapture = () => {};
  camera = new Camera(board, () => [layer], vi.fn());
  camera.resize(screen, false);
  gestures = new Gestures(element, camera, taps);
});

afterEach(() => {
  gestures.stop();
  camera.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function send(type: string, x: number, y: number, pointerId = 1, pointerType = "touch"): void {
  element.dispatchEvent(
    new PointerEvent(type, { pointerId, clientX: x, clientY: y, pointerType, button: 0, bubbles: true }),
  );
}

function tap(x: number, y: number): void {
  send("pointerdown", x, y);
  send("pointerup", x, y);
}

describe("one finger", () => {
  it("taps", () => {
    tap(100, 120);
    expect(taps.onTap).toHaveBeenCalledWith({ x: 100, y: 120 }, expect.anything());
  });

  it("may tremble and still taps", () => {
    send("pointerdown", 100, 100);
    send("pointermove", 103, 101);
    send("pointerup", 103, 101);
    expect(taps.onTap).toHaveBeenCalledTimes(1);
  });

  it("drags the board and then doesn't tap", () => {
    camera.zoom(2, { x: 400, y: 250 });
    const before = camera.view;
    send("pointerdown", 300, 300);
    send("pointermove", 260, 280);
    send("pointerup", 260, 280);
    expect(camera.view).toEqual({ ...before, x: before.x - 40, y: before.y - 20 });
    expect(taps.onTap).not.toHaveBeenCalled();
  });

  it("taps twice to come closer", () => {
    tap(200, 200);
    tap(204, 202);
    vi.advanceTimersByTime(600);
    expect(camera.view.scale).toBeCloseTo(1);
    expect(taps.onTap).toHaveBeenCalledTimes(1);
  });

  it("is no mouse afterwards, which would press what the tap has opened there", () => {
    const touch = new Event("touchstart", { cancelable: true });
    element.dispatchEvent(touch);
    expect(touch.defaultPrevented).toBe(true);
  });

  it("leaves buttons alone that float over the board", () => {
    const button = element.appendChild(document.createElement("div"));
    button.dataset.ownClicks = "";
    const touch = new Event("touchstart", { cancelable: true, bubbles: true });
    button.dispatchEvent(touch);
    expect(touch.defaultPrevented).toBe(false);
    button.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, button: 0, bubbles: true }));
    send("pointerup", 10, 10);
    expect(taps.onTap).not.toHaveBeenCalled();
  });
});

describe("a finger that rests", () => {
  it("looks closer, moves on, and chooses where it leaves", () => {
    send("pointerdown", 100, 100);
    vi.advanceTimersByTime(300);
    expect(taps.onHold).toHaveBeenLastCalledWith({ x: 100, y: 100 });
    const before = camera.view;
    send("pointermove", 160, 130);
    expect(taps.onHold).toHaveBeenLastCalledWith({ x: 160, y: 130 });
    expect(camera.view).toEqual(before);
    send("pointerup", 160, 130);
    expect(taps.onHold).toHaveBeenLastCalledWith(null);
    expect(taps.onTap).toHaveBeenCalledWith({ x: 160, y: 130 }, expect.anything());
  });

  it("chooses nothing once another one comes", () => {
    send("pointerdown", 100, 100);
    vi.advanceTimersByTime(300);
    send("pointerdown", 300, 300, 2);
    expect(taps.onHold).toHaveBeenLastCalledWith(null);
    send("pointerup", 100, 100);
    send("pointerup", 300, 300, 2);
    expect(taps.onTap).not.toHaveBeenCalled();
  });
});

describe("two fingers", () => {
  it("pinch the board larger, around their middle, and don't tap", () => {
    send("pointerdown", 350, 250, 1);
    send("pointerdown", 450, 250, 2);
    const middle = camera.onBoard({ x: 400, y: 250 });
    send("pointermove", 300, 250, 1);
    send("pointermove", 500, 250, 2);
    expect(camera.view.scale).toBeCloseTo(1);
    expect(camera.onBoard({ x: 400, y: 250 }).x).toBeCloseTo(middle.x);
    send("pointerup", 300, 250, 1);
    send("pointerup", 500, 250, 2);
    expect(taps.onTap).not.toHaveBeenCalled();
  });
});

describe("a mouse", () => {
  it("hovers, and leaves", () => {
    send("pointermove", 50, 60, 1, "mouse");
    expect(taps.onHover).toHaveBeenLastCalledWith({ x: 50, y: 60 });
    send("pointerleave", 50, 60, 1, "mouse");
    expect(taps.onHover).toHaveBeenLastCalledWith(null);
  });

  it("zooms by its wheel, towards the pointer", () => {
    const at = { x: 200, y: 100 };
    const before = camera.onBoard(at);
    const turn = Object.assign(new Event("wheel"), { deltaY: -400, clientX: at.x, clientY: at.y });
    element.dispatchEvent(turn);
    expect(camera.view.scale).toBeGreaterThan(0.9);
    expect(camera.onBoard(at).x).toBeCloseTo(before.x);
  });
});

describe("the camera", () => {
  it("moves layers while a gesture lasts and draws them sharp when it is over", () => {
    const drawn = layer.style.width;
    camera.zoom(2, { x: 0, y: 0 });
    vi.advanceTimersByTime(50);
    expect(layer.style.width).toBe(drawn);
    expect(layer.style.transform).toContain("scale(2)");
    vi.advanceTimersByTime(500);
    expect(layer.style.width).toBe("1600px");
    expect(layer.style.transform).toContain("scale(1)");
  });

  it("glides forward only, even from a frame that began before it", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => frames.push(step));
    const before = camera.view.scale;
    camera.glideBy(2);
    frames[0]!(performance.now() - 400);
    expect(camera.view.scale).toBe(before);
    vi.unstubAllGlobals();
  });

  it("keeps its place when the screen changes, and can show the whole again", () => {
    camera.zoom(4, { x: 400, y: 250 });
    camera.resize({ width: 400, height: 800 }, false);
    expect(camera.view.scale).toBe(2);
    camera.fit();
    vi.advanceTimersByTime(600);
    expect(camera.view.scale).toBeCloseTo(0.25);
  });

  it("stays whole when the screen changes, if it was", () => {
    camera.resize({ width: 800, height: 400 }, false);
    expect(camera.view.scale).toBeCloseTo(0.4);
  });

  it("take along what is grabbed, until a second finger comes or it is let go", () => {
    const grab = { onMove: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() };
    gestures.stop();
    gestures = new Gestures(element, camera, { ...taps, onGrab: () => grab });
    const before = camera.view;
    send("pointerdown", 100, 100);
    send("pointermove", 130, 100);
    send("pointerup", 140, 100);
    expect(grab.onMove).toHaveBeenCalledWith({ x: 130, y: 100 });
    expect(grab.onDrop).toHaveBeenCalledWith({ x: 140, y: 100 });
    expect(grab.onCancel).not.toHaveBeenCalled();
    expect(camera.view).toBe(before);
    send("pointerdown", 100, 100);
    send("pointermove", 130, 100);
    send("pointerdown", 200, 100, 2);
    expect(grab.onCancel).toHaveBeenCalled();
  });
});

describe("a board that was looked at closely", () => {
  const closely = () => {
    camera.zoom(6, { x: 0, y: 0 });
    vi.advanceTimersByTime(500);
    expect(layer.style.width).toBe("4800px");
  };

  it("is drawn small while a gesture zooms out, not when it is over", () => {
    closely();
    camera.zoom(0.6, { x: 0, y: 0 });
    vi.advanceTimersByTime(20);
    expect(layer.style.width).toBe("4800px");
    camera.zoom(0.6, { x: 0, y: 0 });
    vi.advanceTimersByTime(20);
    expect(layer.style.width).toBe("1728px");
  });

  it("is drawn as small as it will be before it glides there", () => {
    closely();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    camera.fit();
    expect(layer.style.width).toBe("800px");
    vi.advanceTimersByTime(20);
    expect(camera.view.scale).toBeGreaterThan(1);
    vi.unstubAllGlobals();
  });
});
