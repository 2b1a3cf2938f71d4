import type { RefObject, TargetedPointerEvent } from "preact";
import { useRef } from "preact/hooks";

const STILL = 8; // pixels a finger may tremble and still tap
const RESTED = 80; // milliseconds after which a finger that lies still flings nothing any more
const FLING = 0.35; // pixels a millisecond: so quick a finger says itself where the drawer goes

interface Pull {
  readonly start: number;
  /** How far the drawer was up, and how far it can be. */
  readonly from: number;
  readonly room: number;
  at: number;
  time: number;
  speed: number;
  begun: boolean;
}

type Point = TargetedPointerEvent<HTMLElement>;

/** Whether a drawer that is let go comes to rest above: where it was flung, else where it is nearer. */
export const restsHigh = (raised: number, room: number, speed: number): boolean =>
  Math.abs(speed) > FLING ? speed > 0 : raised > room / 2;

const within = (room: number, raised: number) => Math.min(room, Math.max(0, raised));

const raisedBy = ({ start, from, room }: Pull, at: number) => within(room, from + start - at);

/** Lets a finger pull a drawer up and down; the drawer follows by its style alone, so nothing is laid out again. */
export function usePull(drawer: RefObject<HTMLElement>, high: boolean, onRest: (high: boolean) => void) {
  const pull = useRef<Pull | null>(null);
  const pulled = useRef(false);
  const end = (onEnd: (pull: Pull) => void) => (event: Point) => {
    const now = pull.current;
    pull.current = null;
    if (!now?.begun) return;
    if (event.timeStamp - now.time > RESTED) now.speed = 0;
    drawer.current!.classList.remove("pulled");
    drawer.current!.style.removeProperty("--raised");
    onEnd(now);
  };
  return {
    onPointerDown(event: Point) {
      pulled.current = false;
      const room = drawer.current!.querySelector<HTMLElement>(".drawer-more")!.offsetHeight;
      if (event.isPrimary && event.button === 0) pull.current = begin(event, high ? room : 0, room);
    },
    onPointerMove(event: Point) {
      const now = pull.current;
      if (!now || !moved(now, event)) return;
      pulled.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      drawer.current!.classList.add("pulled");
      drawer.current!.style.setProperty("--raised", `${raisedBy(now, now.at)}px`);
    },
    onPointerUp: end((now) => onRest(restsHigh(raisedBy(now, now.at), now.room, now.speed))),
    onPointerCancel: end(() => {}),
    /** What was pulled was not pressed. */
    onClickCapture(event: Event) {
      if (pulled.current) event.stopPropagation();
      pulled.current = false;
    },
  };
}

const begin = ({ clientY, timeStamp }: Point, from: number, room: number): Pull => ({
  start: clientY,
  from,
  room,
  at: clientY,
  time: timeStamp,
  speed: 0,
  begun: false,
});

/** Follows the finger; whether it is pulling by now. */
function moved(pull: Pull, { clientY, timeStamp }: Point): boolean {
  pull.begun ||= Math.abs(clientY - pull.start) > STILL;
  if (timeStamp > pull.time) pull.speed = (pull.at - clientY) / (timeStamp - pull.time);
  pull.at = clientY;
  pull.time = timeStamp;
  return pull.begun;
}
