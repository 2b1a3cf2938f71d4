import { useState } from "preact/hooks";
import type { Api } from "../live/api";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { useWebhook } from "./useWebhook";
import { WebhookPanel } from "./WebhookPanel";

/** For whoever sits in a room and needn't wait there; nothing where the server offers no notices. */
export function WebhookButton({ game, token, api }: { game: string; token: string; api: Api }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const webhook = useWebhook(game, token, api);
  if (!webhook) return null;
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="bell" size={16} /> {text("menu-webhook")}
      </button>
      {open && (
        <Dialog title={text("menu-webhook")} onClose={() => setOpen(false)}>
          <WebhookPanel webhook={webhook} />
        </Dialog>
      )}
    </>
  );
}
