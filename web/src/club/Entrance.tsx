import { useState } from "preact/hooks";
import { go, replace } from "../address";
import { clubApi, comeIntoClub, joinClub } from "../live/clubApi";
import { clubKey, keepMembership, type Membership } from "../live/membership";
import { whyNot } from "../live/whyNot";
import { Check } from "../look/Check";
import { Icon } from "../look/Icon";
import { NameField } from "../settings/NameField";
import { settings } from "../settings/settings";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import { bringAlong, ownGames } from "./bringAlong";
import type { Errand } from "./errand";

interface EntranceProps {
  /** Who this device was in the club, where its key is void. */
  readonly lost: Membership | null;
  readonly errand: Errand;
  readonly onIn: () => void;
}

/** For a device that isn't in the club: become a member, or be let in by another device. */
export function Entrance({ lost, errand, onIn }: EntranceProps) {
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [along, setAlong] = useState(true);
  const come = async (way: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    try {
      await way();
      onIn();
      if (along) await bringAlong(clubApi(clubKey()!));
      if (errand.what === "game") go("game", errand.given);
      if (errand.what === "device") replace("club");
    } catch (why) {
      setProblem(whyNot(text, why));
    } finally {
      setBusy(false);
    }
  };
  const games = ownGames().length;
  return (
    <div class="club-entrance">
      {lost && <Lost lost={lost} />}
      {problem && (
        <p class="panel refused" role="alert">
          {problem}
        </p>
      )}
      {errand.what === "device" ? (
        <section class="panel">
          <h2>{text("club-this-device")}</h2>
          <p>{text("club-this-device-about")}</p>
          {games > 0 && <Along games={games} on={along} onChange={setAlong} />}
          <button
            type="button"
            class="button main"
            disabled={busy}
            data-let-in
            onClick={() => void come(() => comeIntoClub(errand.given))}
          >
            <Icon name="device" /> {text("club-let-this-in")}
          </button>
        </section>
      ) : (
        <Join errand={errand} busy={busy} onJoin={(name) => void come(() => joinClub(name))}>
          {games > 0 && <Along games={games} on={along} onChange={setAlong} />}
        </Join>
      )}
      <TypedCode busy={busy} onCode={(code) => void come(() => comeIntoClub(code))} />
    </div>
  );
}

/** What has happened, and that nothing of this device is lost with it. */
function Lost({ lost }: { lost: Membership }) {
  const text = useText();
  return (
    <div class="panel refused club-lost" role="alert">
      <p>{text("club-lost", { name: lost.name })}</p>
      <button type="button" class="button" onClick={() => keepMembership(null)}>
        {text("club-lost-noted")}
      </button>
    </div>
  );
}

interface AlongProps {
  readonly games: number;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Along({ games, on, onChange }: AlongProps) {
  const text = useText();
  return <Check on={on} label={text("club-along", { count: games })} onChange={onChange} />;
}

interface JoinProps {
  readonly errand: Errand;
  readonly busy: boolean;
  readonly onJoin: (name: string) => void;
  readonly children: preact.ComponentChildren;
}

function Join({ errand, busy, onJoin, children }: JoinProps) {
  const text = useText();
  const { name } = useSettings();
  const join = (event: Event) => {
    event.preventDefault();
    onJoin(settings().name.trim());
  };
  return (
    <form class="panel club-join" onSubmit={join}>
      <h2>{text("club-join-title")}</h2>
      {errand.what === "group" && <p class="club-why">{text("club-invited")}</p>}
      {errand.what === "game" && <p class="club-why">{text("club-for-game")}</p>}
      <p>{text("club-about")}</p>
      <NameField />
      {children}
      <button type="submit" class="button main" disabled={busy || !name.trim()}>
        <Icon name="person" /> {text("club-join")}
      </button>
      <p class="muted">{text("club-join-note")}</p>
    </form>
  );
}

function TypedCode({ busy, onCode }: { busy: boolean; onCode: (code: string) => void }) {
  const text = useText();
  const [code, setCode] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    onCode(code.trim());
  };
  return (
    <form class="panel club-code" onSubmit={enter}>
      <h2>{text("club-code-title")}</h2>
      <p class="muted">{text("club-code-about")}</p>
      <div class="join-line">
        <input
          class="field"
          aria-label={text("club-code")}
          placeholder="XXXX-XXXX"
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={64}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={busy || !code.trim()}>
          {text("club-let-in-short")}
        </button>
      </div>
    </form>
  );
}
