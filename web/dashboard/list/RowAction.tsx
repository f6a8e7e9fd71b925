import type { LucideIcon } from 'lucide-react';
import { Button } from '../components/Button.tsx';

interface RowActionProps {
  /** The action with the name of the record, as it is read aloud: `Edit "Market day"`. */
  label: string;
  word: string;
  Icon: LucideIcon;
  disabled?: boolean;
  onClick(): void;
}

/** One action of a row: an icon with its word, so that nobody has to guess. */
export function RowAction({ label, word, Icon, disabled = false, onClick }: RowActionProps) {
  return (
    <Button kind="quiet" size="small" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </Button>
  );
}
