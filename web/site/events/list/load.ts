import { eventRange } from '../../../../domain/event.ts';
import { fetchPart, pageIn } from '../../components/paging.ts';
import type { LoadContext } from '../../page.ts';
import { eventTexts } from '../texts.ts';

/** A page of the recent events, and what is coming, fetched side by side. */
export async function load({ request, query, section, now, timeZone }: LoadContext) {
  const pageSize = eventRange('recent', now, timeZone).most;
  const [recent, upcoming] = await Promise.all([
    section(
      fetchPart(pageIn(query), pageSize, (page) =>
        request('GET /events/', { query: { window: 'recent', page, page_size: pageSize } }),
      ),
      eventTexts.listMessage,
    ),
    section(
      request('GET /events/', { query: { window: 'upcoming' } }).then(({ results }) => results),
      eventTexts.listMessage,
    ),
  ]);
  return { recent, upcoming, pageSize };
}

export type EventsData = Awaited<ReturnType<typeof load>>;
