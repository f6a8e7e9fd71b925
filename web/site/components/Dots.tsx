interface DotsProps {
  count: number;
  /** The one that is shown. */
  index: number;
  /** The dot's label for screen readers. */
  label: (place: number) => string;
  /** Left out where plain script answers. */
  onChoose?: (index: number) => void;
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
            onClick={onChoose && (() => onChoose(place))}
          />
        </li>
      ))}
    </ul>
  );
}
