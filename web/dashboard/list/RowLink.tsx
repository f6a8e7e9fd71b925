import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { buttonLook } from '../components/Button.tsx';

interface RowLinkProps {
  /** The action with the name of the record, as it is read aloud: `View details of Alice Uwase`. */
  label: string;
  word: string;
  Icon: LucideIcon;
  to: string;
}

/** An action of a row that leads to another screen: an icon with its word, and an address of its own. */
export function RowLink({ label, word, Icon, to }: RowLinkProps) {
  return (
    <Link to={to} aria-label={label} className={buttonLook('quiet', 'small')}>
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </Link>
  );
}
