import type { ChairColour } from "../live/api";
import { Badge } from "../look/Badge";
import { pieceColours } from "../look/pieces";
import { useText } from "../text/context";
import "./colours.css";

interface ColourPickerProps {
  /** What the group is called, and by which name the page knows its buttons apart. */
  label: string;
  group: string;
  colour: string;
  /** Those of others. */
  taken: ReadonlySet<string>;
  onChoose: (colour: ChairColour) => void;
}

/** The colours of pieces to choose from; those of others are there, and can't be had. */
export function ColourPicker({ label, group, colour, taken, onChoose }: ColourPickerProps) {
  const text = useText();
  return (
    <div class="colours" role="radiogroup" aria-label={label}>
      {pieceColours.map((one) => (
        <label key={one} title={text(`piece-${one}`)}>
          <input
            type="radio"
            name={group}
            aria-label={text(`piece-${one}`)}
            checked={one === colour}
            disabled={taken.has(one) && one !== colour}
            onChange={() => onChoose(one)}
          />
          <Badge colour={one} size={26} />
        </label>
      ))}
    </div>
  );
}
