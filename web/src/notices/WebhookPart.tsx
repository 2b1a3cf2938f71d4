import { useState } from "preact/hooks";
import { Icon } from "../look/Icon";
import type { WebhookWish } from "../protocol/schema";
import { changeSettings } from "../settings/settings";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import { hereOf } from "./here";
import { likelyForm } from "./likely";
import type { PartProps } from "./part";
import { WhatWentWrong } from "./WhatWentWrong";

const LONGEST = 2000;
const forms: readonly WebhookWish["form"][] = ["json", "text"];

/** An address of the player's own: a chat, a notifier, a program. */
export function WebhookPart(props: PartProps) {
  const text = useText();
  return (
    <section class="notices-way panel" aria-label={text("webhook-title")}>
      <h3>
        <Icon name="link" size={16} /> {text("webhook-title")}
      </h3>
      {props.notices.data.webhook.host === null ? (
        <p class="muted">{text("webhook-about")}</p>
      ) : (
        <Present {...props} />
      )}
      <AddressForm {...props} />
    </section>
  );
}

/** The webhook there is: where it leads, how it does, and what can be done with it. */
function Present({ notices: { game, token, api, data }, attempt, busy }: PartProps) {
  const text = useText();
  const { host, on, problem } = data.webhook;
  const tryOut = () =>
    attempt(async () => {
      const { sent, message } = await api.tryWebhook(game, token);
      return { good: sent, words: message };
    });
  const remove = () =>
    attempt(async () => {
      await api.removeWebhook(game, token);
      changeSettings({ webhook: "" });
      return { good: true, words: text("webhook-removed") };
    });
  return (
    <>
      <p>{text("webhook-goes-to", { host: host! })}</p>
      <WhatWentWrong on={on} problem={problem} />
      <div class="dialog-foot">
        <button type="button" class="button" disabled={busy} onClick={remove}>
          {text("webhook-remove")}
        </button>
        <button type="button" class="button main" disabled={busy} onClick={tryOut}>
          {text("webhook-try")}
        </button>
      </div>
    </>
  );
}

function AddressForm({ notices: { game, token, api, data }, attempt, busy }: PartProps) {
  const text = useText();
  const known = data.webhook.host !== null;
  const { webhook: last } = useSettings();
  const [address, setAddress] = useState(known ? "" : last);
  const [chosen, setChosen] = useState<WebhookWish["form"] | null>(null);
  const form = chosen ?? likelyForm(address);
  const save = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      await api.setWebhook(game, token, { address: address.trim(), form, ...hereOf() });
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
