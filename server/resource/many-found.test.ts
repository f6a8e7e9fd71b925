import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { receiptContent } from '../../tests/support/receipt-content.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { fillAllFolded } from '../database/folded-texts.ts';

/** So many that lists are gone through in their order, and not all is found among their first rows. */
const MANY = 4600;

/** Every other is called Keza; the older half is called Uwase, the newer one Mutesi. */
const nameOf = (place: number) =>
  `${place % 2 === 0 ? 'Keza' : 'Ange'} ${place < MANY / 2 ? 'Uwase' : 'Mutesi'} ${place}`;

const searches = ['KEZA', 'uwase', 'mutesi', 'ez', 'Keza Mutesi 4', 'nobody'];

const page = z.object({ count: z.int(), results: z.array(z.object({ id: z.int() })) });

const moment = '2026-11-20T08:00:00.000Z';
const money = { amount: 1000, currency: 'RWF' } as const;
const content = receiptContent(money);

/** Adds many rows, numbered from 1, as many at once as a statement takes. */
async function each<Row>(row: (place: number) => Row, insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < MANY; from += 200)
    await insert(Array.from({ length: Math.min(200, MANY - from) }, (_, at) => row(from + at)));
}

eachDatabase('searches that find many', (app) => {
  let access = '';
  const read = async <Shape>(path: string, shape: z.ZodType<Shape>) =>
    shape.parse(await (await app.call('GET', path, undefined, access)).json());

  beforeAll(async () => {
    ({ access } = await signedIn(app, { isSuperuser: true }));
    const { db } = app.services;
    const { id: source_id } = await db
      .insertInto('payment_sources')
      .values({ name: 'Box', kind: 'cash', currency: 'RWF', created_at: moment, updated_at: moment })
      .returning('id')
      .executeTakeFirstOrThrow();
    await each(
      (place) => ({
        ...{ name: nameOf(place), email: '', phone: '', language: null, merged_into: null, created_at: moment },
      }),
      (rows) => db.insertInto('givers').values(rows).execute(),
    );
    await each(
      (place) => ({
        ...{
          ...money,
          giver_id: place + 1,
          interest_id: null,
          project_id: null,
          rhythm: 'once' as const,
        },
        ...{ full_name: nameOf(place), email: '', phone: '', message: '', language: 'en' as const, form_key: null },
        ...{
          status: 'open' as const,
          is_reminder_wanted: false,
          start_month: 0,
          created_at: moment,
          updated_at: moment,
        },
      }),
      (rows) => db.insertInto('pledges').values(rows).execute(),
    );
    await each(
      (place) => ({
        ...{ ...money, source_id, statement_id: null, fingerprint: `${place}`, day: '2026-11-01' },
        ...{ payer_name: nameOf(place), payer_phone: '', reference: '', text: '', external_id: '', set_aside: '' },
        ...{ assigned: 0, created_at: moment },
      }),
      (rows) => db.insertInto('payments').values(rows).execute(),
    );
    await each(
      (place) => ({
        ...{ ...money, payment_id: place + 1, giver_id: place + 1, pledge_id: place + 1 },
        ...{ project_id: null, takes_back: null, reason: '', day: '2026-11-01', created_by: null, created_at: moment },
      }),
      (rows) => db.insertInto('gifts').values(rows).execute(),
    );
    await each(
      (place) => ({
        ...{ ...money, year: 2026, number: place + 1, gift_id: place + 1, content, void_reason: '' },
        ...{ issued_at: moment, issued_by: null },
      }),
      (rows) => db.insertInto('receipts').values(rows).execute(),
    );
    await each(
      (place) => ({
        ...{ name: nameOf(place), email: '', phone: '', subject_type: 'general' as const, subject: '' },
        ...{ message: '', status: 'new' as const, created_at: moment },
      }),
      (rows) => db.insertInto('contact_messages').values(rows).execute(),
    );
    await each(
      (place) => ({
        ...{ full_name: nameOf(place), email: '', phone: '', organization: '', estimated_amount: '' },
        ...{ donation_type: 'one_time' as const, message: '', preferred_contact_method: 'email' as const },
        ...{ best_contact_time: '', created_at: moment },
        status: place % 3 === 0 ? ('contacted' as const) : ('new' as const),
      }),
      (rows) => db.insertInto('donation_interests').values(rows).execute(),
    );
    await fillAllFolded(db);
  }, 120_000);

  /** The numbers of those that are called so, the newest first, as reading every name finds them. */
  const scan = (text: string, isThere = (_id: number) => true) =>
    Array.from({ length: MANY }, (_, place) => MANY - place).filter(
      (id) =>
        nameOf(id - 1)
          .toLowerCase()
          .includes(text.toLowerCase()) && isThere(id),
    );

  async function expectPages(path: string, text: string, expected: readonly number[]): Promise<void> {
    const last = Math.max(1, Math.ceil(expected.length / 20));
    for (const number of [1, 2, 30, last]) {
      const address = `${path}?page=${number}&page_size=20&search=${encodeURIComponent(text)}`;
      const { count, results } = await read(address, page);
      const there = expected.slice((number - 1) * 20, number * 20);
      expect({ count, ids: results.map(({ id }) => id) }, address).toEqual({ count: expected.length, ids: there });
    }
  }

  test.each(['payments', 'pledges', 'gifts', 'receipts', 'givers'])(
    '%s are counted and paged as a plain scan finds them',
    async (list) => {
      for (const text of searches) await expectPages(`/${list}/`, text, scan(text));
    },
  );

  test('so are submissions, without those in the trash, and with those that were restored', async () => {
    const tables = { 'admin-contacts': 'contact_messages', 'admin-donations': 'donation_interests' } as const;
    const trashed = (id: number) => id % 7 === 0;
    for (const [path, table] of Object.entries(tables)) {
      const { db } = app.services;
      const all = Array.from({ length: MANY }, (_, place) => place + 1);
      const gone = all.filter(trashed);
      for (const text of searches) await expectPages(`/${path}/`, text, scan(text));
      await db.updateTable(table).set({ deleted_at: moment }).where('id', 'in', gone).execute();
      for (const text of searches)
        await expectPages(
          `/${path}/`,
          text,
          scan(text, (id) => !trashed(id)),
        );
      await db
        .updateTable(table)
        .set({ deleted_at: null })
        .where('id', 'in', gone)
        .where('id', '<', MANY / 2)
        .execute();
      const isThere = (id: number) => !trashed(id) || id < MANY / 2;
      for (const text of searches) await expectPages(`/${path}/`, text, scan(text, isThere));
      await db.updateTable(table).set({ deleted_at: null }).where('id', 'in', gone).execute();
    }
  });

  test('the board of donation interests counts each column, and has its newest', async () => {
    for (const text of searches) {
      const board = await read(
        `/admin-donations/board/?new=5&search=${encodeURIComponent(text)}`,
        z.record(z.string(), page),
      );
      const contacted = scan(text, (id) => (id - 1) % 3 === 0);
      const fresh = scan(text, (id) => (id - 1) % 3 !== 0);
      expect([board.contacted?.count, board.new?.count], text).toEqual([contacted.length, fresh.length]);
      expect(
        board.new?.results.map(({ id }) => id),
        text,
      ).toEqual(fresh.slice(0, 5));
    }
  });

  test('what is not filled in yet is counted and found too', async () => {
    const { db } = app.services;
    const values = { ...money, source_id: 1, statement_id: null, fingerprint: 'new', day: '2026-11-02', text: '' };
    const said = { payer_name: 'Keza Ümit', payer_phone: '', reference: '', external_id: '', set_aside: '' };
    await db
      .insertInto('payments')
      .values({ ...values, ...said, assigned: 0, created_at: moment })
      .execute();
    await expectPages('/payments/', 'keza', [MANY + 1, ...scan('keza')]);
    await db
      .deleteFrom('payments')
      .where('id', '=', MANY + 1)
      .execute();
  });

  test('the search over everything has the newest, also where the newest records do not say the text', async () => {
    const found = z.array(z.object({ kind: z.string(), id: z.int() }));
    for (const text of ['ez', 'wa', 'keza']) {
      const contacts = (await read(`/search/records/?text=${text}`, found)).filter(({ kind }) => kind === 'contacts');
      expect(
        contacts.map(({ id }) => id),
        text,
      ).toEqual(scan(text).slice(0, 5));
    }
  });
});
