import { useState } from "preact/hooks";
import type { ClubApi } from "../live/clubApi";
import { keepMembership } from "../live/membership";
import { Icon } from "../look/Icon";
import { keepFile } from "../look/keep";
import { useText } from "../text/context";
import type { ClubAct } from "./act";
import { Sure } from "./Sure";

/** What is kept, as a file; and the way out, with what goes said before. */
export function Leaving({ club, act }: { club: ClubApi; act: ClubAct }) {
  const text = useText();
  const [asked, setAsked] = useState(false);
  const keep = async () => {
    const kept = JSON.stringify(await club.export(), null, 1);
    keepFile("trilhos-club.json", new Blob([kept], { type: "application/json" }));
  };
  const leave = async () => {
    if (await act(() => club.leave().then(() => keepMembership(null)))) setAsked(false);
  };
  return (
    <section class="panel club-leaving">
      <h2>{text("club-yours")}</h2>
      <div class="club-foot">
        <button type="button" class="button" data-export onClick={() => void act(keep)}>
          <Icon name="file" size={16} /> {text("club-export")}
        </button>
        <button type="button" class="button" data-leave onClick={() => setAsked(true)}>
          {text("club-leave")}
        </button>
      </div>
      {asked && (
        <Sure
          title={text("club-leave-title")}
          words={[text("club-leave-goes"), text("club-leave-stays"), text("club-leave-for-good")]}
          yes={text("club-leave-yes")}
          onYes={leave}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
