import { useState } from "preact/hooks";
import { keepSeat } from "../live/seats";
import { useMembership } from "../live/useMembership";
import { whyNot } from "../live/whyNot";
import { useText } from "../text/context";

/** A member's seat that went to another device comes back to this one. */
export function BringBack({ game, onBack }: { game: string; onBack: () => void }) {
  const text = useText();
  const member = useMembership();
  const [problem, setProblem] = useState<string | null>(null);
  if (!member || member.lost) return null;
  const bring = () =>
    import("../live/clubApi") // seldom wanted
      .then(({ clubApi }) => clubApi(member.key).bring(game))
      .then(
        ({ chair, token }) => {
          keepSeat(game, chair, token);
          onBack();
        },
        (why) => setProblem(whyNot(text, why)),
      );
  return problem ? (
    <p role="alert">{problem}</p>
  ) : (
    <button type="button" class="button" data-bring onClick={() => void bring()}>
      {text("seat-bring")}
    </button>
  );
}
