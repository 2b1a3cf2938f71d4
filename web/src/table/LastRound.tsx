import { useText } from "../text/context";

/** The end is near: so many turns are left. */
export function LastRound({ turns }: { turns: number | null | undefined }) {
  const text = useText();
  return (
    <div role="status">
      {turns != null && (
        <p class="last-round">
          <b>{text("last-round")}</b> <span>{text("last-round-left", { count: turns })}</span>
        </p>
      )}
    </div>
  );
}
