import { DAYS_OF_VISITS, type Failed } from '../../domain/overview.ts';
import type { Permission } from '../../domain/permission.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { unconfirmedFacts } from '../site/facts.ts';
import { lastDays } from '../visits/store.ts';
import { advertisementCounts, countOf, nextEvents, userCounts } from './counts.ts';
import { readMonth } from './month.ts';
import { lastVisitEnd, newcomersSince } from './news.ts';
import { readWaiting } from './waiting.ts';
import { readWaitingLines } from './waiting-lines.ts';

/** The first screen of the dashboard in one call. A part that fails says so, and the others stand. */
export function overviewRoutes(services: Services): Endpoint[] {
  const { db, log, config } = services;

  async function part<Part>(read: () => Promise<Part>): Promise<Part | Failed> {
    try {
      return await read();
    } catch (error) {
      log.error({ err: error }, 'A part of the overview could not be read');
      return { failed: true };
    }
  }

  async function news(currentUser: CurrentUser, now: Date) {
    const since = await lastVisitEnd(services, currentUser.userId, now);
    return { since, newcomers: since === null ? {} : await newcomersSince(db, currentUser, since) };
  }

  return [
    implement('GET /overview/', async ({ currentUser, now }) => {
      const partFor = <Part>(permission: Permission, read: () => Promise<Part>) =>
        may(currentUser, permission) ? part(read) : undefined;
      return {
        users: await partFor('users.view', () => userCounts(db, now)),
        roles: await partFor('roles.view', async () => ({ total: await countOf(db, 'roles') })),
        announcements: await partFor('announcements.view', async () => ({
          total: await countOf(db, 'announcements'),
        })),
        posts: await partFor('posts.view', async () => ({ total: await countOf(db, 'posts') })),
        events: await partFor('events.view', async () => ({
          total: await countOf(db, 'events'),
          next: await nextEvents(db, now),
        })),
        gallery: await partFor('gallery.view', async () => ({ total: await countOf(db, 'gallery_items') })),
        advertisements: await partFor('ads.view', () => advertisementCounts(db, now, config.timeZone)),
        site: await partFor('settings.edit', async () => ({ unconfirmed: await unconfirmedFacts(db) })),
        news: await part(() => news(currentUser, now)),
        visits: await part(async () => ({ days: await lastDays(db, now, config.timeZone, DAYS_OF_VISITS) })),
        month: await part(() =>
          readMonth(db, (permission) => may(currentUser, permission), { now, timeZone: config.timeZone }),
        ),
      };
    }),
    implement('GET /overview/waiting/', ({ currentUser, now }) => readWaitingLines(services, currentUser, now)),
    implement('GET /waiting/', ({ currentUser, now }) => readWaiting(services, currentUser, now)),
  ];
}
