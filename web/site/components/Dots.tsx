interface DotsProps {
  count: number;
  /** The one that is shown. */
  index: number;
  /** What the dot at this place does, for those who cannot see where it stands. */
  label: (place: number) => string;
  onChoose: (index: number) => void;
  className?: string;
}

/** One lozenge for each thing that can be shown; the filled one is. */
export function Dots({ count, index, label, onChoose, className = '' }: DotsProps) {
  return (
    <ul className={`dots ${className}`}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <li key={place}>
          <button
            type="button"
            aria-label={label(place + 1)}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onChoose(place)}
          />
        </li>
      ))}
    </ul>
  );
}
