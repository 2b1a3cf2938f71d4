import { useLayoutEffect, useState } from "preact/hooks";
import { type PageAddress, readAddress } from "./address";

/** Where we are, and wherever we go: heard from the first picture on, or a quick click would lead nowhere. */
export function useAddress(): PageAddress {
  const [route, setRoute] = useState(() => readAddress(location.hash));
  useLayoutEffect(() => {
    const follow = () => setRoute(readAddress(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
}
