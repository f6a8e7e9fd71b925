import { controlShape } from '../form/Field.tsx';

interface FilterSelectProps {
  /** The filter's name for screen readers; the first option shows it. */
  label: string;
  value: string;
  /** The first stands for no filter, with an empty value. */
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

/** A filter with a few values. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      className={controlShape}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
