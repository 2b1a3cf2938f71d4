import { useRef } from "preact/hooks";

const FAR = 32; // pixels, from which a finger means up or down

/** Tells when something is swiped up or down. */
export function useSwipe(onSwipe: (down: boolean) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientY }: PointerEvent) => {
      start.current = clientY;
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const way = clientY - (start.current ?? clientY);
      start.current = null;
      if (Math.abs(way) > FAR) onSwipe(way > 0);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
