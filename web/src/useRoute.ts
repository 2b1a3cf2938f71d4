import { useLayoutEffect, useState } from "preact/hooks";
import { type Route, routeOf } from "./route";

/** Where we are, and wherever we go: heard from the first picture on, or a quick click would lead nowhere. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useLayoutEffect(() => {
    const follow = () => setRoute(routeOf(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
}
