interface CheckBoxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Checkbox with its label. */
export function CheckBox({ label, isOn, isDisabled = false, onChange }: CheckBoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 shrink-0 accent-primary"
      />
      <span>{label}</span>
    </label>
  );
}
