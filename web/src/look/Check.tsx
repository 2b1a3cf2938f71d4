interface CheckProps {
  on: boolean;
  label: string;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is so or not. */
export function Check({ on, label, disabled = false, onChange }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
