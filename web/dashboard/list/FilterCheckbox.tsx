interface FilterCheckboxProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A filter that is on or off. */
export function FilterCheckbox({ label, checked, onChange }: FilterCheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pr-2">
      <input
        type="checkbox"
        className="size-5"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
