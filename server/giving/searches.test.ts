import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { pledgeOfReference } from '../../domain/giving/reference.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { random } from '../../tests/support/random.ts';
import { receiptContent } from '../../tests/support/receipt-content.ts';
import { isThorough } from '../../tests/support/thorough.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import type { Searching } from '../resource/long-search.ts';
import { containsOrCalls } from '../resource/phone-search.ts';
import { contains } from '../resource/searching.ts';
import { listGifts } from './gift-list.ts';
import { listGivers } from './giver-details.ts';
import { listPayments } from './payments.ts';
import { eachPledge, listPledges } from './pledges.ts';
import { listReceipts } from './receipts.ts';
import { giftSearch, giverSearch, paymentSearch, pledgeSearch, receiptSearch } from './searches.ts';

const STEPS = isThorough ? 150 : 60;

const names = ['Éric Ngabo', 'eric', 'N’ubwo 100 %', 'Keza a_b', 'x"y \\', 'Ümit', '', '*'];
const phones = ['+250788111222', '0788 111-222', '(078) 811.1223', '788111', 'call 0788111222', '', '+32475123456'];
const emails = ['eric@example.org', 'Keza.N@example.org', ''];
const searches = [
  ...[
    'eric',
    'ÉRIC',
    'e',
    'ri',
    "n'ubwo",
    '100 %',
    'a_b',
    '"',
    '\\',
    '*',
    'keza.n@',
    'example',
    '8811',
    '788 111',
    '111222',
  ],
  ...[
    '+250 788 111 222',
    '0788111222',
    '0788-111',
    '811.122',
    '788111',
    '07',
    'zz',
    'Water',
    '2026-0001',
    '2026-3',
    'OFFICE',
  ],
];

/** The search of each list as a plain scan of its rows, without stored texts or indexes. */
const person = (condition: RawBuilder<boolean>) =>
  sql<boolean>`coalesce(givers.merged_into, givers.id) in (
    select coalesce(one.merged_into, one.id) from givers as one where ${condition})`;
const isGiver = (text: string) => person(containsOrCalls(['one.name', 'one.email', 'one.phone'], text, 'one.phone'));
const isNamed = (text: string) => person(contains(['one.name'], text));

const oracles = {
  givers: (db: Database, text: string) =>
    sql`select id from givers where merged_into is null and ${isGiver(text)}`.execute(db),
  gifts: (db: Database, text: string) =>
    sql`select gifts.id from gifts join givers on givers.id = gifts.giver_id where remaining > 0 and ${isGiver(text)}`.execute(
      db,
    ),
  pledges: (db: Database, text: string) =>
    sql`select id from pledges where id = ${pledgeOfReference(text) ?? 0}
      or ${containsOrCalls(['full_name', 'email', 'phone', 'message'], text)}`.execute(db),
  payments: (db: Database, text: string) =>
    sql`select id from payments where payer_phone = ${phoneNumber(text) ?? 'none'}
      or ${contains(['payer_name', 'reference', 'text', 'external_id', 'payer_phone'], text)}`.execute(db),
  receipts: (db: Database, text: string, byAddress: boolean) => {
    const [, year, number] = /^(\d{4})-0*(\d{1,9})$/.exec(text) ?? [];
    return sql`select receipts.id from receipts join gifts on gifts.id = gift_id
      join givers on givers.id = gifts.giver_id left join pledges on pledges.id = gifts.pledge_id
      where ${
        year === undefined
          ? sql`(${byAddress ? isGiver(text) : isNamed(text)} or ${contains(['pledges.full_name'], text)})`
          : sql`(year = ${Number(year)} and number = ${Number(number)})`
      }`.execute(db);
  },
};

eachDatabase('searches of giving', (app) => {
  test('find what reading every row finds, after any change, however it was written', async () => {
    const { db, write, config } = app.services;
    const context = { now: app.services.clock(), timeZone: config.timeZone, secretKey: config.secretKey };
    const below = random(70);
    const one = <const Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is none');
      return item;
    };
    const moment = '2026-11-20T08:00:00.000Z';
    const source = await db
      .insertInto('payment_sources')
      .values({ name: 'Box', kind: 'cash', currency: 'RWF', created_at: moment, updated_at: moment })
      .returning('id')
      .executeTakeFirstOrThrow();
    const idsOf = async (to: Database, table: 'givers' | 'pledges' | 'gifts' | 'payments') =>
      (await to.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
    const said = () => ({
      full_name: one(names),
      email: one(emails),
      phone: one(phones),
      message: one(['', 'Water', '788 111']),
    });
    const known = () => ({ name: one(names), email: one(emails).toLowerCase(), phone: one(phones) });
    const paid = () => ({
      payer_name: one(names),
      payer_phone: one(phones),
      reference: one(['', 'Office']),
      text: one(names),
    });
    const money = { amount: 100, currency: 'RWF' } as const;

    const changes: ((step: number, to: Database) => Promise<unknown>)[] = [
      (_, to) =>
        to
          .insertInto('givers')
          .values({ ...known(), language: null, merged_into: null, created_at: moment })
          .execute(),
      async (_, to) =>
        to
          .insertInto('pledges')
          .values({
            ...{ ...said(), ...money, giver_id: one(await idsOf(to, 'givers')), interest_id: null, project_id: null },
            ...{ rhythm: 'once', language: 'en', status: 'open', is_reminder_wanted: false, start_month: 24_323 },
            ...{ form_key: null, created_at: moment, updated_at: moment },
          })
          .execute(),
      async (step, to) => {
        const payment = await to
          .insertInto('payments')
          .values({
            ...{ ...paid(), ...money, source_id: source.id, statement_id: null, fingerprint: `${step}`, set_aside: '' },
            ...{ external_id: '', assigned: 0, day: '2026-11-01', created_at: moment },
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const gift = await to
          .insertInto('gifts')
          .values({
            ...{ ...money, payment_id: payment.id, giver_id: one(await idsOf(to, 'givers')), project_id: null },
            ...{ pledge_id: one([null, ...(await idsOf(to, 'pledges'))]), takes_back: null, reason: '' },
            ...{ day: '2026-11-01', created_by: null, created_at: moment },
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (below(3) > 0)
          await to
            .insertInto('receipts')
            .values({
              ...{ ...money, year: 2026, number: step, gift_id: gift.id, issued_at: moment, issued_by: null },
              ...{
                void_reason: '',
                content: receiptContent(money),
              },
            })
            .execute();
      },
      async (_, to) =>
        to
          .updateTable('givers')
          .set(known())
          .where('id', '=', one(await idsOf(to, 'givers')))
          .execute(),
      async (_, to) =>
        to
          .updateTable('pledges')
          .set(said())
          .where('id', '=', one([0, ...(await idsOf(to, 'pledges'))]))
          .execute(),
      async (_, to) =>
        to
          .updateTable('payments')
          .set(paid())
          .where('id', '=', one([0, ...(await idsOf(to, 'payments'))]))
          .execute(),
      async (_, to) => {
        const [giver, main] = [one(await idsOf(to, 'givers')), one(await idsOf(to, 'givers'))];
        const { length } = await to.selectFrom('givers').select('id').where('merged_into', '=', giver).execute();
        const into = await to.selectFrom('givers').select('merged_into').where('id', '=', main).executeTakeFirst();
        const isFree = giver !== main && length === 0 && into?.merged_into === null && below(3) > 0;
        await to
          .updateTable('givers')
          .set({ merged_into: isFree ? main : null })
          .where('id', '=', giver)
          .execute();
      },
      // What the release before leaves of a pledge: it fills in the name alone.
      async (_, to) =>
        isSqlite(to) &&
        sql`update pledges set folded_rest = '' where id = ${one([0, ...(await idsOf(to, 'pledges'))])}`.execute(to),
      async (_, to) => {
        const pledge = one([0, ...(await idsOf(to, 'pledges'))]);
        await to.updateTable('gifts').set({ pledge_id: null }).where('pledge_id', '=', pledge).execute();
        await to.deleteFrom('pledges').where('id', '=', pledge).execute();
      },
    ];

    const slice = { offset: 0, limit: 1000 };
    const lists = {
      givers: (search: string) => listGivers(db, { search }, slice),
      gifts: (search: string) => listGifts(db, { search }, slice, '2026-11-20'),
      pledges: (search: string) => listPledges(db, { search }, slice, context),
      payments: (search: string) => listPayments(db, { search }, slice),
      receipts: (search: string, byAddress: boolean) => listReceipts(db, { search, byAddress }, slice, config),
    };
    const reached = {
      givers: () => [giverSearch, sql`select givers.id from givers where merged_into is null`],
      gifts: () => [giftSearch, sql`select gifts.id from gifts where remaining > 0`],
      pledges: () => [pledgeSearch, sql`select pledges.id from pledges where true`],
      payments: () => [paymentSearch, sql`select payments.id from payments where true`],
      receipts: (byAddress: boolean) => [receiptSearch(byAddress), sql`select receipts.id from receipts where true`],
    } satisfies Record<string, (byAddress: boolean) => [Searching, RawBuilder<unknown>]>;
    const numbersOf = async (query: RawBuilder<unknown>) =>
      (await sql<{ id: number }>`${query}`.execute(db)).rows.map(({ id }) => id).sort((a, b) => a - b);
    for (let step = 1; step <= STEPS; step += 1) {
      const change = changes[step < 5 ? 0 : below(changes.length)];
      // As the product writes, and past it.
      if (below(3) === 0) await change?.(step, db);
      else await write(null, async (unit) => change?.(step, unit.db));
      const text = one(searches);
      for (const name of ['givers', 'gifts', 'pledges', 'payments', 'receipts'] as const) {
        const byAddress = below(2) === 0;
        const { rows } = await oracles[name](db, text, byAddress);
        const expected = rows.map((row) => Number(Object.values(row ?? {})[0])).sort((a, b) => a - b);
        const { count, results } = await lists[name](text, byAddress);
        const found = results.map(({ id }) => id).sort((a, b) => a - b);
        expect([name, text, step, count, found]).toEqual([name, text, step, expected.length, expected]);
        // However the rows are reached: both ways lead to the same.
        for (const reach of ['found', 'in order'] as const) {
          const [search, list] = reached[name](byAddress);
          const condition = search.condition({ db, text, isVague: false }, reach);
          expect([name, text, reach, await numbersOf(sql`${list} and ${condition}`)]).toEqual([
            name,
            text,
            reach,
            expected,
          ]);
        }
        if (name !== 'pledges') continue;
        const exported: number[] = [];
        for await (const batch of eachPledge(db, { search: text }, context))
          exported.push(...batch.map(({ id }) => id));
        expect(exported).toEqual(expected);
      }
    }
    if (!isSqlite(db)) return;
    await write(null, async () => undefined);
    for (const index of ['pledges_search', 'givers_search'])
      await sql`insert into ${sql.ref(index)} (${sql.ref(index)}, rank) values ('integrity-check', 1)`.execute(db);
  });
});
