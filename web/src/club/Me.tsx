import { useState } from "preact/hooks";
import type { ClubApi } from "../live/clubApi";
import { keepMembership, membership } from "../live/membership";
import { Icon } from "../look/Icon";
import type { ClubData, RatingData } from "../protocol/schema";
import { LONGEST_NAME } from "../settings/NameField";
import { useText } from "../text/context";
import type { ClubAct } from "./act";
import { dayOf } from "./since";

const UNSURE = 100; // of spread: until then a few games change much

interface MeProps {
  readonly me: ClubData;
  readonly club: ClubApi;
  readonly act: ClubAct;
}

/** Who the member is, and what is known of their strength. */
export function Me({ me, club, act }: MeProps) {
  const text = useText();
  const [renaming, setRenaming] = useState(false);
  return (
    <section class="panel club-me">
      {renaming ? (
        <Rename name={me.me.name} club={club} act={act} onDone={() => setRenaming(false)} />
      ) : (
        <h2>
          <span class="club-name">{me.me.name}</span> <span class="muted">#{me.me.tag}</span>
          <button type="button" class="club-link" onClick={() => setRenaming(true)}>
            {text("club-rename")}
          </button>
        </h2>
      )}
      <p class="muted">{text("club-member-since", { day: dayOf(me.joined) })}</p>
      <Rating rating={me.rating} />
    </section>
  );
}

function Rating({ rating }: { rating: RatingData | null }) {
  const text = useText();
  if (!rating) return <p class="club-rating">{text("club-rating-none")}</p>;
  const { value, spread, games } = rating;
  const [least, most] = [String(value - spread), String(value + spread)]; // ratings are written without separators
  return (
    <div class="club-rating">
      <p>
        <Icon name="trophy" /> {text("club-rating")} <b>{value}</b>
      </p>
      <p>{text("club-rating-words", { least, most, games })}</p>
      <p class="muted">{text(spread > UNSURE ? "club-rating-unsure" : "club-rating-sure")}</p>
    </div>
  );
}

function Rename({ name, club, act, onDone }: Omit<MeProps, "me"> & { name: string; onDone: () => void }) {
  const text = useText();
  const [wanted, setWanted] = useState(name);
  const rename = (event: Event) => {
    event.preventDefault();
    const done = act(async () => {
      const told = await club.rename(wanted.trim());
      keepMembership({ ...membership()!, name: told.name });
    });
    void done.then((well) => well && onDone());
  };
  return (
    <form class="join-line" onSubmit={rename}>
      <input
        class="field"
        aria-label={text("home-name")}
        value={wanted}
        maxLength={LONGEST_NAME}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={!wanted.trim()}>
        {text("club-rename-done")}
      </button>
    </form>
  );
}
