import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rearmed } from '../../domain/csv.ts';
import { contacts, subjectTypes } from '../../domain/submissions/contacts.ts';
import { donationStatuses, donationTypes } from '../../domain/submissions/donations.ts';
import { csvRows } from '../../tests/support/csv.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { addDonation, addMessage } from '../../tests/support/submissions.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { fillAllFolded } from '../database/folded-texts.ts';
import { keepToPeriods } from '../privacy/retention.ts';

/** More than a list without pages holds, and than an export reads at a time. */
const MANY = 2105;

interface Made {
  id: number;
  name: string;
  email: string;
  third: string;
  status: string;
  kind: string;
  created_at: string;
}

function at<Value>(values: readonly Value[], place: number): Value {
  const found = values[place % values.length];
  if (found === undefined) throw new Error('There are no values');
  return found;
}

/** The two lists of submissions, for tests that are the same for both. */
const lists = [
  { list: 'donations', path: '/admin-donations/', name: 'full_name', third: 'organization', kind: 'donation_type' },
  { list: 'contacts', path: '/admin-contacts/', name: 'name', third: 'subject', kind: 'subject_type' },
] as const;

const everyKind = databases.flatMap((database) => lists.map((list) => ({ database, ...list })));

describe.each(everyKind)('the list of $list, on $database', ({ database: kindOfDatabase, list, path, name, kind }) => {
  let database: FreshDatabase;
  let app: TestApp;
  let staff: SignedInUser;
  const made: Made[] = [];

  /** Adds one whose fields follow from its number, in an order that is not that of the numbers. */
  async function add(number: number, db = app.services.db): Promise<void> {
    const one = {
      name: `${at(['Élodie', 'aline', 'Zawadi', 'ÉRIC'], number)} 100%_${number}`,
      email: `person${number}@example.org`,
      third: number % 3 === 0 ? `Ikigo “Umusozi” ${number}` : `about ${number}`,
      created_at: new Date(Date.UTC(2026, 0, 1) + ((number * 7919) % MANY) * 60_000).toISOString(),
    };
    const { email, created_at } = one;
    const { clock } = app.services;
    if (list === 'donations') {
      const status = at(donationStatuses, number);
      const donation_type = at(donationTypes, number >> 2);
      const options = { full_name: one.name, organization: one.third, email, created_at, status, donation_type };
      made.push({ ...one, id: await addDonation({ db, clock }, options), status, kind: donation_type });
    } else {
      const status = at(contacts.statuses, number);
      const subject_type = at(subjectTypes, number >> 2);
      const options = { name: one.name, subject: one.third, email, created_at, status, subject_type };
      made.push({ ...one, id: await addMessage({ db, clock }, options), status, kind: subject_type });
    }
  }

  beforeAll(async () => {
    database = await freshDatabase(kindOfDatabase);
    app = await startTestApp({ databaseUrl: database.url });
    staff = await signedIn(app, { permissions: [`${list}.view`, `${list}.export`] });
    await app.services.db.transaction().execute(async (db) => {
      for (let number = 0; number < MANY; number += 1) await add(number, db);
    });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const call = (query: string, below = '') => app.call('GET', `${path}${below}?${query}`, undefined, staff.access);
  const page = async (query: string) => (await call(query)).json();
  const numbers = (records: { id: number }[]) => records.map(({ id }) => id);
  const newestFirst = (records: Made[]) =>
    numbers(records.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1)));

  test('without a page it is an array, the newest first, as long as the dashboard takes at once', async () => {
    const all = await page('');
    expect(numbers(all)).toEqual(newestFirst(made).slice(0, 2000));
  });

  test('every page, from the first to the last, is what it would be cut from the whole', async () => {
    const whole = newestFirst(made);
    for (const number of [1, 2, 7, 150, 151, 200, 210, 211, 212, 1000]) {
      const { count, results, next, previous } = await page(`page=${number}&page_size=10`);
      expect(count).toBe(MANY);
      expect(numbers(results)).toEqual(whole.slice((number - 1) * 10, number * 10));
      expect([next === null, previous === null]).toEqual([number >= 211, number === 1]);
    }
  });

  test.each(['status', kind, name] as const)('it is sorted by %s both ways', async (column) => {
    const pages = [1, 2, 3, 4, 5, 6];
    for (const sign of ['', '-']) {
      const read = await Promise.all(
        pages.map((number) => page(`ordering=${sign}${column}&page=${number}&page_size=100`)),
      );
      const values = read.flatMap(({ results }) => results.map((it: Record<string, string>) => it[column]));
      expect(values).toHaveLength(600);
      if (column !== name) expect(values).toEqual(sign ? values.toSorted().reverse() : values.toSorted());
    }
  });

  test('the filters and the search leave the same as they would in the browser', async () => {
    const [status, wanted] = [made[1]?.status ?? '', made[1]?.kind ?? ''];
    const cases: [string, (it: Made) => boolean][] = [
      [`status=${status}`, (it) => it.status === status],
      [`${kind}=${wanted}`, (it) => it.kind === wanted],
      [`status=${status}&${kind}=${wanted}`, (it) => it.status === status && it.kind === wanted],
      ['search=éric', (it) => it.name.startsWith('ÉRIC')],
      ['search=ALINE', (it) => it.name.startsWith('aline')],
      ['search=person77%40', (it) => it.email === 'person77@example.org'],
      ['search=umusozi”', (it) => it.third.startsWith('Ikigo')],
      ['search=100%25_1', (it) => it.name.includes('100%_1')],
      ['search=%25', () => true],
      ['search=nobody', () => false],
      ['search=e', () => true],
      [`search=a&status=${status}`, (it) => it.status === status],
    ];
    for (const [query, matches] of cases) {
      const expected = newestFirst(made.filter(matches));
      for (const number of [1, 2, 10]) {
        const { count, results } = await page(`${query}&page=${number}&page_size=7`);
        expect({ query, count }).toEqual({ query, count: expected.length });
        expect(numbers(results)).toEqual(expected.slice((number - 1) * 7, number * 7));
      }
    }
  });

  test('the file of it holds everything the filters leave, and what was written comes back', async () => {
    const reply = await call('', 'export/');
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${list}.csv"`);
    const [head, ...lines] = csvRows(await reply.text());
    expect(head?.slice(0, 2)).toEqual(['Name', 'Email']);
    const byNumber = new Map(made.map((it) => [it.id, it]));
    expect(lines.map(([, email]) => email)).toEqual(newestFirst(made).map((id) => byNumber.get(id)?.email));
    expect(lines.map(([written = '']) => rearmed(written)).toSorted()).toEqual(made.map((it) => it.name).toSorted());

    const some = csvRows(await (await call('search=person1&status=new', 'export/')).text());
    expect(some).toHaveLength(1 + made.filter((it) => it.email.startsWith('person1') && it.status === 'new').length);
  });

  test('spam goes to the trash, leaves every list and count, comes back, and is gone for good after 30 days', async () => {
    const { services } = app;
    const keeper = await signedIn(app, { permissions: [`${list}.view`, `${list}.edit`, `${list}.delete`] });
    const move = (method: string, below: string, who = keeper) => app.call(method, `${path}${below}`, {}, who.access);
    const spam = await (list === 'donations' ? addDonation : addMessage)(services, { email: 'spammer@example.org' });
    const found = async (query: string) => (await page(`search=spammer&page_size=5&${query}`)).results;
    expect(await found('')).toMatchObject([{ id: spam, deleted_at: null, can: { edit: false, delete: false } }]);
    expect((await move('DELETE', `${spam}/`, staff)).status).toBe(403);
    const before = (await page('page_size=1')).count;

    expect((await move('DELETE', `${spam}/`)).status).toBe(204);
    expect((await page('page_size=1')).count).toBe(before - 1);
    expect((await page('status=new&page_size=1')).count).toBe(made.filter(({ status }) => status === 'new').length);
    expect(await found('')).toEqual([]);
    expect(await (await call('search=spammer', 'export/')).text()).not.toContain('spammer');
    expect(await found('trash=true')).toMatchObject([{ id: spam, deleted_at: expect.any(String) }]);
    expect((await move('DELETE', `${spam}/`)).status).toBe(404);
    const step = list === 'donations' ? ['status', 'contacted'] : ['update', 'readed'];
    const status = { status: step[1] };
    expect((await app.call('PATCH', `${path}${spam}/${step[0]}/`, status, keeper.access)).status).toBe(404);

    expect(await (await move('POST', `${spam}/restore/`)).json()).toMatchObject({ id: spam, deleted_at: null });
    expect((await move('POST', `${spam}/restore/`)).status).toBe(404);
    expect(await found('')).toMatchObject([{ id: spam }]);

    await move('DELETE', `${spam}/`);
    const days = (count: number) => new Date(services.clock().getTime() + count * 24 * 3_600_000);
    await keepToPeriods(services, days(29));
    expect(await found('trash=true')).toHaveLength(1);
    await keepToPeriods(services, days(31));
    expect(await found('trash=true')).toEqual([]);
    expect((await page('page_size=1')).count).toBe(before - 1);
  });

  test('new, changed and removed submissions are counted at once', async () => {
    const { db } = app.services;
    const table = list === 'donations' ? 'donation_interests' : 'contact_messages';
    const count = async (query: string) => (await page(`${query}&page_size=1`)).count;
    const before = { all: await count(''), fresh: await count('status=new') };
    await add(MANY * 5);
    expect(await count('')).toBe(before.all + 1);
    expect(await count('status=new')).toBe(before.fresh + (list === 'donations' ? 1 : 0));
    const last = made.pop();
    await db
      .deleteFrom(table)
      .where('id', '=', last?.id ?? 0)
      .execute();
    expect(await count('')).toBe(before.all);
    expect(await count('status=new')).toBe(before.fresh);
  });

  test('a name that is changed is found by its new letters only', async () => {
    const [first] = made;
    const { db } = app.services;
    const search = async (text: string) => numbers((await page(`search=${text}&page_size=5`)).results);
    const rename = (to: string) =>
      list === 'donations'
        ? db
            .updateTable('donation_interests')
            .set({ full_name: to })
            .where('id', '=', first?.id ?? 0)
            .execute()
        : db
            .updateTable('contact_messages')
            .set({ name: to })
            .where('id', '=', first?.id ?? 0)
            .execute();
    const fill = () => fillAllFolded(db);
    await rename('Ümit Xylo');
    expect(await search(encodeURIComponent(`${first?.name}`))).not.toContain(first?.id);
    await fill();
    expect(await search('ümit%20xylo')).toEqual([first?.id]);
    await rename(first?.name ?? '');
    await fill();
  });

  test.each([
    ['page=0', 400],
    ['page_size=101', 400],
    ['ordering=message', 400],
    ['status=gone', 400],
    [`${kind}=weekly`, 400],
    ['page=1000000', 200],
    ['search=%25%5C_%27', 200],
  ])('it answers %s with %i', async (query, status) => {
    expect((await call(query)).status).toBe(status);
    // A file is always in the same order.
    if (!query.startsWith('ordering')) expect((await call(query, 'export/')).status).toBe(status);
  });
});
