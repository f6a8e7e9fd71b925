import { Link } from 'react-router';
import { buttonLook } from '../controls/Button.tsx';

interface StepPagerProps {
  page: number;
  pages: number;
  /** The address's query for a page. */
  addressOf(page: number): string;
}

interface StepProps {
  search: string | undefined;
  children: string;
}

function Step({ search, children }: StepProps) {
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

/** Previous and next, for a short list. */
export function StepPager({ page, pages, addressOf }: StepPagerProps) {
  return (
    <nav aria-label="Pages" className="flex gap-2">
      <Step search={page > 1 ? addressOf(page - 1) : undefined}>Previous</Step>
      <Step search={page < pages ? addressOf(page + 1) : undefined}>Next</Step>
    </nav>
  );
}
