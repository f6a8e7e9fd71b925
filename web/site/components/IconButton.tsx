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
