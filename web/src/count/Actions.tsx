import { useEffect, useState } from "preact/hooks";
import { go, hrefOf } from "../address";
import type { Link } from "../live/link";
import { whyNot } from "../live/whyNot";
import { copyText } from "../look/copy";
import { Icon } from "../look/Icon";
import type { About } from "../protocol/schema";
import { useText } from "../text/context";
import { download } from "./download";
import { GroupButton } from "./GroupButton";

interface ActionsProps {
  link: Link;
  about: About;
  onAgain: () => void;
}

/** What can be done with a finished game: see it again, keep it, show it to friends, play once more. */
export function Actions({ link, about, onAgain }: ActionsProps) {
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const keep = (kind: "save" | "audit") =>
    download(about.game, kind, link.token).then(
      () => setProblem(null),
      (why) => setProblem(whyNot(text, why)),
    );
  return (
    <nav class="count-actions">
      {about.day && (
        <a class="button main" data-deal href={hrefOf("deal", about.day)}>
          <Icon name="person" /> {text("show-others")}
        </a>
      )}
      <Rematch link={link} rematch={about.rematch} />
      {link.token !== null && <GroupButton about={about} />}
      <button type="button" class="button" onClick={onAgain}>
        <Icon name="undo" /> {text("show-again")}
      </button>
      <a class="button" href={hrefOf("replay", about.game)}>
        <Icon name="play" /> {text("show-replay")}
      </a>
      <a class="button" href={hrefOf("review", about.game)}>
        <Icon name="eye" /> {text("show-review")}
      </a>
      <ShareButton href={hrefOf("replay", about.game)} />
      <button type="button" class="button" onClick={() => keep("save")}>
        <Icon name="file" /> {text("show-save")}
      </button>
      <button type="button" class="button" onClick={() => keep("audit")}>
        <Icon name="file" /> {text("show-audit")}
      </button>
      <a class="button" href={hrefOf("home")}>
        <Icon name="home" /> {text("show-home")}
      </a>
      {problem && <p role="alert">{problem}</p>}
    </nav>
  );
}

/** The same people once more; whoever asks goes there at once, the others are shown the way. */
function Rematch({ link, rematch }: { link: Link; rematch: string | null }) {
  const text = useText();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && rematch) go("game", rematch);
  }, [asked, rematch]);
  const ask = () => {
    setAsked(true);
    link.rematch();
  };
  if (rematch)
    return (
      <a class="button main" href={hrefOf("game", rematch)}>
        {text("show-rematch-ready")}
      </a>
    );
  if (link.token === null) return null;
  return (
    <button type="button" class="button main" disabled={asked} onClick={ask}>
      {text("show-rematch")}
    </button>
  );
}

/** Hands an address of this page on: by the device's own means, else by copying it. */
export function ShareButton({ href, words = "show-share" }: { href: string; words?: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(href, location.href.split("#")[0]).href;
    if (navigator.share) return navigator.share({ url }).catch(() => {});
    setCopied(await copyText(url));
  };
  return (
    <button
      type="button"
      class="button"
      aria-label={text(copied ? "show-copied" : words)}
      onClick={() => void share()}
    >
      <Icon name={copied ? "check" : "link"} />
      <span class="share-words">{text(copied ? "show-copied" : words)}</span>
    </button>
  );
}
