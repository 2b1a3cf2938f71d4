import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Followed, Link } from "../live/link";
import { Badge } from "../look/Badge";
import { Icon } from "../look/Icon";
import type { TableData } from "../protocol/schema";
import { changeSettings } from "../settings/settings";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import { type Said, saidIn } from "./said";
import "./talk.css";

export interface TalkProps {
  link: Link;
  followed: Followed;
  table: TableData;
}

const LONGEST = 500; // letters, as the server has it

/** What people at the table say; it can be muted, and screen readers speak it when they are done with the rest. */
export function Talk({ link, followed, table }: TalkProps) {
  const text = useText();
  const { chat } = useSettings();
  const said = useMemo(() => saidIn(followed.entries, table), [followed.entries, table]);
  return (
    <section class="talk" aria-label={text("chat-title")}>
      <div class="talk-head">
        <label>
          <input
            type="checkbox"
            checked={!chat}
            onChange={(event) => changeSettings({ chat: !event.currentTarget.checked })}
          />
          {text("chat-mute")}
        </label>
      </div>
      {chat ? <Lines said={said} /> : <p class="muted">{text("chat-muted")}</p>}
      {chat && table.you !== null && <SayForm onSay={(words) => link.say(words)} />}
      {chat && table.you === null && <p class="muted">{text("chat-watching")}</p>}
    </section>
  );
}

function Lines({ said }: { said: readonly Said[] }) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [said.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div class="talk-lines" role="log" tabIndex={0} aria-label={text("chat-title")}>
      {said.length === 0 && <p class="muted">{text("chat-none")}</p>}
      {said.map((one) => (
        <p key={one.id}>
          {one.colour && <Badge colour={one.colour} size={18} />} <b>{one.name}</b> {one.words}
        </p>
      ))}
      <div ref={end} />
    </div>
  );
}

export function SayForm({ onSay }: { onSay: (words: string) => void }) {
  const text = useText();
  const [words, setWords] = useState("");
  const say = (event: Event) => {
    event.preventDefault();
    if (words.trim()) onSay(words.trim());
    setWords("");
  };
  return (
    <form onSubmit={say}>
      <input
        class="field"
        aria-label={text("chat-say")}
        placeholder={text("chat-say")}
        value={words}
        maxLength={LONGEST}
        autocomplete="off"
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit" class="button" aria-label={text("chat-send")}>
        <Icon name="chat" size={16} />
      </button>
    </form>
  );
}
