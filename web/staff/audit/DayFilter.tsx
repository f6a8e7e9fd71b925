import { controlShape } from '../form/Field.tsx';

interface DayFilterProps {
  label: string;
  value: string;
  onChange(day: string): void;
}

/** A day to filter by, empty for any. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className="flex items-center gap-2.5">
      {label}
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} className={controlShape} />
    </label>
  );
}
