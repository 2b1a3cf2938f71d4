import { useState } from "preact/hooks";
import type { DraftWish } from "../../protocol/schema";
import { useText } from "../../text/context";
import { workshopApi } from "../api";
import type { BoardDocument } from "../document/document";
import { NumberField } from "../panels/fields";
import { copyOf } from "../shelf/copies";
import { isUnderWay } from "../work/Follower";
import { useWork } from "../work/useWork";
import { shutWords, useWorkshop } from "../work/useWorkshop";
import { WorkBar } from "../work/WorkBar";
import { DraftMade, type DraftResult } from "./DraftMade";
import { PlaceChooser } from "./PlaceChooser";
import { type DraftPlace, isWindow } from "./regions";
import "./region.css";

const [FEWEST, MOST] = [8, 60]; // cities of a draft, as the server has them
const SEEDS = 2 ** 31 - 1;

/** What is asked of a draft, besides its place. */
interface Wish {
  readonly cities: number;
  readonly seed: number;
  readonly title: string;
}

interface RegionProps {
  readonly onBegin: (board: Promise<BoardDocument>) => void;
}

/** A board of a place on Earth: which place, how many cities; then a draft, what it is worth, and into the editor. */
export function RegionForm({ onBegin }: RegionProps) {
  const text = useText();
  const shut = shutWords(useWorkshop());
  const [place, setPlace] = useState<DraftPlace | null>(null);
  const [wish, setWish] = useState<Wish>({ cities: 30, seed: 1, title: "" });
  const { work, follower } = useWork();
  const result = work.job?.state === "done" ? (work.job.result as DraftResult) : null;
  const make = (seed: number) => {
    setWish({ ...wish, seed });
    if (place) void follower.begin(() => workshopApi.draft(wishOf(place, wish.cities, seed)));
  };
  const open = (made: DraftResult) =>
    onBegin(Promise.resolve().then(() => copyOf(made.board, (own) => wish.title.trim() || own)));
  if (shut) return <p class="muted">{text(shut)}</p>;
  if (result)
    return (
      <DraftMade
        result={result}
        onOpen={() => open(result)}
        onAnother={() => make((wish.seed + 1) % SEEDS)}
        onBack={() => follower.giveUp()}
      />
    );
  const step = (work.job?.partial as { step?: string } | null)?.step;
  return (
    <form
      class="region-form"
      onSubmit={(event) => {
        event.preventDefault();
        make(wish.seed);
      }}
    >
      <PlaceChooser place={place} onPlace={setPlace} />
      <div class="ask">
        <DraftFields wish={wish} onWish={setWish} />
        <WorkBar
          work={work}
          label={step ?? text("editor-region-making")}
          onGiveUp={() => follower.giveUp()}
        />
        <div class="dialog-foot">
          <button type="submit" class="button main" data-draft disabled={!canMake(place) || isUnderWay(work)}>
            {text("editor-region-make")}
          </button>
        </div>
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

function DraftFields({ wish, onWish }: FieldsProps) {
  const text = useText();
  return (
    <>
      <NumberField
        label={text("editor-region-cities")}
        name="draft-cities"
        value={wish.cities}
        least={FEWEST}
        most={MOST}
        onChange={(cities) => onWish({ ...wish, cities })}
      />
      <NumberField
        label={text("editor-region-seed")}
        name="draft-seed"
        value={wish.seed}
        least={0}
        most={SEEDS}
        onChange={(seed) => onWish({ ...wish, seed })}
      />
      <label class="line">
        {text("editor-title")}
        <input
          class="field"
          dir="auto"
          maxLength={40}
          placeholder={text("editor-region-title")}
          value={wish.title}
          onInput={(event) => onWish({ ...wish, title: event.currentTarget.value })}
        />
      </label>
    </>
  );
}

const canMake = (place: DraftPlace | null): boolean =>
  place !== null && (!("window" in place) || isWindow(place.window));

function wishOf(place: DraftPlace, cities: number, seed: number): DraftWish {
  const wish = { region: "", cities, seed, rules: "" };
  if ("window" in place) return { ...wish, window: [...place.window] as [number, number, number, number] };
  return { ...wish, region: "region" in place ? place.region.id : place.named };
}
