import type { ServerState } from "../protocol/schema";
import type { Text } from "../text/text";

const STATUSES = ["open", "running", "finished", "quarantined"] as const;

interface VitalsProps {
  readonly state: ServerState;
  readonly text: Text;
  readonly onNoted: () => void;
}

/** Figures, and whatever the owner should know of. */
export function Vitals({ state, text, onNoted }: VitalsProps) {
  const people = Object.values(state.connections).reduce((sum, some) => sum + some, 0);
  const figures: [string, number][] = [
    ...STATUSES.map((status): [string, number] => [
      text(`keeper-status-${status}`),
      state.games[status] ?? 0,
    ]),
    [text("keeper-rooms"), state.rooms],
    [text("keeper-connections"), people],
  ];
  return (
    <section class="panel" aria-label={text("keeper-vitals")}>
      <h2>{text("keeper-vitals")}</h2>
      <dl class="keeper-figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Losses state={state} text={text} onNoted={onNoted} />
      {state.replaced_bots.length > 0 && (
        <p class="problem">{text("keeper-replaced", { bots: state.replaced_bots.join(", ") })}</p>
      )}
      <p class="muted">Trilhos {state.version}</p>
    </section>
  );
}

function Losses({ state, text, onNoted }: VitalsProps) {
  const open = state.losses.filter(({ noted }) => !noted);
  if (open.length === 0) return null;
  const games = open.flatMap((loss) => Object.entries(loss.games).map(([game, head]) => `${game} (${head})`));
  const count = open.reduce((sum, loss) => sum + loss.count, 0);
  return (
    <div class="problem" role="alert">
      <p>{text("keeper-lost", { count, games: games.join(", ") || "?" })}</p>
      <button type="button" class="button" onClick={onNoted}>
        {text("keeper-noted")}
      </button>
    </div>
  );
}
