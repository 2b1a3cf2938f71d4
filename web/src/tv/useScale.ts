import { useLayoutEffect } from "preact/hooks";

const MADE_FOR = { width: 1920, height: 1080 };

/** Everything beside the board is as large a part of the screen on each: `--tv` says how large that is. */
export function useScale(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const grow = () => {
      const scale = Math.min(innerWidth / MADE_FOR.width, innerHeight / MADE_FOR.height);
      style.setProperty("--tv", scale.toFixed(3));
    };
    grow();
    addEventListener("resize", grow);
    return () => {
      removeEventListener("resize", grow);
      style.removeProperty("--tv");
    };
  }, []);
}
