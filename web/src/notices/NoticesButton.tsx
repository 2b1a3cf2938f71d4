import { useState } from "preact/hooks";
import { lazy } from "../lazy";
import type { Api } from "../live/api";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { useNotices } from "./useNotices";

const NoticesPanel = lazy(() => import("./NoticesPanel").then((module) => module.NoticesPanel));

/** For whoever sits in a room and needn't wait there; nothing where the server offers no notices. */
export function NoticesButton({ game, token, api }: { game: string; token: string; api: Api }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const notices = useNotices(game, token, api);
  if (!notices) return null;
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="bell" size={16} /> {text("menu-notices")}
      </button>
      {open && (
        <Dialog title={text("menu-notices")} onClose={() => setOpen(false)}>
          <NoticesPanel notices={notices} />
        </Dialog>
      )}
    </>
  );
}
