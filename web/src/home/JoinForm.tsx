import { useState } from "preact/hooks";
import { useText } from "../text/context";

/** The room in a link, or the room's own name. */
export const roomIn = (typed: string) => typed.trim().split("/").at(-1) ?? "";

export function JoinForm({ onJoin }: { onJoin: (room: string) => void }) {
  const text = useText();
  const [link, setLink] = useState("");
  const join = (event: Event) => {
    event.preventDefault();
    if (roomIn(link)) onJoin(roomIn(link));
  };
  return (
    <form class="join panel" onSubmit={join}>
      <h2>{text("home-join")}</h2>
      <div class="join-line">
        <input
          aria-label={text("home-link")}
          placeholder={text("home-link")}
          value={link}
          onInput={(event) => setLink(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={!roomIn(link)}>
          {text("home-enter")}
        </button>
      </div>
    </form>
  );
}
