import { DAYS_OF_VISITS, type Failed, overview } from '../../domain/overview.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { type Asker, may } from '../identity/asker.ts';
import { unconfirmedFacts } from '../site/facts.ts';
import { lastDays } from '../visits/store.ts';
import { advertisementCounts, countOf, overdueDonations, unreadMessages, userCounts } from './counts.ts';
import { lastVisitEnd, newcomersSince } from './news.ts';
import { nextEvents } from './next-events.ts';

/** The first screen of the desk in one call. A part that fails says so, and the others stand. */
export function overviewRoutes(desk: Desk): Endpoint[] {
  const { rows, log, config } = desk;

  async function part<Part>(read: () => Promise<Part>): Promise<Part | Failed> {
    try {
      return await read();
    } catch (error) {
      log.error({ err: error }, 'A part of the overview could not be read');
      return { failed: true };
    }
  }

  async function news(asker: Asker, now: Date) {
    const since = await lastVisitEnd(desk, asker.userId, now);
    return { since, newcomers: since === null ? {} : await newcomersSince(rows, asker, since) };
  }

  return [
    endpoint({
      method: 'GET',
      path: '/overview/',
      access: 'signed-in',
      summary: 'The organisation in numbers: each part for those who may see what it counts',
      reply: overview,
      async handle({ asker, now }) {
        const partFor = <Part>(permission: Permission, read: () => Promise<Part>) =>
          may(asker, permission) ? part(read) : undefined;
        return {
          users: await partFor('users.view', () => userCounts(rows, now)),
          roles: await partFor('roles.view', async () => ({ total: await countOf(rows, 'roles') })),
          announcements: await partFor('announcements.view', async () => ({
            total: await countOf(rows, 'announcements'),
          })),
          posts: await partFor('posts.view', async () => ({ total: await countOf(rows, 'posts') })),
          events: await partFor('events.view', async () => ({
            total: await countOf(rows, 'events'),
            next: await nextEvents(rows, now),
          })),
          gallery: await partFor('gallery.view', async () => ({ total: await countOf(rows, 'gallery_items') })),
          advertisements: await partFor('ads.view', () => advertisementCounts(rows, now, config.timeZone)),
          donations: await partFor('donations.view', () => overdueDonations(rows, now, config.timeZone, asker.userId)),
          contacts: await partFor('contacts.view', async () => ({ unread: await unreadMessages(rows) })),
          site: await partFor('settings.edit', async () => ({ unconfirmed: await unconfirmedFacts(rows) })),
          news: await part(() => news(asker, now)),
          visits: await part(async () => ({ days: await lastDays(rows, now, config.timeZone, DAYS_OF_VISITS) })),
        };
      },
    }),
  ];
}
