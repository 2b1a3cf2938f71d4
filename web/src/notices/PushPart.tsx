import { Check } from "../look/Check";
import { Icon } from "../look/Icon";
import { changeSettings } from "../settings/settings";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import { pushState, subscribe, unsubscribe } from "./device";
import { hereOf } from "./here";
import type { PartProps } from "./part";
import { settle } from "./settled";
import { WhatWentWrong } from "./WhatWentWrong";

/** Notices of this very browser, and how many others are told. */
export function PushPart({ notices, busy, attempt }: PartProps) {
  const text = useText();
  const { pushNext } = useSettings();
  const { game, token, api, data, device } = notices;
  const mine = data.push.devices.find(({ id }) => id === device);
  const others = data.push.devices.filter(({ id }) => id !== device);
  const state = pushState();
  const on = () =>
    attempt(async () => {
      const subscription = await subscribe(data.push.key!);
      await api.setPush(game, token, { ...subscription, ...hereOf() });
      settle(game);
      return { good: true, words: text("push-is-on") };
    });
  const off = () =>
    attempt(async () => {
      settle(game);
      await api.removePush(game, token, mine!.id);
      return { good: true, words: text("push-is-off") };
    });
  const nowhere = () =>
    attempt(async () => {
      changeSettings({ pushNext: false });
      if (mine) await api.removePush(game, token, mine.id);
      await unsubscribe();
      return { good: true, words: text("push-is-off-everywhere") };
    });
  const tryOut = () =>
    attempt(async () => {
      const { sent, message } = await api.tryPush(game, token, mine!.id);
      return { good: sent, words: sent ? text("push-tried") : message };
    });
  return (
    <section class="notices-way panel" aria-label={text("push-title")}>
      <h3>
        <Icon name="bell" size={16} /> {text("push-title")}
      </h3>
      {state !== "ready" && !mine ? (
        <p class="refused">{text(`push-${state}`)}</p>
      ) : (
        <p class="muted">{text(mine ? "push-on-here" : "push-about")}</p>
      )}
      {mine && <WhatWentWrong on={mine.on} problem={mine.problem} />}
      {others.length > 0 && <p class="muted">{text("push-others", { count: others.length })}</p>}
      {mine && (
        <Check
          on={pushNext}
          label={text("push-next")}
          disabled={busy}
          onChange={(next) => changeSettings({ pushNext: next })}
        />
      )}
      <div class="dialog-foot">
        {device && (
          <button type="button" class="button" disabled={busy} onClick={nowhere}>
            {text("push-off-everywhere")}
          </button>
        )}
        {mine ? (
          <>
            <button type="button" class="button" disabled={busy} onClick={off}>
              {text("push-off-here")}
            </button>
            <button type="button" class="button main" disabled={busy} onClick={tryOut}>
              {text("push-try")}
            </button>
          </>
        ) : (
          <button type="button" class="button main" disabled={busy || state !== "ready"} onClick={on}>
            {text("push-on")}
          </button>
        )}
      </div>
    </section>
  );
}
