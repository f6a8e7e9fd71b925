/** A picture that is missing, or not there yet. */
interface PlaceholderProps {
  /** Words shown in the box, such as 'No thumbnail'. Without them the placeholder is decoration only. */
  label?: string;
  /** Any whole number, an id for example: placeholders next to each other then differ in pattern and colour. */
  seed?: number;
  className?: string;
}

const looks = ['band-lozenge band-clay', 'band-steps band-ochre', 'band-spiral band-ink', 'band-zigzag band-leaf'];

/** Fills its box, whatever its shape, with a wall of imigongo. */
export function Placeholder({ label, seed = 0, className = '' }: PlaceholderProps) {
  const look = looks[Math.abs(Math.trunc(seed)) % looks.length];
  return (
    <div className={`placeholder ${className}`}>
      <div aria-hidden="true" className={`band placeholder-wall ${look}`} />
      {label ? <span className="placeholder-label">{label}</span> : null}
    </div>
  );
}
