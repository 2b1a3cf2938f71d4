import { Icon } from "../look/Icon";

export interface SliderProps {
  readonly label: string;
  /** What the value means, in words. */
  readonly says: string;
  readonly steps: number;
  readonly value: number;
  /** A step that stands out. */
  readonly mark?: number | undefined;
  readonly less: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

/** A slider of a few steps, with buttons for fingers and arrows for keys. */
export function Slider({ label, says, steps, value, mark, less, more, onChange }: SliderProps) {
  const last = steps - 1;
  return (
    <div class="slider">
      <Step name="minus" label={less} disabled={value === 0} onClick={() => onChange(value - 1)} />
      <span class="slider-track">
        <input
          type="range"
          min={0}
          max={last}
          value={value}
          aria-label={label}
          aria-valuetext={says}
          data-first=""
          onInput={(event) => onChange(Number(event.currentTarget.value))}
        />
        {mark !== undefined && <i style={{ "--at": last ? mark / last : 0 }} />}
      </span>
      <Step name="plus" label={more} disabled={value === last} onClick={() => onChange(value + 1)} />
    </div>
  );
}

interface StepProps {
  readonly name: "minus" | "plus";
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const Step = ({ name, label, disabled, onClick }: StepProps) => (
  <button type="button" class="button" aria-label={label} disabled={disabled} onClick={onClick}>
    <Icon name={name} />
  </button>
);
