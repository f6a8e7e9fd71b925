import type { TestApp } from '../../support/test-app.ts';
import { inTurn, lose, pass, press, writeNothing } from '../acts.ts';
import { absent, button, byRole, named, part, text, value } from '../looks.ts';
import { type Place, row, rows, type State, type Visit } from '../row.ts';

const strip: Place = { role: 'region', name: 'Announcements' };

/** Writes these in place of the announcements there are. The first is the oldest. */
const announce =
  (...texts: readonly { title: string; message: string; is_active?: boolean; show_until?: string | null }[]) =>
  ({ services }: TestApp) =>
    services.write(null, async ({ db, now, changes }) => {
      await db.deleteFrom('announcements').execute();
      for (const each of texts) {
        const moments = { created_at: now, updated_at: now };
        await db
          .insertInto('announcements')
          .values({ is_active: true, show_until: null, ...moments, ...each })
          .execute();
      }
      changes('announcements');
    });

const current = async ({ page }: Visit) =>
  (
    await byRole(page, 'button', /^Show announcement/, strip)
      .and(page.locator('[aria-current=true]'))
      .all()
  ).length === 1
    ? byRole(page, 'button', /^Show announcement/, strip)
        .and(page.locator('[aria-current=true]'))
        .getAttribute('aria-label')
    : undefined;
const shows = (place: number, of: number, why: string) =>
  value(`${why}: announcement ${place} of ${of}`, `Show announcement ${place} of ${of}`, current);

/** The first announcement's time begins anew: what a busy machine took for opening the page is no part of it. */
const firstBeginsAnew = (count: number) => press('button', `Show announcement 1 of ${count}`, strip);

const turning: State = {
  where: 'announcement strip',
  open: '/History',
  prepare: announce(
    { title: 'Third', message: 'The third message.' },
    { title: 'Second', message: 'The second message.' },
    { title: 'First', message: 'The first message.' },
  ),
  awake: true,
  still: true,
  rows: [
    row('2 Announcement strip', text('First', strip), { after: firstBeginsAnew(3) }),
    ...rows(
      '2 Announcement strip',
      text('The first message.', strip),
      absent(text('The second message.', strip)),
      button('Previous announcement', strip),
      button('Next announcement', strip),
      button('Pause announcements', strip),
      button('Show announcement 1 of 3', strip),
      button('Show announcement 3 of 3', strip),
    ),
    row('4 Announcement strip: dots jump', shows(3, 3, 'its dot'), {
      after: press('button', 'Show announcement 3 of 3', strip),
    }),
    row('9 Announcement rotation', shows(3, 3, 'after 4800 ms'), { after: pass(4700) }),
    row('9 Announcement rotation', shows(1, 3, 'after 5000 ms, beginning again'), { after: pass(300) }),
    row('4 Announcement strip: previous', shows(3, 3, 'before the first'), {
      after: press('button', 'Previous announcement', strip),
    }),
    row('4 Announcement strip: next', shows(1, 3, 'after the last'), {
      after: press('button', 'Next announcement', strip),
    }),
    row('4 Announcement strip: wraparound', text('The first message.', strip)),
    row('4 Announcement strip: pause', button('Resume announcements', strip), {
      after: press('button', 'Pause announcements', strip),
      differs: 'announcements-can-be-stopped',
    }),
    row('4 Announcement strip: pause', shows(1, 3, 'paused for 20 seconds'), { after: pass(20_000) }),
    row('4 Announcement strip: pause toggle', shows(2, 3, 'resumed'), {
      after: async (visit) => {
        await press('button', 'Resume announcements', strip)(visit);
        await pass(5000)(visit);
      },
    }),
  ],
};

const LONG = `${'The savings groups of the whole sector meet. '.repeat(12)}Bring your passbook.`;

const long: State = {
  where: 'announcement strip, with one that takes long to read',
  open: '/History',
  prepare: announce({ title: 'Short', message: 'Seed can be collected.' }, { title: 'Long', message: LONG }),
  awake: true,
  still: true,
  rows: [
    row('4 Announcement strip: every 5 seconds', shows(1, 2, 'after 18 seconds'), {
      after: inTurn(firstBeginsAnew(2), pass(18_000)),
      differs: 'announcements-as-long-as-read',
    }),
    row('4 Announcement strip: every 5 seconds', shows(2, 2, 'once it is read'), {
      after: pass(7000),
      differs: 'announcements-as-long-as-read',
    }),
  ],
};

const onPhone: State = {
  where: 'announcement strip, on a phone',
  open: '/History',
  awake: true,
  width: 375,
  rows: ['Previous announcement', 'Next announcement', 'Show announcement 1 of 4'].map((name) =>
    row('2 Announcement strip', absent(button(name, strip)), { differs: 'announcements-on-narrow-screens' }),
  ),
};

const one: State = {
  where: 'announcement strip, with one that is shown',
  open: '/History',
  prepare: announce(
    { title: 'Hidden', message: 'Not active.', is_active: false },
    { title: 'Past', message: 'Its time is over.', show_until: '2026-11-20T07:59:00.000Z' },
    { title: 'Until noon', message: 'Still to be read.', show_until: '2026-11-20T10:00:00.000Z' },
  ),
  awake: true,
  rows: [
    ...rows(
      '5 Announcements',
      text('Still to be read.', strip),
      absent(text('Not active.', strip)),
      absent(text('Its time is over.', strip)),
    ),
    ...rows(
      '2 Announcement strip: when there is more than one',
      absent(button('Next announcement', strip)),
      absent(button('Previous announcement', strip)),
      absent(button('Pause announcements', strip)),
    ),
    row(
      '5 Announcements',
      value('only what is active and not over', ['Until noon'], async ({ app }) => {
        const all: { title: string }[] = await (await app.call('GET', '/announcements/active/')).json();
        return all.map(({ title }) => title);
      }),
    ),
  ],
};

const empty: State = {
  where: 'announcement strip, without any',
  open: '/History',
  prepare: writeNothing,
  rows: rows(
    '2 Announcement strip',
    text('Join our mission — Empower communities — Fair trade products — Make a difference — Transform lives', {
      role: 'banner',
    }),
  ),
};

const failed: State = {
  where: 'announcement strip, when they do not come',
  open: '/History',
  prepare: lose('announcements'),
  rows: rows(
    '8 Announcements',
    text('Unable to load announcements', { role: 'banner' }),
    value('a warning mark', true, async ({ page }) => {
      const words = part(page, { role: 'banner' }).getByText('Unable to load announcements');
      return (await words.locator('svg, img').count()) > 0 || /⚠/.test((await words.textContent()) ?? '');
    }),
    text('Failed to fetch announcements. Please try again.', { role: 'banner' }),
    named('heading', 'Our History'),
  ),
};

const invalid: State = {
  where: 'announcement strip, when something else comes',
  open: '/History',
  awake: true,
  prepare: lose('announcements'),
  rows: [
    row('8 Announcements: data that is not an array', text('Fetched data is not valid', { role: 'banner' }), {
      after: async ({ page }) => {
        await page.route(/\/api\/announcements\/active\//, (route) => route.fulfill({ json: {} }));
        await byRole(page, 'link', 'Try Again', strip).click();
      },
    }),
    row('8 Announcements', text('Unable to load announcements', { role: 'banner' })),
  ],
};

export const stripStates: readonly State[] = [turning, long, onPhone, one, empty, failed, invalid];
