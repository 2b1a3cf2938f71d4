import { hrefOf } from "../address";
import { useIsMember, useMembership } from "../live/useMembership";
import { useText } from "../text/context";

interface ClubWordsProps {
  readonly game: string;
  readonly rated: boolean;
  /** Whether somebody at this device sits here. */
  readonly seated: boolean;
}

/** What the club has to do with a game: whether it counts, who may sit down, and that a seat is in the member's lists. */
export function ClubWords({ game, rated, seated }: ClubWordsProps) {
  const text = useText();
  const member = useMembership();
  const isIn = useIsMember();
  return (
    <>
      {rated && <p class="muted">{text("rated-set")}</p>}
      {rated && !isIn && !seated && (
        <p class="club-needed">
          {text("rated-needs")}{" "}
          <a class="button main" href={hrefOf("club", "game", game)}>
            {text("rated-join")}
          </a>
        </p>
      )}
      {isIn && seated && <p class="muted">{text("lobby-linked", { name: member!.name })}</p>}
    </>
  );
}
