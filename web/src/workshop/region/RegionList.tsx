import { useState } from "preact/hooks";
import type { Region } from "../../protocol/schema";
import { useText } from "../../text/context";
import { type DraftPlace, found, regionName } from "./regions";

interface ListProps {
  readonly regions: readonly Region[];
  readonly place: DraftPlace | null;
  readonly onPlace: (place: DraftPlace) => void;
}

/** All places by name; a word that is none of them may be that of a large city, which the server knows. */
export function RegionList({ regions, place, onPlace }: ListProps) {
  const text = useText();
  const [word, setWord] = useState("");
  const language = document.documentElement.lang;
  const chosen = place && "region" in place ? place.region.id : null;
  return (
    <>
      <input
        class="field"
        type="search"
        dir="auto"
        data-field="region"
        aria-label={text("editor-region-search")}
        placeholder={text("editor-region-search")}
        value={word}
        onInput={(event) => setWord(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <ul class="links regions" aria-label={text("editor-region-list")} aria-busy={regions.length === 0}>
        {found(regions, word, language).map((region) => (
          <li key={region.id}>
            <button
              type="button"
              class="link"
              data-region={region.id}
              aria-pressed={region.id === chosen}
              onClick={() => onPlace({ region })}
            >
              <bdi>{regionName(region, language)}</bdi>
              <span class="muted">{text(`editor-region-kind-${region.kind}`)}</span>
            </button>
          </li>
        ))}
        {word.trim().length > 1 && (
          <li>
            <button
              type="button"
              class="link"
              data-named
              aria-pressed={place !== null && "named" in place && place.named === word.trim()}
              onClick={() => onPlace({ named: word.trim() })}
            >
              {text("editor-region-city", { name: word.trim() })}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
