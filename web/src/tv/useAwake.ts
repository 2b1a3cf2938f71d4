import { useEffect } from "preact/hooks";

/** Keeps the screen from going dark, where the browser can: it lets go of it whenever the page is hidden. */
export function useAwake(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return; // a page that came by plain HTTP has none
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => null); // low on battery: it may be refused
      if (over) void lock?.release();
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
}
