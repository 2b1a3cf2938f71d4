import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { call } from "../live/http";
import { isVoid, loseMembership } from "../live/membership";
import { useMembership } from "../live/useMembership";
import { Icon } from "../look/Icon";
import type { ClubGame } from "../protocol/schema";
import { useText } from "../text/context";

/** The way to the club, with how many games wait for whoever is in it. */
export function ClubLink() {
  const text = useText();
  const member = useMembership();
  const waiting = useWaiting(member && !member.lost ? member.key : null);
  return (
    <section class="panel club-link-panel">
      <a href={hrefOf("club")}>
        <Icon name="person" size={16} /> {text("home-club")}
      </a>
      {waiting > 0 && <span class="your-turn">{text("home-club-waiting", { count: waiting })}</span>}
      {!member && <p class="muted">{text("home-club-about")}</p>}
      {member?.lost && <p class="muted">{text("home-club-lost")}</p>}
    </section>
  );
}

/** How many of a member's games wait for them; looked at when the window comes to the front. */
function useWaiting(key: string | null): number {
  const [games, setGames] = useState<readonly ClubGame[]>([]);
  useEffect(() => {
    setGames([]);
    if (key === null) return;
    const look = () =>
      void call<ClubGame[]>("club/games", { token: key }).then(setGames, (why) => {
        if (isVoid(why)) loseMembership(key);
      });
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [key]);
  return games.filter(({ turn }) => turn).length;
}
