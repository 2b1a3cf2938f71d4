import { hrefOf } from "../address";
import { ShareButton } from "../count/Actions";
import { Icon, type IconName } from "../look/Icon";
import { type PieceColour, pieceFill } from "../look/pieces";
import { useText } from "../text/context";
import { type Claim, nextClaim } from "./moves";
import { type Player, type PlayPace, paces } from "./usePlayer";

interface ControlsProps {
  game: string;
  player: Player;
  claims: readonly Claim[];
  pieces: readonly PieceColour[];
  last: number;
  /** The page whose address is shared. */
  page?: string;
}

/** The bar under the board: where we are among all moves, and how to go on. */
export function Controls({ game, player, claims, pieces, last, page = "replay" }: ControlsProps) {
  const text = useText();
  const { at, playing, show } = player;
  return (
    <section class="replay-controls panel" aria-label={text("replay-title")}>
      <Scrubber player={player} claims={claims} pieces={pieces} last={last} />
      <div class="replay-buttons">
        <Step icon="first" label={text("replay-first")} disabled={at === 0} onClick={() => show(0)} />
        <Step icon="back" label={text("replay-back")} disabled={at === 0} onClick={() => show(at - 1)} />
        <Step
          icon={playing ? "pause" : "play"}
          label={text(playing ? "replay-pause" : "replay-play")}
          onClick={player.toggle}
        />
        <Step icon="next" label={text("replay-next")} disabled={at === last} onClick={() => show(at + 1)} />
        <Step icon="last" label={text("replay-last")} disabled={at === last} onClick={() => show(last)} />
        <Step
          icon="flag"
          label={text("replay-claim")}
          disabled={at === last}
          onClick={() => show(nextClaim(claims, at, last))}
        />
        <PacePicker player={player} />
        <output class="muted">{text("replay-at", { at, of: last })}</output>
        <ShareButton
          href={hrefOf(page, game, at)}
          words={page === "review" ? "show-share-review" : "show-share"}
        />
      </div>
    </section>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function Step({ icon, label, disabled = false, onClick }: StepProps) {
  return (
    <button
      type="button"
      class="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** All moves as a line, with a mark for each claim in its player's colour. */
function Scrubber({ player, claims, pieces, last }: Omit<ControlsProps, "game" | "page">) {
  const text = useText();
  return (
    <div class="scrubber">
      <svg viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none" aria-hidden="true">
        {claims.map(({ at, seat }) => (
          <path
            key={at}
            d={`M${at} 0V10`}
            stroke={pieceFill(seat === null ? "ash" : pieces[seat]!)}
            stroke-width="2.5"
            vector-effect="non-scaling-stroke"
          />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={player.at}
        aria-label={text("replay-move")}
        onInput={(event) => player.show(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function PacePicker({ player: { speed, setSpeed } }: { player: Player }) {
  const text = useText();
  return (
    <select
      class="button"
      aria-label={text("replay-speed")}
      value={speed}
      onChange={(event) => setSpeed(Number(event.currentTarget.value) as PlayPace)}
    >
      {paces.map((each) => (
        <option value={each} key={each}>
          {each}×
        </option>
      ))}
    </select>
  );
}
