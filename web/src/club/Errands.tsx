import { useEffect } from "preact/hooks";
import { hrefOf } from "../address";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";

interface InvitedProps {
  /** Whoever became a member for it has been asked already. */
  readonly atOnce: boolean;
  readonly onCome: () => void;
}

/** A link led here that invites to a group. */
export function Invited({ atOnce, onCome }: InvitedProps) {
  const text = useText();
  useEffect(() => {
    if (atOnce) onCome();
  }, [atOnce]);
  if (atOnce) return null;
  return (
    <section class="panel club-errand">
      <p>{text("club-invited")}</p>
      <button type="button" class="button main" data-come-in onClick={onCome}>
        {text("club-come-in")}
      </button>
      <a class="button" href={hrefOf("club")}>
        {text("club-not-now")}
      </a>
    </section>
  );
}

/** A link led here that lets a device in, and this one is in. */
export function AlreadyIn({ name }: { name: string }) {
  const text = useText();
  return (
    <p class="panel club-errand" role="status">
      <Icon name="device" /> {text("club-already-in", { name })}
    </p>
  );
}
