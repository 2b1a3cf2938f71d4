import { useGame } from "../follow/context";
import { QuickSettings } from "../settings/QuickSettings";
import { TalkButton } from "../talk/TalkButton";
import { useText } from "../text/context";
import { GameMenu } from "./GameMenu";
import { HintButton } from "./HintButton";

/** The buttons of the game that is followed, for the table's header; talk where it has no other place. */
export function TableTools({ talk }: { talk: boolean }) {
  const here = useGame();
  if (!here) return null;
  return (
    <>
      <QuickSettings />
      <HintButton link={here.link} table={here.table} />
      {talk && <TalkButton {...here} />}
      <GameMenu link={here.link} table={here.table} />
    </>
  );
}

/** What stands in the place of one's own cards for somebody who has none to be shown. */
export function Watching() {
  const text = useText();
  const here = useGame();
  return (
    <section class="table-own panel">
      <p class="muted">{text(here?.shared ? "watch-shared" : "watch-note")}</p>
    </section>
  );
}
