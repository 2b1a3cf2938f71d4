import { useState } from "preact/hooks";
import type { Api, ChairColour } from "../live/api";
import { type HeldSeats, keepSeat } from "../live/seats";
import type { Try } from "../live/whyNot";
import { Icon } from "../look/Icon";
import { ColourPicker } from "../people/ColourPicker";
import type { ChairData } from "../protocol/schema";
import { NameField } from "../settings/NameField";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import { takenBy } from "./taken";

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
  const { name, colour: liked } = useSettings();
  const [chosen, choose] = useState<ChairColour | null>(null);
  const kept = chairs.findIndex(({ kind }, i) => kind === "link" && held.chairs[i] !== undefined);
  const place = kept < 0 ? chairs.findIndex(({ kind }) => kind === "open") : kept;
  if (place < 0 || (kept < 0 && seated)) return null;
  const taken = takenBy(chairs, kept);
  // The one of the last game, or the one that is liked, where it is free; else what is left.
  const usual = chairs[place]!.picked ? null : liked || null;
  const colour = chosen ?? (usual !== null && !taken.has(usual) ? usual : null);
  const sit = (event: Event) => {
    event.preventDefault();
    attempt(
      api.join(game, name.trim(), held.chairs[kept] ?? null, colour).then(({ chair, token }) => {
        keepSeat(game, chair, token);
        onSeats();
      }),
    );
  };
  return (
    <form class="join-line sit-down" onSubmit={sit}>
      <NameField />
      <ColourPicker
        label={text("home-colour")}
        group="colour"
        colour={colour ?? chairs[place]!.color}
        taken={taken}
        onChoose={choose}
      />
      <button type="submit" class="button main">
        <Icon name="person" size={16} /> {text("lobby-sit")}
      </button>
    </form>
  );
}
