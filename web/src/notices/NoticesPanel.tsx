import { useState } from "preact/hooks";
import { whyNot } from "../live/whyNot";
import { Icon } from "../look/Icon";
import { PageWords } from "../PageWords";
import { useText } from "../text/context";
import type { Text } from "../text/text";
import { NotGiven } from "./device";
import { MailPart } from "./MailPart";
import { PushPart } from "./PushPart";
import type { PartProps, Reply } from "./part";
import { QuietPart } from "./QuietPart";
import { settle } from "./settled";
import type { Notices } from "./useNotices";
import { WebhookPart } from "./WebhookPart";
import "./notices.css";

/** How to be told of one's turns while elsewhere: by all the ways that the server offers. */
export const NoticesPanel = ({ notices }: { notices: Notices }) => (
  <PageWords page="slow">
    <Panel notices={notices} />
  </PageWords>
);

function Panel({ notices }: { notices: Notices }) {
  const text = useText();
  const [said, setSaid] = useState<Reply | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt: PartProps["attempt"] = (what) => {
    setSaid(null);
    setBusy(true);
    what()
      .catch((why) => ({
        good: false,
        words: why instanceof NotGiven ? notGiven(text, why) : whyNot(text, why),
      }))
      .then(setSaid)
      .then(() => notices.look().catch(() => {}))
      .finally(() => setBusy(false));
  };
  const { push, mail, webhook } = notices.data;
  const parts = { notices, busy, attempt };
  const isOn = push.devices.length > 0 || mail.address !== null || webhook.host !== null;
  return (
    <div class="notices" aria-busy={busy}>
      <p>{text("notices-about")}</p>
      <p role="status" class={said ? (said.good ? "well" : "refused") : "unseen"}>
        {said && <Icon name={said.good ? "check" : "cross"} size={16} />} {said?.words}
      </p>
      {push.key !== null && <PushPart {...parts} />}
      {mail.offered && <MailPart {...parts} />}
      {webhook.offered && <WebhookPart {...parts} />}
      {isOn && <QuietPart {...parts} />}
      {isOn && (
        <div class="dialog-foot">
          <button
            type="button"
            class="button"
            disabled={busy}
            onClick={() => attempt(() => stopAll(text, notices))}
          >
            <Icon name="cross" size={16} /> {text("notices-stop")}
          </button>
        </div>
      )}
    </div>
  );
}

/** By one press: nothing is told of this game any more, by no way. */
async function stopAll(text: Text, { game, token, api, data }: Notices): Promise<Reply> {
  settle(game);
  for (const { id } of data.push.devices) await api.removePush(game, token, id);
  if (data.mail.address !== null) await api.removeMail(game, token);
  if (data.webhook.host !== null) await api.removeWebhook(game, token);
  return { good: true, words: text("notices-stopped") };
}

const notGiven = (text: Text, { state }: NotGiven): string => text(`push-${state}`);
