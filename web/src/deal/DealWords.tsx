import { useMemo } from "preact/hooks";
import { Icon } from "../look/Icon";
import { keepFile } from "../look/keep";
import type { About, Deal } from "../protocol/schema";
import { useText } from "../text/context";
import { checkDeal } from "./check";
import { noteFile, noteOf } from "./promises";
import "./deal.css";

/** After the end: whether anybody could choose this deal, as far as this device can tell. */
export function DealVerdict({ deal, about }: { deal: Deal; about: About }) {
  const text = useText();
  const verdict = useMemo(() => checkDeal(deal, about, noteOf(about.game)), [deal, about.game]);
  const { kind, faults, gave, withheld } = verdict;
  const wrong = kind === "wrong";
  return (
    <section class={`deal-verdict panel ${kind}`} role={wrong ? "alert" : undefined}>
      <p>
        <Icon name={wrong ? "cross" : kind === "fair" ? "check" : "help"} size={16} />{" "}
        {about.study ? text("deal-study") : text(`deal-${kind}`, { names: gave.join(", ") })}
      </p>
      {faults.map((fault) => (
        <p key={fault}>{text(`deal-fault-${fault}`)}</p>
      ))}
      {withheld.length > 0 && <p class="muted">{text("deal-withheld", { names: withheld.join(", ") })}</p>}
      <KeepNote game={about.game} />
    </section>
  );
}

/** What this device noted, to be kept: with it and the save file `trilhos verify` checks the cards too. */
function KeepNote({ game }: { game: string }) {
  const text = useText();
  const note = noteFile(game);
  if (note === null) return null;
  const keep = () => keepFile(`trilhos-${game}-note.json`, new Blob([note], { type: "application/json" }));
  return (
    <p>
      {text("deal-note-how")}{" "}
      <button type="button" class="button" onClick={keep}>
        <Icon name="file" /> {text("deal-note")}
      </button>
    </p>
  );
}

const SHOWN = 16; // hexadecimal digits, enough to compare with a friend's

/** While the game runs: what was promised about its deal, to be compared with what others see. */
export function DealPromise({ about }: { about: About }) {
  const text = useText();
  if (about.day) return <p>{text("deal-daily")}</p>;
  if (about.lesson) return <p>{text("deal-lesson")}</p>;
  if (about.imported) return <p>{text(about.study ? "deal-study" : "deal-imported")}</p>;
  if (about.deal !== "trilhos-deal/2") return <p>{text("deal-old")}</p>;
  const code = about.commitment.slice(0, SHOWN).replace(/(.{4})(?=.)/g, "$1 ");
  return (
    <>
      <p>{text("deal-promise")}</p>
      <p class="deal-code">{code}</p>
      <p class="muted">{text("deal-promise-how")}</p>
    </>
  );
}
