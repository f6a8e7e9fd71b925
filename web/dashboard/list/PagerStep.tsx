import { Link } from 'react-router';
import { buttonLook } from '../components/Button.tsx';

interface PagerStepProps {
  /** The query of the page's address; undefined where there is nothing to go to. */
  search: string | undefined;
  children: string;
}

/** A step to the page before or after, in a word. */
export function PagerStep({ search, children }: PagerStepProps) {
  const look = buttonLook('secondary');
  if (search !== undefined) {
    return (
      <Link to={{ search }} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" disabled className={look}>
      {children}
    </button>
  );
}
