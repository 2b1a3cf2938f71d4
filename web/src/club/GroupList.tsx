import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { boardTitle } from "../boards/titles";
import { api } from "../live/api";
import type { ClubApi } from "../live/clubApi";
import { LinkAndCode } from "../lobby/Invitation";
import { Check } from "../look/Check";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import type { BoardData, GroupData } from "../protocol/schema";
import { LONGEST_NAME } from "../settings/NameField";
import { useText } from "../text/context";
import type { ClubAct } from "./act";
import { linkTo } from "./linkTo";
import { openMine, playNext } from "./openMine";
import { Sure } from "./Sure";
import type { Known } from "./useClub";

interface GroupListProps {
  readonly club: ClubApi;
  readonly known: Known;
  readonly act: ClubAct;
}

/** Those who play together again and again: their game, or the next one. */
export function GroupList({ club, known, act }: GroupListProps) {
  const text = useText();
  const [name, setName] = useState("");
  const [boards, setBoards] = useState<readonly BoardData[]>([]);
  const { groups } = known.me;
  const some = groups.length > 0;
  useEffect(() => {
    if (some) api.boards().then(setBoards, () => {});
  }, [some]);
  const found = (event: Event) => {
    event.preventDefault();
    void act(() => club.found(name.trim())).then((well) => well && setName(""));
  };
  return (
    <section class="panel club-groups">
      <h2>{text("club-groups")}</h2>
      {!some && <p class="muted">{text("club-groups-none")}</p>}
      <ul>
        {groups.map((group) => (
          <li key={group.id}>
            <Group group={group} boards={boards} club={club} known={known} act={act} />
          </li>
        ))}
      </ul>
      <form class="join-line" onSubmit={found}>
        <input
          class="field"
          aria-label={text("club-group-name")}
          placeholder={text("club-group-name")}
          value={name}
          maxLength={LONGEST_NAME}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={!name.trim()}>
          {text("club-group-make")}
        </button>
      </form>
    </section>
  );
}

interface GroupProps extends GroupListProps {
  readonly group: GroupData;
  readonly boards: readonly BoardData[];
}

function Group({ group, boards, club, known, act }: GroupProps) {
  const text = useText();
  const [link, setLink] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const invite = () => act(async () => setLink(linkTo("group", (await club.invite(group.id)).secret)));
  return (
    <article class="club-group" data-group={group.id}>
      <h3>{group.name}</h3>
      <p class="muted">{group.people.map(({ name }) => name).join(", ")}</p>
      {group.free ? (
        <Next group={group} boards={boards} club={club} known={known} act={act} />
      ) : (
        <ToGame group={group} club={club} known={known} act={act} />
      )}
      <div class="club-foot">
        <button type="button" class="button" onClick={() => void invite()}>
          <Icon name="link" size={16} /> {text("club-invite")}
        </button>
        <button type="button" class="button" onClick={() => setLeaving(true)}>
          {text("club-group-leave")}
        </button>
      </div>
      {link && (
        <Dialog title={text("club-invite-to", { group: group.name })} onClose={() => setLink(null)}>
          <p>{text("club-invite-about")}</p>
          <LinkAndCode link={link} />
        </Dialog>
      )}
      {leaving && (
        <Sure
          title={text("club-group-leave")}
          words={[text("club-group-leave-sure", { group: group.name })]}
          yes={text("club-group-leave")}
          onYes={() => act(() => club.quit(group.id))}
          onClose={() => setLeaving(false)}
        />
      )}
    </article>
  );
}

/** The next board, in one press; another one, or rated, for who wants it. */
function Next({ group, boards, club, known, act }: GroupProps) {
  const text = useText();
  const [edition, setEdition] = useState("");
  const [chosen, choose] = useState<boolean | null>(null);
  const rated = chosen ?? group.rated; // as it was before
  const fitting = boards.filter(({ most_players: most }) => group.people.length <= most);
  const wish = { edition: edition || null, rated };
  const play = () => act(() => playNext(api, club, known.me.me.name, group, wish));
  return (
    <div class="club-next">
      <button type="button" class="button main" data-next onClick={() => void play()}>
        <Icon name="train" /> {text("club-next")}
      </button>
      <label>
        <span class="unseen">{text("club-next-board")}</span>
        <select class="field" value={edition} onChange={(event) => setEdition(event.currentTarget.value)}>
          <option value="">{text("club-next-in-turn")}</option>
          {fitting.map((board) => (
            <option key={board.id} value={board.id}>
              {boardTitle({ name: board.id, words: board.words })}
            </option>
          ))}
        </select>
      </label>
      <Check on={rated} label={text("rated-wish")} onChange={choose} />
    </div>
  );
}

/** The game that goes on, or waits to begin. */
function ToGame({ group, club, known, act }: Omit<GroupProps, "boards">) {
  const text = useText();
  const mine = known.games.find(({ about }) => about.game === group.last);
  const words = (
    <>
      <Icon name="play" size={16} /> {text("club-to-game")}
    </>
  );
  if (!mine)
    return (
      <a class="button main" href={hrefOf("game", group.last!)}>
        {words}
      </a>
    );
  return (
    <button
      type="button"
      class="button main"
      onClick={() => void act(() => openMine(api, club, known.me.me.name, mine))}
    >
      {words}
    </button>
  );
}
