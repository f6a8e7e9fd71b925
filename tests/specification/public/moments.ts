import { addAdvertisement } from '../../support/advertisements.ts';
import { addEvent, addPost } from '../../support/factories.ts';
import type { TestApp } from '../../support/test-app.ts';
import { goTo, writeNothing } from '../acts.ts';
import { listed, part, value } from '../looks.ts';
import { type Look, type Place, row, type State, type Visit } from '../row.ts';

const region = (name: string): Place => ({ role: 'region', name });

const setClock =
  (moment: string) =>
  async ({ app }: Visit) =>
    app.setClock(moment);

/** The titles that visitors are answered at this address. */
async function titlesAt(app: TestApp, path: string): Promise<string[]> {
  const body: { title: string }[] | { results: { title: string }[] } = await (await app.call('GET', path)).json();
  return (Array.isArray(body) ? body : body.results).map(({ title }) => title);
}

const titles = (path: string, is: readonly string[], when: string): Look =>
  value(`GET ${path} ${when} has ${is.join(', ') || 'nothing'}`, is, ({ app }) => titlesAt(app, path));

/** The days of Kigali begin at 22:00 in the time of the world. */
const advertisements: State = {
  where: 'an advertisement, as its days come and go',
  open: '/healthz',
  prepare: async (app) => {
    await writeNothing(app);
    await addAdvertisement(app, { title: 'Two days', start_date: '2026-11-21', end_date: '2026-11-22' });
  },
  rows: (
    [
      ['2026-11-20T21:59:59.999Z', [], 'before its first day'],
      ['2026-11-20T22:00:00.000Z', ['Two days'], 'from the start of its first day'],
      ['2026-11-22T21:59:59.999Z', ['Two days'], 'to the end of its last day'],
      ['2026-11-22T22:00:00.000Z', [], 'after its last day'],
    ] as const
  ).map(([moment, is, when]) => row('5 Ads', titles('/ads/', is, when), { after: setClock(moment) })),
};

const announcements: State = {
  where: 'an announcement, as its time runs out',
  open: '/healthz',
  prepare: ({ services }) =>
    services.write(null, async ({ db, now, changes }) => {
      await db.deleteFrom('announcements').execute();
      const times = { created_at: now, updated_at: now, is_active: true };
      for (const [title, show_until] of [
        ['Until ten', '2026-11-20T10:00:00.000Z'],
        ['For ever', null],
      ] as const)
        await db
          .insertInto('announcements')
          .values({ title, message: title, show_until, ...times })
          .execute();
      changes('announcements');
    }),
  rows: [
    row('5 Announcements', titles('/announcements/active/', ['For ever', 'Until ten'], 'before'), {
      after: setClock('2026-11-20T09:59:59.000Z'),
    }),
    row('5 Announcements', titles('/announcements/active/', ['For ever'], 'afterwards'), {
      after: setClock('2026-11-20T10:00:01.000Z'),
    }),
  ],
};

const shownAt = (address: string, moment: string) => async (visit: Visit) => {
  visit.app.setClock(moment);
  await goTo(address)(visit);
};

const headings = (what: string, is: readonly string[], place: Place): Look =>
  listed(what, is, (page) => part(page, place).getByRole('heading', { level: 3 }));

/** One event on 25 November at 10:00 in Kigali, seen from before and after. */
const events: State = {
  where: 'an event, as its day comes and goes',
  open: '/healthz',
  prepare: async (app) => {
    await writeNothing(app);
    await addEvent(app.services, {
      title: 'The day',
      start_date: '2026-11-25T08:00:00.000Z',
      end_date: '2026-11-25T10:00:00.000Z',
    });
    await addPost(app.services, {
      title: 'A post',
      published_date: '2026-11-25T08:00:00.000Z',
      created_at: '2026-11-25T08:00:00.000Z',
    });
  },
  rows: [
    row('9 Events page: upcoming', headings('not earlier than a month before', [], region('Upcoming Events')), {
      after: shownAt('/Events', '2026-10-24T08:00:00.000Z'),
    }),
    row('9 Events page: upcoming', headings('from a month before', ['The day'], region('Upcoming Events')), {
      after: shownAt('/Events', '2026-10-26T08:00:00.000Z'),
    }),
    row('9 Events page: upcoming', headings('the evening before', ['The day'], region('Upcoming Events')), {
      after: shownAt('/Events', '2026-11-24T21:59:00.000Z'),
    }),
    row('9 Events page: upcoming', headings('not on its own day', [], region('Upcoming Events')), {
      after: shownAt('/Events', '2026-11-24T22:00:00.000Z'),
    }),
    row('9 Recent Events carousel', headings('from the beginning of its day', ['The day'], region('Recent Events')), {
      after: shownAt('/', '2026-11-24T22:00:00.000Z'),
    }),
    row('9 Home blogs', headings('not before it is published', [], region('Find Our Recent Blog Posts')), {
      after: shownAt('/', '2026-11-25T07:59:00.000Z'),
    }),
    row('9 Home blogs', headings('once it is published', ['A post'], region('Find Our Recent Blog Posts')), {
      after: shownAt('/', '2026-11-25T08:00:00.000Z'),
    }),
  ],
};

export const momentStates: readonly State[] = [advertisements, announcements, events];
