interface CheckProps {
  on: boolean;
  label: string;
  onChange: (on: boolean) => void;
}

/** Something that is so or not. */
export function Check({ on, label, onChange }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
