import { useState } from "preact/hooks";
import { hrefOf } from "../address";
import { useMembership } from "../live/useMembership";
import { Icon } from "../look/Icon";
import { PageWords } from "../PageWords";
import { SettingsButton } from "../settings/SettingsDialog";
import { useText } from "../text/context";
import { ClubDesk } from "./ClubDesk";
import { Entrance } from "./Entrance";
import { errandOf } from "./errand";
import "./club.css";

interface ClubPageProps {
  /** What the address wants beside the club itself: to let a device in, to come into a group, to go on to a game. */
  readonly errand?: string | undefined;
  readonly given?: string | undefined;
}

/** The club: a name and a key of this device instead of an account. */
export const ClubPage = (props: ClubPageProps) => (
  <PageWords page="club">
    <Club {...props} />
  </PageWords>
);

function Club({ errand, given }: ClubPageProps) {
  const text = useText();
  const membership = useMembership();
  const [fresh, setFresh] = useState(false);
  const wanted = errandOf(errand, given);
  return (
    <main class="club">
      <header>
        <h1>{text("club-title")}</h1>
        <a class="button" href={hrefOf("home")}>
          <Icon name="home" size={16} /> {text("way-home")}
        </a>
        <SettingsButton />
      </header>
      {membership && !membership.lost ? (
        <ClubDesk key={membership.key} membership={membership} errand={wanted} fresh={fresh} />
      ) : (
        <Entrance lost={membership} errand={wanted} onIn={() => setFresh(true)} />
      )}
    </main>
  );
}
