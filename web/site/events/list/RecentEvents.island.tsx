import { request } from '../../../request.ts';
import { Spinner } from '../../../ui/imigongo/Spinner.tsx';
import { fetchPart, type ListPart, pageIn, withoutItems } from '../../components/paging.ts';
import { SectionFailed } from '../../components/SectionFailed.tsx';
import { useAddressed } from '../../components/useAddressed.ts';
import { island } from '../../island.tsx';
import { mapSection, type Section } from '../../section.ts';
import type { CardEvent } from '../event-card.ts';
import { eventTexts } from '../texts.ts';
import { eventsAddress } from './events-address.ts';
import { RecentPart } from './RecentPart.tsx';

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
  const { place, section, asItCame, busy, go, tryAgain } = useAddressed({
    first,
    firstPlace: first.state === 'loaded' ? first.data.page : 1,
    addressOf: eventsAddress,
    placeAt: pageIn,
    load: (page) =>
      fetchPart<CardEvent>(page, pageSize, (wanted) =>
        request('GET /events/', { query: { window: 'recent', page: wanted, page_size: pageSize } }),
      ),
    fallback: eventTexts.listMessage,
  });

  async function goAndRead(page: number): Promise<void> {
    await go(page);
    document.getElementById(title)?.focus();
  }

  switch (section.state) {
    case 'loading':
      return (
        <div className="mt-6 grid min-h-40 place-items-center text-accent">
          <Spinner>{eventTexts.loading}</Spinner>
        </div>
      );
    case 'failed':
      return (
        <SectionFailed
          text={eventTexts.listFailed}
          message={section.message}
          page={eventsAddress(place)}
          onTryAgain={tryAgain}
        />
      );
    case 'loaded':
      return (
        <RecentPart
          part={section.data}
          asItCame={asItCame}
          busy={busy}
          pageSize={pageSize}
          textLength={textLength}
          timeZone={timeZone}
          onGo={goAndRead}
        />
      );
  }
}

export default island('events/list/RecentEvents', RecentEvents, (props) => ({
  ...props,
  first: mapSection(props.first, withoutItems),
}));
