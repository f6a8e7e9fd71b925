import { addEvent } from '../../support/factories.ts';
import { MORNING } from '../../support/test-app.ts';
import { awaken, failCall, inTurn, lose, press, writeNothing } from '../acts.ts';
import {
  absent,
  byRole,
  count,
  heading,
  link,
  linkTitled,
  listed,
  named,
  part,
  saysTitle,
  standsAt,
  text,
} from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';

const region = (name: string): Place => ({ role: 'region', name });
const main: Place = { role: 'main' };
const recent = region('Recent Events (From Today Backwards)');
const upcoming = region('Upcoming Events');
const DAY = 86_400_000;
const fromNow = (days: number) => new Date(Date.parse(MORNING) + days * DAY).toISOString();

const list: State = {
  where: 'events',
  open: '/Events',
  rows: [
    ...rows(
      '2 Events list',
      heading('Recent Events', main),
      heading('Recent Events (From Today Backwards)', main),
      heading('Upcoming Events', main),
    ),
    ...[
      ['23', 'Nov', 'Opening day of three savings groups'] as const,
      ['28', 'Nov', 'Savings and loans: an evening online'] as const,
      ['5', 'Dec', 'Planting days: maize, beans and potatoes'] as const,
      ['14', 'Dec', 'Fair trade market'] as const,
    ].map(([day, month, title], place) =>
      row(
        '2 Events list: small cards with a day, a month abbreviation and a title',
        linkTitled(`${day} ${month} ${title}`, `/EventDetails/${place + 1}`, title, upcoming),
        saysTitle,
      ),
    ),
    ...rows(
      '2 Events list: each card',
      count('cards', 6, (page) => part(page, recent).getByRole('article')),
      count('images of the cards', 6, (page) => part(page, recent).getByRole('article').getByRole('img')),
      heading('Basket weavers’ open workshop', recent),
      text('Weavers show how a peace basket begins', recent),
      text('18 November 2026', recent),
      text('Branch office, Kanombe', recent),
      text('Online Event', main),
    ),
    row(
      '2 Events list: each card',
      linkTitled('Read More Basket weavers’ open workshop', '/EventDetails/5', 'Basket weavers’ open workshop', recent),
      saysTitle,
    ),
    row('2 Events list: a date or date range', text('5–6 December 2026', main)),
    ...rows(
      '2 Events list: shown only when there is more than one page',
      absent(text('Showing 1-6 of 6 events', recent)),
      absent(text('Page 1 of 1', recent)),
      absent(named('link', 'Next', recent)),
      absent(named('link', 'Page 1', recent)),
    ),
  ],
};

const pages: State = {
  where: 'events, more than a page',
  open: '/Events',
  awake: true,
  prepare: async ({ services }) => {
    for (let number = 1; number <= 13; number += 1) {
      const start_date = fromNow(-100 - number);
      await addEvent(services, { title: `Old event ${number}`, start_date, end_date: start_date });
    }
    await addEvent(services, { title: 'Tomorrow', start_date: fromNow(1) });
    await addEvent(services, { title: 'In two months', start_date: fromNow(61) });
    const evening = { start_date: '2026-11-20T15:00:00.000Z', end_date: '2026-11-20T17:00:00.000Z' };
    await addEvent(services, { title: 'This evening', ...evening });
    await addEvent(services, { title: 'Not active', start_date: fromNow(-1), is_active: false });
  },
  rows: [
    ...rows(
      '9 Events page',
      count('cards of a page', 8, (page) => part(page, recent).getByRole('article')),
      count('at most 4 upcoming', 4, (page) => part(page, upcoming).getByRole('listitem')),
      absent(text('In two months', upcoming)),
      absent(text('This evening', upcoming)),
      heading('This evening', recent),
      absent(text('Not active', main)),
    ),
    ...rows(
      '2 Events list',
      text('Showing 1-8 of 20 events', recent),
      text('Page 1 of 3', recent),
      text('Previous', recent),
      link('Next', '/Events?page=2', recent),
      link('Page 1', '/Events', recent),
      link('Page 2', '/Events?page=2', recent),
      link('Page 3', '/Events?page=3', recent),
    ),
    row('2 Events list', text('Showing 9-16 of 20 events', recent), { after: press('link', 'Next', recent) }),
    ...rows(
      '2 Events list',
      text('Page 2 of 3', recent),
      link('Previous', '/Events', recent),
      count('cards of the second page', 8, (page) => part(page, recent).getByRole('article')),
    ),
    row('2 Events list', text('Showing 17-20 of 20 events', recent), { after: press('link', 'Page 3', recent) }),
    row(
      '2 Events list',
      count('cards of the last page', 4, (page) => part(page, recent).getByRole('article')),
    ),
    row(
      '2 Events list',
      listed('no next page after the last', [], (page) => byRole(page, 'link', 'Next', recent)),
    ),
  ],
};

const turned: State = {
  where: 'events, when a page of them does not come',
  open: '/Events',
  awake: true,
  prepare: pages.prepare ?? (async () => {}),
  faults: /status of 5|Failed to load resource/,
  rows: [
    row('4 List sections: loading', text('Loading events...', recent), {
      after: inTurn(
        ({ page }) => page.route('**/api/events/**', () => new Promise(() => {})),
        press('link', 'Next', recent),
      ),
      differs: 'loading-only-in-the-browser',
    }),
    row('2 Events list: on load failure', text('Oops something went wrong while Loading Events', recent), {
      after: inTurn(
        ({ page }) => page.goto('/Events'),
        ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
        awaken,
        ({ page }) => page.clock.runFor(1000),
        failCall('**/api/events/**'),
        press('link', 'Next', recent),
      ),
    }),
    row('8 Events page', text('Failed to fetch events', recent)),
  ],
};

const nothing: State = {
  where: 'events, with none',
  open: '/Events',
  prepare: writeNothing,
  rows: rows(
    '2 Events list: if both lists are empty',
    text('No Events Found', main),
    text('Check back later for upcoming events', main),
  ),
};

const failed: State = {
  where: 'events, when they do not come',
  open: '/Events',
  prepare: lose('events'),
  faults: /status of 503/,
  rows: [
    row('2 Events list: on load failure', text('Oops something went wrong while Loading Events', main)),
    row('8 Events page', text('Failed to fetch events', main)),
  ],
};

const failedDetails: State = {
  where: 'event details, when they do not come',
  open: '/EventDetails/1',
  prepare: lose('events'),
  faults: /status of 503/,
  rows: [
    row('8 Event detail', text('Failed to load event details.', main)),
    row('2 Event details: error', link('Back to Events', '/Events', main), { differs: 'back-to-events' }),
  ],
};

const missing: State = {
  where: 'event details, of one that is not there',
  open: '/EventDetails/999',
  faults: /status of 404/,
  rows: [
    ...rows(
      '2 Event details: not found',
      heading('Event not found', main),
      text("The event you're looking for doesn't exist or has been removed.", main),
    ),
    row('2 Event details', standsAt('/EventDetails/999')),
  ],
};

export const eventStates: readonly State[] = [list, pages, turned, nothing, failed, failedDetails, missing];
