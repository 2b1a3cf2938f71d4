import { Glyph } from "../../look/glyphs";
import { useText } from "../../text/context";
import { colourName } from "../../text/names";
import type { RouteEntry } from "../document/document";

type Colour = RouteEntry["color"];

interface SwatchesProps {
  readonly colours: readonly Colour[];
  readonly chosen: Colour | null;
  readonly onChoose: (colour: Colour) => void;
}

/** The colours that routes can have, each with its sign. */
export function Swatches({ colours, chosen, onChoose }: SwatchesProps) {
  const text = useText();
  return (
    <div class="swatches" role="group" aria-label={text("editor-colour")}>
      {colours.map((colour) => (
        <button
          type="button"
          key={colour}
          class="swatch"
          data-colour={colour}
          aria-pressed={colour === chosen}
          aria-label={colourName(text, colour)}
          title={colourName(text, colour)}
          onClick={() => onChoose(colour)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <rect
              x="-11"
              y="-11"
              width="22"
              height="22"
              rx="5"
              fill={colour === "gray" ? "var(--gray-hatch)" : `var(--card-${colour})`}
              stroke={`var(--edge-${colour})`}
            />
            <Glyph colour={colour} />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** Those that the cards have, and any. */
export const swatchesOf = (colors: readonly Colour[]): readonly Colour[] => [...colors, "gray"];
