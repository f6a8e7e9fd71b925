export interface Option {
  value: string;
  label: string;
}

/** What a list of choices offers. */
export function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
