import { useState } from "preact/hooks";
import type { PieceColour } from "../look/pieces";
import { Badge } from "../players/Badge";
import { useText } from "../text/context";
import "./chat.css";

export interface Said {
  readonly id: number;
  readonly name: string;
  /** A spectator has none. */
  readonly colour: PieceColour | null;
  readonly words: string;
}

export interface ChatProps {
  said: readonly Said[];
  muted: boolean;
  onSay: (words: string) => void;
  onMute: (muted: boolean) => void;
}

const LONGEST = 300;

/** What people at the table say; it can be muted. */
export function Chat({ said, muted, onSay, onMute }: ChatProps) {
  const text = useText();
  const [words, setWords] = useState("");
  const say = (event: Event) => {
    event.preventDefault();
    if (words.trim()) onSay(words.trim());
    setWords("");
  };
  return (
    <section class="chat">
      <label class="chat-mute">
        <input type="checkbox" checked={muted} onChange={(event) => onMute(event.currentTarget.checked)} />
        {text("chat-mute")}
      </label>
      {!muted && (
        <ol aria-live="polite">
          {said.map((one) => (
            <li key={one.id}>
              {one.colour && <Badge colour={one.colour} size={18} />}
              <b>{one.name}</b> {one.words}
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={say}>
        <input
          aria-label={text("chat-say")}
          placeholder={text("chat-say")}
          value={words}
          maxLength={LONGEST}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </form>
    </section>
  );
}
