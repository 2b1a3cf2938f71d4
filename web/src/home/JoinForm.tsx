import { useState } from "preact/hooks";
import { go } from "../address";
import { useText } from "../text/context";

/** Game, and token if there is one, in a link; or the game's code alone. Null where nothing is to be found. */
export function placeIn(typed: string): readonly string[] | null {
  const [, found = typed.trim()] = /#\/game\/(.+)$/.exec(typed.trim()) ?? [];
  return /^[\w-]+(\/[\w-]+)?$/.test(found) ? found.split("/") : null;
}

export function JoinForm() {
  const text = useText();
  const [link, setLink] = useState("");
  const place = placeIn(link);
  const join = (event: Event) => {
    event.preventDefault();
    if (place) go("game", ...place);
  };
  return (
    <form class="join panel" onSubmit={join}>
      <h2>{text("home-join")}</h2>
      <div class="join-line">
        <input
          class="field"
          aria-label={text("home-link")}
          placeholder={text("home-link")}
          value={link}
          onInput={(event) => setLink(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={!place}>
          {text("home-enter")}
        </button>
      </div>
      {link.trim() !== "" && !place && <p class="muted">{text("home-no-link")}</p>}
    </form>
  );
}
