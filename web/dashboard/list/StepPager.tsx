import type { PagerProps } from './Pager.tsx';
import { PagerStep } from './PagerStep.tsx';

/** Previous and next, for a short list. */
export function StepPager({ page, pages, addressOf }: PagerProps) {
  return (
    <nav aria-label="Pages" className="flex gap-2">
      <PagerStep search={page > 1 ? addressOf(page - 1) : undefined}>Previous</PagerStep>
      <PagerStep search={page < pages ? addressOf(page + 1) : undefined}>Next</PagerStep>
    </nav>
  );
}
