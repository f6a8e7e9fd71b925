import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  className?: string;
}

/** A square button with a drawing on it, large enough for a thumb. */
export function IconButton({ icon, label, onClick, className = '' }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center transition-colors ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ArrowsProps {
  /** The things that they step through, as in "Previous picture". */
  what: string;
  /** One on, or one back. */
  onTurn: (step: 1 | -1) => void;
}

/** Steps through a row of items, back and on. */
export function Arrows({ what, onTurn }: ArrowsProps) {
  return (
    <div className="flex gap-3">
      <IconButton icon="previous" label={`Previous ${what}`} className="carousel-arrow" onClick={() => onTurn(-1)} />
      <IconButton icon="next" label={`Next ${what}`} className="carousel-arrow" onClick={() => onTurn(1)} />
    </div>
  );
}
