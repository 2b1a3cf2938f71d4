import { useState } from "preact/hooks";
import { whyNot } from "../live/whyNot";
import { Icon } from "../look/Icon";
import type { WebhookWish } from "../protocol/schema";
import { changeSettings } from "../settings/settings";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";

import { likelyForm, type Webhook } from "./useWebhook";
import "./webhook.css";

const LONGEST = 2000;
const forms: readonly WebhookWish["form"][] = ["json", "text"];

interface Said {
  readonly good: boolean;
  readonly words: string;
}

/** Does something, and tells what came of it. */
type Attempt = (what: () => Promise<Said>) => void;

/** Where to be told of one's turn while elsewhere: an address, a trial, and the end of it. */
export function WebhookPanel({ webhook }: { webhook: Webhook }) {
  const text = useText();
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt: Attempt = (what) => {
    setSaid(null);
    setBusy(true);
    what()
      .catch((why) => ({ good: false, words: whyNot(text, why) }))
      .then(setSaid)
      .finally(() => setBusy(false));
  };
  return (
    <div class="webhook" aria-busy={busy}>
      <p>{text("webhook-about")}</p>
      {webhook.data.host !== null && <Present {...{ webhook, attempt, busy }} />}
      <p role="status" class={said ? (said.good ? "well" : "refused") : "unseen"}>
        {said && <Icon name={said.good ? "check" : "cross"} size={16} />} {said?.words}
      </p>
      <AddressForm {...{ webhook, attempt, busy }} />
    </div>
  );
}

interface PartProps {
  webhook: Webhook;
  attempt: Attempt;
  busy: boolean;
}

/** The webhook there is: where it leads, how it does, and what can be done with it. */
function Present({ webhook, attempt, busy }: PartProps) {
  const text = useText();
  const { host, problem } = webhook.data;
  const tryOut = () =>
    attempt(async () => {
      const { sent, message } = await webhook.tryOut();
      return { good: sent, words: message };
    });
  const remove = () =>
    attempt(async () => {
      await webhook.remove();
      changeSettings({ webhook: "" });
      return { good: true, words: text("webhook-removed") };
    });
  return (
    <section class="webhook-present panel">
      <p>
        <Icon name="bell" size={16} /> {text("webhook-goes-to", { host: host! })}
      </p>
      {webhook.failed && <p class="refused">{text("webhook-failed", { problem: problem ?? "" })}</p>}
      {!webhook.failed && problem && <p class="muted">{text("webhook-late", { problem })}</p>}
      <div class="dialog-foot">
        <button type="button" class="button" disabled={busy} onClick={remove}>
          {text("webhook-remove")}
        </button>
        <button type="button" class="button main" disabled={busy} onClick={tryOut}>
          {text("webhook-try")}
        </button>
      </div>
    </section>
  );
}

function AddressForm({ webhook, attempt, busy }: PartProps) {
  const text = useText();
  const known = webhook.data.host !== null;
  const { webhook: last } = useSettings();
  const [address, setAddress] = useState(known ? "" : last);
  const [chosen, setChosen] = useState<WebhookWish["form"] | null>(null);
  const form = chosen ?? likelyForm(address);
  const save = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      const language = document.documentElement.lang || null;
      await webhook.set({ address: address.trim(), form, language });
      changeSettings({ webhook: address.trim() });
      setAddress("");
      return { good: true, words: text("webhook-saved") };
    });
  };
  return (
    <form onSubmit={save}>
      <label>
        {text(known ? "webhook-other-address" : "webhook-address")}
        <input
          class="field"
          type="url"
          required
          placeholder="https://…"
          value={address}
          maxLength={LONGEST}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <label>
        {text("webhook-form")}
        <select
          class="field"
          value={form}
          onChange={(event) => setChosen(event.currentTarget.value as WebhookWish["form"])}
        >
          {forms.map((one) => (
            <option value={one}>{text(`webhook-form-${one}`)}</option>
          ))}
        </select>
      </label>
      <div class="dialog-foot">
        <button type="submit" class={known ? "button" : "button main"} disabled={busy}>
          {text("webhook-save")}
        </button>
      </div>
    </form>
  );
}
