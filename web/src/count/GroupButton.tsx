import { useState } from "preact/hooks";
import { go } from "../address";
import { clubApi } from "../live/clubApi";
import { groupName } from "../live/groupName";
import { useMembership } from "../live/useMembership";
import { whyNot } from "../live/whyNot";
import { Icon } from "../look/Icon";
import type { About } from "../protocol/schema";
import { useText } from "../text/context";

/** "The four of us again": the members of a finished game as a group, for one of them. */
export function GroupButton({ about }: { about: About }) {
  const text = useText();
  const member = useMembership();
  const [problem, setProblem] = useState<string | null>(null);
  const people = about.chairs.filter(({ kind }) => kind === "person");
  if (!member || member.lost || people.length < 2) return null;
  const found = () =>
    clubApi(member.key)
      .found(groupName(people.map(({ name }) => name)), about.game)
      .then(
        () => go("club"),
        (why) => setProblem(whyNot(text, why)),
      );
  return (
    <>
      <button type="button" class="button" data-group-of-game onClick={() => void found()}>
        <Icon name="person" /> {text("show-group")}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
