import { Link } from 'react-router';
import { buttonLook } from '../components/Button.tsx';
import { backTo } from './left-place.ts';

/** Leads back to a list, as it was left. */
export function BackLink({ to: list, children }: { to: string; children: string }) {
  return (
    <Link {...backTo(list)} className={buttonLook('secondary')}>
      {children}
    </Link>
  );
}
