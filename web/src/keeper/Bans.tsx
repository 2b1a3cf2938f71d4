import { useState } from "preact/hooks";
import type { Ban } from "../protocol/schema";
import type { Text } from "../text/text";
import type { Act, KeeperApi } from "./api";

interface BansProps {
  readonly bans: readonly Ban[];
  readonly connections: Readonly<Record<string, number>>;
  readonly api: KeeperApi;
  readonly text: Text;
  readonly act: Act;
}

/** Who is connected from where, and who is shut out. */
export function Bans({ bans, connections, api, text, act }: BansProps) {
  const [network, setNetwork] = useState("");
  const [reason, setReason] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (network.trim()) void act(api.ban(network.trim(), reason.trim()).then(() => setNetwork("")));
  };
  const here = Object.entries(connections);
  return (
    <section class="panel" aria-label={text("keeper-bans")}>
      <h2>{text("keeper-bans")}</h2>
      <ul class="keeper-bans">
        {bans.map((ban) => (
          <li key={ban.network}>
            <code>{ban.network}</code> <span>{ban.reason}</span>
            <button type="button" class="button" onClick={() => void act(api.unban(ban.network))}>
              {text("keeper-unban")}
            </button>
          </li>
        ))}
      </ul>
      {bans.length === 0 && <p class="muted">{text("keeper-no-bans")}</p>}
      <form class="keeper-ban" onSubmit={submit}>
        <Field label={text("keeper-network")} value={network} onInput={setNetwork} />
        <Field label={text("keeper-why")} value={reason} onInput={setReason} />
        <button type="submit" class="button main" disabled={!network.trim()}>
          {text("keeper-ban")}
        </button>
      </form>
      <h3>{text("keeper-addresses")}</h3>
      {here.length === 0 && <p class="muted">{text("keeper-nobody")}</p>}
      <ul class="keeper-bans">
        {here.map(([address, count]) => (
          <li key={address}>
            <code>{address}</code> <span>{count}</span>
            <button type="button" class="button" onClick={() => setNetwork(address)}>
              {text("keeper-ban-this")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Field({ label, value, onInput }: { label: string; value: string; onInput: (v: string) => void }) {
  return (
    <input
      class="field"
      placeholder={label}
      aria-label={label}
      value={value}
      maxLength={200}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  );
}
