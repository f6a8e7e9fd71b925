import { addEvent, addPicture } from '../../support/factories.ts';
import { MORNING } from '../../support/test-app.ts';
import { press } from '../acts.ts';
import {
  absent,
  button,
  byRole,
  count,
  heading,
  link,
  linkTitled,
  named,
  part,
  saysTitle,
  text,
  value,
} from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';

const main: Place = { role: 'main' };
const more: Place = { role: 'region', name: 'More Upcoming Events' };
const pictures = 'Pictures of this event';
const DAY = 86_400_000;
const fromNow = (days: number) => new Date(Date.parse(MORNING) + days * DAY).toISOString();

const offline: State = {
  where: 'event details',
  open: '/EventDetails/1',
  rows: [
    ...rows(
      '2 Event details',
      heading('Opening day of three savings groups', main),
      text('Kanombe Sector Hall', main),
      text('23 November 2026, 09:00–12:00', main),
      text('Three new groups choose their committee', main),
      absent(named('link', 'Join Online Event', main)),
    ),
    ...rows(
      '2 Event details: side panel',
      ...['Date', 'Location', 'Category', 'Organiser', 'Savings groups', 'Intambwe (sample)'].map((words) =>
        text(words, main),
      ),
      text('Share Event', main),
    ),
    row('3 Event: event_type with the first letter capitalised', text('Offline', main)),
    ...rows(
      '2 Event details: more upcoming events',
      heading('More Upcoming Events', main),
      count('cards', 3, (page) => part(page, more).getByRole('article')),
    ),
    ...[
      ['Savings and loans: an evening online', '/EventDetails/2'] as const,
      ['Fair trade market', '/EventDetails/4'] as const,
    ].map(([title, address]) =>
      row('2 Event details: more upcoming events', linkTitled(title, address, title, more), saysTitle),
    ),
    row('5 Event filters: excluding the current event', absent(text('Opening day of three savings groups', more))),
  ],
};

const online: State = {
  where: 'event details, of one online',
  open: '/EventDetails/2',
  rows: [
    ...rows(
      '2 Event details',
      text('Online Event', main),
      link('Join Online Event', 'https://meet.example.org/sample', main),
    ),
    row('3 Event: event_type with the first letter capitalised', text('Online', main)),
  ],
};

/** What its page shows of the pictures that are there. */
const picturesSeen = (is: number, why: string) =>
  value(`${why}: picture ${is} of 2`, `Show picture ${is} of 2`, ({ page }) =>
    byRole(page, 'button', /^Show picture/, main)
      .and(page.locator('[aria-current=true]'))
      .getAttribute('aria-label'),
  );

const TWO_DAYS = 'Two days and two pictures';

const carousel: State = {
  where: 'event details, with two pictures and no description',
  open: async ({ page, app }) => {
    const { id } = await app.services.db
      .selectFrom('events')
      .select('id')
      .where('title', '=', TWO_DAYS)
      .executeTakeFirstOrThrow();
    await page.goto(`/EventDetails/${id}`);
  },
  prepare: async ({ services }) => {
    await addEvent(services, {
      title: TWO_DAYS,
      description: '',
      summary: '',
      event_type: 'hybrid',
      start_date: fromNow(10),
      end_date: fromNow(11),
      banner_media_id: await addPicture(services),
      media_id: await addPicture(services, '#123456'),
    });
    for (let day = 2; day < 6; day += 1) await addEvent(services, { title: `Day ${day}`, start_date: fromNow(day) });
    await addEvent(services, { title: 'After a month', start_date: fromNow(32) });
  },
  awake: true,
  rows: [
    ...rows(
      '2 Event details',
      text('No description available for this event.', main),
      text('30 November 2026 at 10:00 – 1 December 2026 at 10:00', main),
      named('list', pictures, main),
      button('Previous picture', main),
      button('Next picture', main),
      button('Show picture 1 of 2', main),
    ),
    row('3 Event: event_type with the first letter capitalised', text('Hybrid', main)),
    row('2 Event details: image carousel', picturesSeen(2, 'the next'), {
      after: press('button', 'Next picture', main),
    }),
    row('2 Event details: image carousel, wrapping around', picturesSeen(1, 'after the last'), {
      after: press('button', 'Next picture', main),
    }),
    row('2 Event details: image carousel, wrapping around', picturesSeen(2, 'before the first'), {
      after: press('button', 'Previous picture', main),
    }),
    ...rows(
      '9 Event details',
      count('up to 3 upcoming cards', 3, (page) => part(page, more).getByRole('article')),
      absent(text('After a month', more)),
      absent(text(TWO_DAYS, more)),
    ),
  ],
};

export const eventDetailsStates: readonly State[] = [offline, online, carousel];
