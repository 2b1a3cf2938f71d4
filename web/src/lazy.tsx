import type { ComponentType } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { DeadEnd } from "./look/DeadEnd";
import { Waiting } from "./look/Waiting";
import { useText } from "./text/context";

/** A component whose code is fetched when it is first shown. After an update of the server old code may be gone. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let found: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [state, setState] = useState<"waiting" | "failed" | "there">(found ? "there" : "waiting");
    useLayoutEffect(() => {
      if (found) return;
      load().then(
        (Component) => {
          found = Component;
          setState("there");
        },
        () => setState("failed"),
      );
    }, []);
    if (found) return <Found as={found} props={props} />;
    return state === "waiting" ? <Waiting /> : <NotLoaded />;
  };
}

/** A part of the page that didn't come. It is tried again by itself, but who doesn't want to wait can try at once. */
export function NotLoaded() {
  const text = useText();
  return (
    <DeadEnd words={text("page-failed")}>
      <button type="button" class="button" onClick={() => location.reload()}>
        {text("try-again")}
      </button>
    </DeadEnd>
  );
}

function Found<Props extends object>({ as: Component, props }: { as: ComponentType<Props>; props: Props }) {
  return <Component {...props} />;
}
