import { useState } from "preact/hooks";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { hereOf } from "./here";
import type { PartProps } from "./part";
import { WhatWentWrong } from "./WhatWentWrong";

const LONGEST = 254;

/** Letters: an address, which has to say yes first. */
export function MailPart({ notices, busy, attempt }: PartProps) {
  const text = useText();
  const [address, setAddress] = useState("");
  const { game, token, api, data } = notices;
  const { mail } = data;
  const ask = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      const { tried } = await api.setMail(game, token, { address: address.trim(), ...hereOf() });
      if (tried.sent) setAddress("");
      return { good: tried.sent, words: tried.sent ? text("mail-asked") : tried.message };
    });
  };
  const stop = () =>
    attempt(async () => {
      await api.removeMail(game, token);
      return { good: true, words: text("mail-removed") };
    });
  const tryOut = () =>
    attempt(async () => {
      const { sent, message } = await api.tryMail(game, token);
      return { good: sent, words: message };
    });
  return (
    <section class="notices-way panel" aria-label={text("mail-title")}>
      <h3>
        <Icon name="note" size={16} /> {text("mail-title")}
      </h3>
      {mail.address === null ? (
        <form onSubmit={ask}>
          <label>
            {text("mail-address")}
            <input
              class="field"
              type="email"
              required
              maxLength={LONGEST}
              autocomplete="email"
              value={address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <div class="dialog-foot">
            <button type="submit" class="button main" disabled={busy}>
              {text("mail-save")}
            </button>
          </div>
        </form>
      ) : (
        <>
          <p class={mail.confirmed ? "muted" : ""}>
            {text(mail.confirmed ? "mail-goes-to" : "mail-waits", { address: mail.address })}
          </p>
          <WhatWentWrong on={mail.on} problem={mail.problem} />
          <div class="dialog-foot">
            <button type="button" class="button" disabled={busy} onClick={stop}>
              {text("mail-remove")}
            </button>
            {mail.confirmed && (
              <button type="button" class="button main" disabled={busy} onClick={tryOut}>
                {text("mail-try")}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
