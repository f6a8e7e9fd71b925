import type { LoadContext } from '../page.ts';
import { expectList } from '../section.ts';
import { homeTexts } from './texts.ts';

/** Everything the home page shows, fetched side by side. */
export async function load({ request, section }: LoadContext) {
  const events = (window: 'home_upcoming' | 'home_recent' | 'carousel') =>
    section(
      request('GET /events/', { query: { window } }).then(({ results }) => results),
      homeTexts.eventsFailed,
    );
  const [advertisements, upcoming, recent, carousel, posts] = await Promise.all([
    section(
      request('GET /ads/').then(({ results }) => results),
      homeTexts.contentFailed,
    ),
    events('home_upcoming'),
    events('home_recent'),
    events('carousel'),
    section(
      request('GET /posts/', { query: { window: 'home' } }).then((posts) => expectList(posts, homeTexts.notAList)),
      homeTexts.postsFailed,
    ),
  ]);
  return { advertisements, upcoming, recent, carousel, posts };
}

export type HomeData = Awaited<ReturnType<typeof load>>;
