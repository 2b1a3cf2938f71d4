import { useEffect, useMemo, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { NotLoaded } from "../lazy";
import { Icon } from "../look/Icon";
import { Waiting } from "../look/Waiting";
import { SettingsButton } from "../settings/SettingsDialog";
import type { Language } from "../text/catalogues";
import { useText } from "../text/context";
import type { Text } from "../text/text";
import { type KeeperApi, keeperApi } from "./api";
import { Desk } from "./Desk";
import { fetchKeeperWords } from "./words";
import "./keeper.css";

const KEPT = "trilhos-keeper"; // for this tab alone

interface KeeperPageProps {
  /** Tests bring their own. */
  readonly apiOf?: (token: string) => KeeperApi;
}

/** The owner's page: how the server is doing, and what can be done about it. */
export function KeeperPage({ apiOf = keeperApi }: KeeperPageProps) {
  const shared = useText(); // another one as soon as the language is another
  const [text, setText] = useState<Text | null>(null);
  const [failed, setFailed] = useState(false);
  const [token, setToken] = useState(() => sessionStorage.getItem(KEPT));
  useEffect(() => {
    const language = document.documentElement.lang as Language;
    fetchKeeperWords(language).then(
      (words) => setText(() => words),
      () => setFailed(true),
    );
  }, [shared]);
  const api = useMemo(() => token && apiOf(token), [token, apiOf]);
  if (failed) return <NotLoaded />;
  if (!text) return <Waiting />;
  const enter = (given: string) => {
    sessionStorage.setItem(KEPT, given);
    setToken(given);
  };
  const leave = () => {
    sessionStorage.removeItem(KEPT);
    setToken(null);
  };
  return (
    <main class="keeper">
      <header>
        <h1>{text("keeper-title")}</h1>
        <a class="button" href={hrefOf("home")}>
          <Icon name="home" size={16} /> {shared("way-home")}
        </a>
        <SettingsButton />
      </header>
      {api ? <Desk api={api} text={text} onLeave={leave} /> : <TokenForm text={text} onEnter={enter} />}
    </main>
  );
}

function TokenForm({ text, onEnter }: { text: Text; onEnter: (token: string) => void }) {
  const [given, setGiven] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (given.trim()) onEnter(given.trim());
  };
  return (
    <form class="panel keeper-token" onSubmit={submit}>
      <label for="keeper-token">{text("keeper-token")}</label>
      <input
        id="keeper-token"
        class="field"
        type="password"
        autocomplete="off"
        value={given}
        onInput={(event) => setGiven(event.currentTarget.value)}
      />
      <p class="muted">{text("keeper-token-where")}</p>
      <button type="submit" class="button main">
        {text("keeper-enter")}
      </button>
    </form>
  );
}
