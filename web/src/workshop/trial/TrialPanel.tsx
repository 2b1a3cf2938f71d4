import { useState } from "preact/hooks";
import { Check } from "../../look/Check";
import { useText } from "../../text/context";
import type { EditorDesk } from "../desk/EditorDesk";
import type { Look } from "../desk/useLook";
import type { BoardDocument } from "../document/document";
import type { Lead } from "../panels/Checks";
import { NumberField } from "../panels/fields";
import { isUnderWay } from "../work/Follower";
import { shutWords, useWorkshop } from "../work/useWorkshop";
import { WorkBar } from "../work/WorkBar";
import { HeatLegend } from "./HeatLegend";
import { ProposalList } from "./ProposalList";
import { ReportView } from "./ReportView";
import type { Trial } from "./useTrial";
import "./trial.css";

const MOST_GAMES = 2000;

export interface TrialPanelProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly trial: Trial;
  readonly look: Look | null;
  readonly onLead: (lead: Lead) => void;
}

/** Bots play the board: how many games, what they found, and small changes that they prove better. */
export function TrialPanel({ desk, board, trial, look, onLead }: TrialPanelProps) {
  const text = useText();
  const { least_players: least, most_players: most } = board.rules;
  const [games, setGames] = useState(400);
  const [wanted, setPlayers] = useState(4);
  const shut = shutWords(useWorkshop());
  const players = Math.min(most, Math.max(least, wanted));
  const faulty = (look?.faults.length ?? 0) > 0;
  const { news, proposals } = trial;
  const wish = { games, players, seed: 1 };
  if (shut) return <p class="muted form">{text(shut)}</p>;
  const stale = news !== null && look?.of === board && look.fingerprint !== news.report.fingerprint;
  return (
    <section class="form trial" aria-label={text("editor-trial")}>
      <p class="muted">{text("editor-trial-about")}</p>
      <NumberField
        label={text("editor-trial-games")}
        name="trial-games"
        value={games}
        least={1}
        most={MOST_GAMES}
        onChange={setGames}
      />
      <NumberField
        label={text("editor-trial-players")}
        name="trial-players"
        value={players}
        least={least}
        most={most}
        onChange={setPlayers}
      />
      {faulty && <p class="problem">{text("editor-play-faults")}</p>}
      <div class="row">
        <button
          type="button"
          class="button main"
          data-trial
          disabled={faulty || isUnderWay(trial.test)}
          onClick={() => trial.onTest(board, wish)}
        >
          {text("editor-trial-begin")}
        </button>
        <button
          type="button"
          class="button"
          data-search
          disabled={faulty || isUnderWay(trial.search)}
          onClick={() => trial.onSearch(board, wish)}
        >
          {text("editor-trial-search")}
        </button>
      </div>
      <WorkBar
        work={trial.test}
        label={text("editor-trial-playing", {
          done: news?.report.games ?? 0,
          games: news?.report.wanted ?? games,
        })}
        onGiveUp={trial.onStopTest}
      />
      <WorkBar work={trial.search} label={text("editor-trial-searching")} onGiveUp={trial.onStopSearch} />
      {proposals && <ProposalList desk={desk} board={board} found={proposals} />}
      {news && (
        <>
          {stale && <p class="problem">{text("editor-trial-stale")}</p>}
          <Check on={trial.heat} label={text("editor-trial-heat")} onChange={trial.onHeat} />
          {trial.heat && <HeatLegend />}
          <ReportView board={board} news={news} onLead={onLead} />
        </>
      )}
    </section>
  );
}
