import { useMemo, useState } from "preact/hooks";
import { replace } from "../address";
import { api } from "../live/api";
import { clubApi } from "../live/clubApi";
import { isVoid, type Membership } from "../live/membership";
import { whyNot } from "../live/whyNot";
import { useText } from "../text/context";
import type { ClubAct } from "./act";
import { Devices } from "./Devices";
import { AlreadyIn, Invited } from "./Errands";
import type { Errand } from "./errand";
import { GroupList } from "./GroupList";
import { Leaving } from "./Leaving";
import { Me } from "./Me";
import { openMine } from "./openMine";
import { PlayedGames } from "./PlayedGames";
import { RunningGames } from "./RunningGames";
import { useClub } from "./useClub";

interface ClubDeskProps {
  readonly membership: Membership;
  readonly errand: Errand;
  /** Whether this device came in just now. */
  readonly fresh: boolean;
}

/** All that a member has here. */
export function ClubDesk({ membership, errand, fresh }: ClubDeskProps) {
  const text = useText();
  const club = useMemo(() => clubApi(membership.key), [membership.key]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { known, lost, look } = useClub(club);
  const act: ClubAct = async (deed) => {
    setProblem(null);
    setBusy(true);
    try {
      await deed();
      await look();
      return true;
    } catch (why) {
      if (!isVoid(why)) setProblem(whyNot(text, why)); // a void key is told by the entrance
      return false;
    } finally {
      setBusy(false);
    }
  };
  const told = problem ?? (lost ? whyNot(text, lost) : null);
  const again = () => {
    setProblem(null);
    void look();
  };
  return (
    <>
      {told && (
        <p class="panel refused" role="alert">
          {told}{" "}
          <button type="button" class="button" onClick={again}>
            {text("try-again")}
          </button>
        </p>
      )}
      {errand.what === "group" && (
        <Invited
          atOnce={fresh}
          onCome={() => act(() => club.comeIn(errand.given)).finally(() => replace("club"))}
        />
      )}
      {errand.what === "device" && !fresh && <AlreadyIn name={membership.name} />}
      {known ? (
        <div class="club-desk" aria-busy={busy}>
          <div class="club-main">
            <RunningGames
              games={known.games}
              onOpen={(game) => void act(() => openMine(api, club, known.me.me.name, game))}
            />
            <GroupList club={club} known={known} act={act} />
            <PlayedGames club={club} games={known.games} act={act} />
          </div>
          <div class="club-side">
            <Me me={known.me} club={club} act={act} />
            <Devices devices={known.me.devices} club={club} act={act} look={look} />
            <Leaving club={club} act={act} />
          </div>
        </div>
      ) : (
        !told && <div class="club-desk" aria-busy="true" />
      )}
    </>
  );
}
