import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useState } from "preact/hooks";

interface NumberProps {
  readonly label: string;
  /** Several different ones: none is shown. */
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly name?: string;
  readonly onChange: (value: number) => void;
  /** What stands beside it. */
  readonly children?: ComponentChildren;
}

/** A whole number within its limits; what lies beyond them becomes the nearest that doesn't. */
export function NumberField({ label, value, least, most, name, onChange, children }: NumberProps) {
  const id = useId();
  const shown = `${value ?? ""}`;
  const [typed, setTyped] = useState(shown); // whatever else changes meanwhile, what is being typed stays
  useLayoutEffect(() => setTyped(shown), [shown]);
  const change = (event: { currentTarget: HTMLInputElement }) => {
    const wanted = event.currentTarget.valueAsNumber;
    const next = Number.isNaN(wanted) ? value : Math.min(most, Math.max(least, Math.round(wanted)));
    setTyped(`${next ?? ""}`);
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <div class="line">
      <label for={id}>{label}</label>
      <span class="beside">
        <input
          id={id}
          class="field"
          type="number"
          inputMode="numeric"
          data-field={name}
          min={least}
          max={most}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onChange={change}
        />
        {children}
      </span>
    </div>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly name?: string;
  /** Why it can't be so, as a sentence. */
  readonly fault?: (value: string) => string | null;
  readonly long?: boolean;
  readonly onChange: (value: string) => void;
}

/** Some words: they hold as soon as the field is left, or Enter pressed; until then they can be taken back by Escape. */
export function TextField({ label, value, most, name, fault, long = false, onChange }: TextProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useLayoutEffect(() => setTyped(value), [value]); // at once: later it would undo what somebody has begun to type
  const problem = typed === value ? null : (fault?.(typed) ?? null);
  const leave = () => {
    if (problem) setTyped(value);
    else if (typed !== value) onChange(typed);
  };
  const shared = {
    id,
    class: "field",
    dir: "auto" as const,
    maxLength: most,
    "data-field": name,
    "aria-invalid": problem !== null,
    "aria-describedby": problem ? `${id}-problem` : undefined,
    value: typed,
    onInput: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && !long) leave();
      if (event.key === "Escape") setTyped(value);
    },
  };
  return (
    <div class={long ? "tall" : "line"}>
      <label for={id}>{label}</label>
      {long ? <textarea rows={3} {...shared} /> : <input {...shared} />}
      {problem && (
        <p class="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly all: readonly T[];
  readonly say: (one: T) => string;
  readonly name?: string;
  readonly onChange: (value: T) => void;
}

/** One of several. */
export function ChoiceField<T extends string>({ label, value, all, say, name, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div class="line">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field"
        data-field={name}
        value={value ?? ""}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {value === null && <option value="" />}
        {all.map((one) => (
          <option value={one} key={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The value that all have, or null. */
export const common = <T,>(values: readonly T[]): T | null =>
  values.length > 0 && values.every((one) => one === values[0]) ? values[0]! : null;
