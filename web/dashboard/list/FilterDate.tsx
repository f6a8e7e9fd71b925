import { controlShape } from '../form/Field.tsx';

interface FilterDateProps {
  label: string;
  value: string;
  onChange(day: string): void;
}

/** A day to filter by, empty for any. */
export function FilterDate({ label, value, onChange }: FilterDateProps) {
  return (
    <label className="flex items-center gap-2.5">
      {label}
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} className={controlShape} />
    </label>
  );
}
