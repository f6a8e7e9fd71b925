import * as words from '#locale/events.ts';
import { request } from '../../../request.ts';
import { Spinner } from '../../../ui/imigongo/Spinner.tsx';
import { AsItCame } from '../../components/AsItCame.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { fetchPart, type ListPart, pageCount, pageIn, shownRange, withoutItems } from '../../components/paging.ts';
import { SectionInTime } from '../../components/SectionStates.tsx';
import { useAddressed } from '../../components/useAddressed.ts';
import { island } from '../../island.tsx';
import { mapSection, type Section } from '../../section.ts';
import { EventMonths } from '../EventMonths.tsx';
import type { CardEvent } from '../event-card.ts';
import { eventsAddress } from './events-address.ts';

interface RecentPartProps {
  part: ListPart<CardEvent>;
  /** Whether it is still the document's own content. */
  asItCame: boolean;
  /** Whether another page is on its way. */
  busy: boolean;
  pageSize: number;
  textLength: number;
  timeZone: string;
  onGo: (page: number) => void;
}

/** One page of the recent events, which page it is, and the way to the others. */
function RecentPart({
  part: { page, count, items },
  asItCame,
  busy,
  pageSize,
  textLength,
  timeZone,
  onGo,
}: RecentPartProps) {
  if (count === 0) return <p className="mt-6 text-lead text-muted">{words.noEventsAvailable}</p>;
  const { from, to } = shownRange(page, pageSize, count);
  const pages = pageCount(count, pageSize);
  return (
    <>
      <div role="status" className="mt-4 min-h-8 text-muted">
        {busy ? <Spinner size="small">{words.loadingEvents}</Spinner> : null}
        {!busy && pages > 1 ? <p>{words.showingEvents(from, to, count)}</p> : null}
      </div>
      <AsItCame asItCame={asItCame} className={busy ? 'stale' : undefined}>
        {() => <EventMonths events={items} textLength={textLength} timeZone={timeZone} />}
      </AsItCame>
      <Pagination label={words.pagesOfRecentEvents} page={page} pages={pages} addressOf={eventsAddress} onGo={onGo} />
    </>
  );
}

interface RecentEventsProps {
  first: Section<ListPart<CardEvent>>;
  pageSize: number;
  /** Characters after which a description is cut. */
  textLength: number;
  timeZone: string;
  /** The id of the heading above, where reading goes on after paging. */
  title: string;
}

/** The recent events, page by page. */
function RecentEvents({ first, pageSize, textLength, timeZone, title }: RecentEventsProps) {
  const { place, section, asItCame, busy, goAndRead, tryAgain } = useAddressed({
    first,
    firstPlace: first.state === 'loaded' ? first.data.page : 1,
    addressOf: eventsAddress,
    placeAt: pageIn,
    load: (page) =>
      fetchPart<CardEvent>(page, pageSize, (wanted) =>
        request('GET /events/', { query: { window: 'recent', page: wanted, page_size: pageSize } }),
      ),
    fallback: words.failedToFetchEvents,
    title,
  });

  return (
    <SectionInTime
      section={section}
      loading={words.loadingEvents}
      failed={words.oopsSomethingWentWrongWhile}
      withMessage
      page={eventsAddress(place)}
      onTryAgain={tryAgain}
    >
      {(part) => (
        <RecentPart
          part={part}
          asItCame={asItCame}
          busy={busy}
          pageSize={pageSize}
          textLength={textLength}
          timeZone={timeZone}
          onGo={goAndRead}
        />
      )}
    </SectionInTime>
  );
}

export default island('events/list/RecentEvents', RecentEvents, {
  travelling: (props) => ({ ...props, first: mapSection(props.first, withoutItems) }),
});
