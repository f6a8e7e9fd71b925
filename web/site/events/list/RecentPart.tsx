import { Spinner } from '../../../ui/imigongo/Spinner.tsx';
import { AsItCame } from '../../components/AsItCame.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { type ListPart, pageCount, shownRange } from '../../components/paging.ts';
import type { CardEvent } from '../event-card.ts';
import { eventTexts } from '../texts.ts';
import { EventMonths } from './EventMonths.tsx';
import { eventsAddress } from './events-address.ts';

interface RecentPartProps {
  part: ListPart<CardEvent>;
  /** Whether it still is what the document came with. */
  asItCame: boolean;
  /** Whether another page is on its way. */
  busy: boolean;
  pageSize: number;
  textLength: number;
  timeZone: string;
  onGo: (page: number) => void;
}

/** One page of the recent events, which page it is, and the way to the others. */
export function RecentPart({
  part: { page, count, items },
  asItCame,
  busy,
  pageSize,
  textLength,
  timeZone,
  onGo,
}: RecentPartProps) {
  if (count === 0) return <p className="mt-6 text-lead text-muted">{eventTexts.noEvents}</p>;
  const { from, to } = shownRange(page, pageSize, count);
  return (
    <>
      <div role="status" className="mt-4 min-h-8 text-muted">
        {busy ? (
          <Spinner size="small">{eventTexts.loading}</Spinner>
        ) : (
          <p>{`Showing ${from}-${to} of ${count} events`}</p>
        )}
      </div>
      <AsItCame asItCame={asItCame} className={busy ? 'stale' : undefined}>
        {() => <EventMonths events={items} textLength={textLength} timeZone={timeZone} />}
      </AsItCame>
      <Pagination
        label="Pages of recent events"
        page={page}
        pages={pageCount(count, pageSize)}
        addressOf={eventsAddress}
        onGo={onGo}
      />
    </>
  );
}
