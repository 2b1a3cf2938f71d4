import { useCallback, useEffect, useState } from "preact/hooks";
import { Refused } from "../live/http";
import type { Ban, Overview, ServerState } from "../protocol/schema";
import type { Text } from "../text/text";
import type { KeeperApi, Wanted } from "./api";
import { Bans } from "./Bans";
import { Games } from "./Games";
import { Vitals } from "./Vitals";

const LOOK_MS = 10_000;

interface Seen {
  readonly state: ServerState;
  readonly games: readonly Overview[];
  readonly bans: readonly Ban[];
}

interface DeskProps {
  readonly api: KeeperApi;
  readonly text: Text;
  readonly onLeave: () => void;
}

/** Everything, looked at again and again; whatever is done shows at once. */
export function Desk({ api, text, onLeave }: DeskProps) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Wanted>({ status: "", begins: "" });
  const tell = useCallback(
    (why: unknown) => setProblem(why instanceof Refused ? why.message : text("keeper-unreached")),
    [text],
  );
  const look = useCallback(async () => {
    try {
      const [state, games, bans] = await Promise.all([api.state(), api.games(wanted), api.bans()]);
      setSeen({ state, games, bans });
    } catch (why) {
      tell(why);
    }
  }, [api, wanted, tell]);
  useEffect(() => {
    void look();
    const again = setInterval(look, LOOK_MS);
    return () => clearInterval(again);
  }, [look]);
  const act = (deed: Promise<unknown>) => {
    setProblem(null);
    return deed.catch(tell).then(look);
  };
  return (
    <>
      {problem && (
        <p class="panel problem" role="alert">
          {problem}
        </p>
      )}
      {seen && <Vitals state={seen.state} text={text} onNoted={() => act(api.noted())} />}
      <Games games={seen?.games ?? null} {...{ api, text, wanted, act }} onWant={setWanted} />
      {seen && <Bans bans={seen.bans} connections={seen.state.connections} {...{ api, text, act }} />}
      <button type="button" class="button" onClick={onLeave}>
        {text("keeper-leave")}
      </button>
    </>
  );
}
