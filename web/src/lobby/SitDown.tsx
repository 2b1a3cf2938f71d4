import type { Api } from "../live/api";
import { type HeldSeats, keepSeat } from "../live/seats";
import type { Try } from "../live/whyNot";
import { Icon } from "../look/Icon";
import type { ChairData } from "../protocol/schema";
import { NameField } from "../settings/NameField";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";

interface SitDownProps {
  game: string;
  chairs: readonly ChairData[];
  held: HeldSeats;
  /** Whether somebody at this device sits already. */
  seated: boolean;
  attempt: Try;
  onSeats: () => void;
  api: Api;
}

/** Whoever came by link gives a name and takes a chair: the one that is kept for them, else any that is free. */
export function SitDown({ game, chairs, held, seated, attempt, onSeats, api }: SitDownProps) {
  const text = useText();
  const { name } = useSettings();
  const kept = chairs.findIndex(({ kind }, i) => kind === "link" && held.chairs[i] !== undefined);
  if (kept < 0 && (seated || !chairs.some(({ kind }) => kind === "open"))) return null;
  const sit = (event: Event) => {
    event.preventDefault();
    const wanted = name.trim() || text("home-someone");
    attempt(
      api.join(game, wanted, held.chairs[kept] ?? null).then(({ chair, token }) => {
        keepSeat(game, chair, token);
        onSeats();
      }),
    );
  };
  return (
    <form class="join-line" onSubmit={sit}>
      <NameField />
      <button type="submit" class="button main">
        <Icon name="person" size={16} /> {text("lobby-sit")}
      </button>
    </form>
  );
}
