import { eventsInWindow, postsInWindow, shownAdvertisements } from '../../api.ts';
import type { LoadContext } from '../page.ts';

/** Everything the home page shows, fetched side by side. */
export async function load({ ask, section }: LoadContext) {
  const [advertisements, upcoming, recent, carousel, posts] = await Promise.all([
    section(shownAdvertisements(ask), 'Failed to load content'),
    section(eventsInWindow(ask, 'home_upcoming'), 'Failed to load events'),
    section(eventsInWindow(ask, 'home_recent'), 'Failed to load events'),
    section(eventsInWindow(ask, 'carousel'), 'Failed to load events'),
    section(postsInWindow(ask, 'home'), 'Failed to load blogs'),
  ]);
  return { advertisements, upcoming, recent, carousel, posts };
}

export type HomeData = Awaited<ReturnType<typeof load>>;
