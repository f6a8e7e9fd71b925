import type { DonationInterest } from '../../../domain/donation-interest.ts';
import { Badge } from '../list/Badge.tsx';
import { Day } from '../time/Moment.tsx';

/** By when something should happen next, and whether that day has passed. */
export function NextAction({ donation }: { donation: DonationInterest }) {
  const { next_action_on, is_overdue } = donation;
  if (next_action_on === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Day day={next_action_on} />
      {is_overdue ? <Badge tone="danger">Overdue</Badge> : null}
    </span>
  );
}
