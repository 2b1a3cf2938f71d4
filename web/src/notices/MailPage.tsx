import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { type Api, api as live } from "../live/api";
import { whyNot } from "../live/whyNot";
import { DeadEnd } from "../look/DeadEnd";
import { Icon } from "../look/Icon";
import { Waiting } from "../look/Waiting";
import { PageWords } from "../PageWords";
import type { MailLink } from "../protocol/schema";
import { useText } from "../text/context";

/** Where the links in letters lead: whoever an address belongs to says yes, or that it is enough. */
export const MailPage = ({ word, api = live }: { word: string; api?: Api }) => (
  <PageWords page="slow">
    <Asked secret={word} api={api} />
  </PageWords>
);

function Asked({ secret, api }: { secret: string; api: Api }) {
  const text = useText();
  const [link, setLink] = useState<MailLink | null>(null);
  const [stopped, setStopped] = useState(false);
  const [problem, setProblem] = useState("");
  const attempt = (what: Promise<unknown>) => what.catch((why) => setProblem(whyNot(text, why)));
  useEffect(() => void attempt(api.mailLink(secret).then(setLink)), [secret]);
  if (problem) return <DeadEnd words={problem} />;
  if (stopped) return <DeadEnd words={text("mail-removed")} />;
  if (!link) return <Waiting />;
  const { address, confirmed } = link;
  return (
    <main class="dead-end">
      <div class="panel">
        <h1>Trilhos</h1>
        <p role="status">{text(confirmed ? "mail-goes-to" : "mail-wants", { address })}</p>
        <div class="dialog-foot">
          <button
            type="button"
            class="button"
            onClick={() => attempt(api.stopMail(secret).then(() => setStopped(true)))}
          >
            {text("mail-remove")}
          </button>
          {confirmed ? (
            <a class="button main" href={hrefOf("home")}>
              <Icon name="home" size={16} /> {text("way-home")}
            </a>
          ) : (
            <button
              type="button"
              class="button main"
              onClick={() => attempt(api.confirmMail(secret).then(setLink))}
            >
              {text("mail-yes")}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
