import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps {
  icon: IconName;
  label: string;
  /** Left out where plain script answers. */
  onClick?: () => void;
  className?: string;
  isHidden?: boolean;
}

/** A square button with a drawing on it, large enough for a thumb. */
export function IconButton({ icon, label, onClick, className = '', isHidden }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      hidden={isHidden}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center transition-colors ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ArrowsProps {
  previous: string;
  next: string;
  /** One on, or one back. */
  onTurn: (step: 1 | -1) => void;
}

/** Goes through what stands in a row, back and on. */
export function Arrows({ previous, next, onTurn }: ArrowsProps) {
  return (
    <div className="flex gap-3">
      <IconButton icon="previous" label={previous} className="carousel-arrow" onClick={() => onTurn(-1)} />
      <IconButton icon="next" label={next} className="carousel-arrow" onClick={() => onTurn(1)} />
    </div>
  );
}
