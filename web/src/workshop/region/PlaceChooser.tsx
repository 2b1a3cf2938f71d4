import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../look/Icon";
import type { Region, WorldMap } from "../../protocol/schema";
import { useText } from "../../text/context";
import { workshopApi } from "../api";
import { NumberField } from "../panels/fields";
import { EarthPicker } from "./EarthPicker";
import { RegionList } from "./RegionList";
import { type Degrees, type DraftPlace, isWindow, regionName, windowOf } from "./regions";

interface ChooserProps {
  readonly place: DraftPlace | null;
  readonly onPlace: (place: DraftPlace) => void;
}

/** The map and the list; both fetched, as they are large, when somebody wants them. */
export function PlaceChooser({ place, onPlace }: ChooserProps) {
  const text = useText();
  const [earth, setEarth] = useState<WorldMap | null>(null);
  const [regions, setRegions] = useState<readonly Region[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [drawing, setDrawing] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    workshopApi
      .regions()
      .then(setRegions)
      .then(() => workshopApi.earth())
      .then(setEarth)
      .catch(fail);
  }, []);
  const country = (id: string) => {
    const region = regions?.find((one) => one.id === id);
    if (region) onPlace({ region });
  };
  const chosen = place && "region" in place ? place.region.id : null;
  return (
    <div class="chooser">
      <div class="earth-side">
        {earth ? (
          <EarthPicker
            {...{ earth, chosen, drawing }}
            window={windowOf(place)}
            onCountry={country}
            onWindow={(window) => onPlace({ window })}
          />
        ) : (
          <div class="board earth" aria-busy={!failed}>
            <p class="muted">{text(failed ? "editor-work-unreached" : "editor-region-fetching")}</p>
          </div>
        )}
        <button
          type="button"
          class="button"
          data-rectangle
          aria-pressed={drawing}
          onClick={() => setDrawing(!drawing)}
        >
          <Icon name="fit" size={16} /> {text("editor-region-rectangle")}
        </button>
        <p class="muted" role="status" data-place>
          {placeWords(place, text)}
        </p>
      </div>
      <div class="ask">
        <RegionList regions={regions ?? []} place={place} onPlace={onPlace} />
        <details open={place !== null && "window" in place}>
          <summary>{text("editor-region-window")}</summary>
          <WindowFields window={windowOf(place)} onWindow={(window) => onPlace({ window })} />
        </details>
      </div>
    </div>
  );
}

function placeWords(place: DraftPlace | null, text: ReturnType<typeof useText>): string {
  if (!place) return text("editor-region-none");
  if ("named" in place) return text("editor-region-city", { name: place.named });
  if ("region" in place) return regionName(place.region, document.documentElement.lang);
  const [west, south, east, north] = place.window.map((one) => `${one}°`) as string[];
  return text("editor-region-window-is", { west: west!, south: south!, east: east!, north: north! });
}

const EDGES = ["west", "south", "east", "north"] as const;

function WindowFields({ window, onWindow }: { window: Degrees | null; onWindow: (window: Degrees) => void }) {
  const text = useText();
  const now = window ?? ([-10, 36, 4, 44] as const);
  return (
    <div class="edges">
      {EDGES.map((edge, i) => (
        <NumberField
          key={edge}
          label={text(`editor-region-${edge}`)}
          name={`edge-${edge}`}
          value={Math.round(now[i]!)}
          least={i % 2 ? -85 : -180}
          most={i % 2 ? 85 : 360}
          onChange={(value) => onWindow(now.map((old, j) => (i === j ? value : old)) as unknown as Degrees)}
        />
      ))}
      {!isWindow(now) && (
        <p class="problem" role="alert">
          {text("editor-region-bad-window")}
        </p>
      )}
    </div>
  );
}
