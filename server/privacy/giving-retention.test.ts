import { describe, expect, test } from 'vitest';
import { addMonths } from '../../domain/calendar.ts';
import type { GiverDetails } from '../../domain/giving/gift.ts';
import { retentionMonths } from '../../domain/retention.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { forgetPledges } from '../giving/personal-data.ts';
import { tidy } from '../housekeeping.ts';

const monthsOn = (months: number) => addMonths(new Date(MORNING), months, 'Africa/Kigali').toISOString();

eachDatabase('the periods for which records of giving are kept', (app) => {
  /** The records in the last millisecond of the period, and in the next but one. */
  async function atTheEnd<Found>(end: string, read: () => Promise<Found>): Promise<[Found, Found]> {
    app.setClock(end);
    await tidy(app.services);
    const before = await read();
    app.advance(1);
    await tidy(app.services);
    const after = await read();
    app.setClock(MORNING);
    return [before, after];
  }

  const giverRow = { merged_into: null, created_at: MORNING, phone: '+250788000001' };
  const pledgeRow = {
    ...{
      amount: 5000,
      currency: 'RWF',
      interest_id: null,
      project_id: null,
      rhythm: 'once',
      message: 'For the school',
    },
    ...{ is_reminder_wanted: false, reminded_at: null, start_month: 24_323 },
    ...{ form_key: null, phone: '+250788000001', created_at: MORNING, updated_at: MORNING },
    ...({ currency: 'RWF', rhythm: 'once', language: 'en', status: 'open' } as const),
  };
  const paymentRow = {
    ...{ amount: 5000, statement_id: null, payer_name: 'Solange', payer_phone: '+250788000001' },
    ...{
      reference: 'Solange',
      text: 'from Solange',
      external_id: '',
      set_aside: '',
      day: '2026-11-20',
      assigned: 5000,
    },
    ...({ created_at: MORNING, currency: 'RWF' } as const),
  };

  /** A giver with a pledge. */
  async function pledged(full_name: string): Promise<{ giver: number; pledge: number }> {
    const { db } = app.services;
    const email = `${full_name.toLowerCase()}@example.org`;
    const [giver] = await db
      .insertInto('givers')
      .values({ ...giverRow, name: full_name, email })
      .returning('id')
      .execute();
    const giver_id = giver?.id ?? 0;
    const [pledge] = await db
      .insertInto('pledges')
      .values({ ...pledgeRow, giver_id, full_name, email })
      .returning('id')
      .execute();
    return { giver: giver_id, pledge: pledge?.id ?? 0 };
  }

  test('a pledge for which nothing came goes 36 months after its last change, with its giver', async () => {
    const { db } = app.services;
    await pledged('Solange');
    const left = async () => [
      (await db.selectFrom('pledges').select('id').execute()).length,
      (await db.selectFrom('givers').select('id').execute()).length,
    ];
    expect(await atTheEnd(monthsOn(retentionMonths.emptyPledges), left)).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('a gift says after ten years no more whose it was, and its amount and the number of its receipt stay', async () => {
    const { db } = app.services;
    const { giver, pledge } = await pledged('Solange');
    const [source] = await db
      .insertInto('payment_sources')
      .values({ name: 'Code', kind: 'mobile_money', currency: 'RWF', created_at: MORNING, updated_at: MORNING })
      .returning('id')
      .execute();
    const at = { ...paymentRow, source_id: source?.id ?? 0 };
    const [payment] = await db
      .insertInto('payments')
      .values([
        { ...at, fingerprint: 'given' },
        { ...at, fingerprint: 'set aside', assigned: 0, set_aside: 'A fee' },
      ])
      .returning('id')
      .execute();
    const [gift] = await db
      .insertInto('gifts')
      .values({
        ...{ payment_id: payment?.id ?? 0, giver_id: giver, pledge_id: pledge, project_id: null, amount: 5000 },
        ...{ currency: 'RWF', day: '2026-11-20', takes_back: null, reason: '', created_at: MORNING },
      })
      .returning('id')
      .execute();
    await db
      .insertInto('receipts')
      .values({
        ...{ year: 2026, number: 1, gift_id: gift?.id ?? 0, amount: 5000, currency: 'RWF', issued_at: MORNING },
        ...{ content: JSON.stringify({ giver: { name: 'Solange' } }), void_reason: '' },
      })
      .execute();
    const left = async () => {
      const tables = ['givers', 'pledges', 'payments', 'gifts', 'receipts'] as const;
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
      const said = JSON.stringify(rows);
      return [
        rows.map(({ length }) => length),
        /solange|788000001/i.test(said),
        /"number":1,.*"amount":5000/.test(said),
      ];
    };
    expect(await atTheEnd(monthsOn(retentionMonths.gifts), left)).toEqual([
      [[1, 1, 2, 1, 1], true, true],
      [[1, 1, 2, 1, 1], false, true],
    ]);
  });

  test('a telephone that was asked for a payment is kept for a year', async () => {
    const { db } = app.services;
    await db
      .insertInto('gateway_payments')
      .values({
        ...{ id: '0c1f6a52-7d07-4d5a-9d4b-0a6c3e2f1b11', pledge_id: null, amount: 5000, currency: 'RWF', attempts: 1 },
        ...{ phone: '+250788000001', state: 'failed', next_poll_at: null, transaction_id: '', payment_id: null },
        ...{ reason: '', created_at: MORNING, updated_at: MORNING },
      })
      .execute();
    const left = async () =>
      (await db.selectFrom('gateway_payments').select('phone').execute()).map(({ phone }) => phone);
    expect(await atTheEnd(monthsOn(retentionMonths.askedTelephones), left)).toEqual([['+250788000001'], ['']]);
  });

  describe('of several records', () => {
    /** Within the period: what is given then is kept for as long again. */
    const lately = monthsOn(retentionMonths.gifts - 1);

    test('a giver who is the same person as somebody who gave lately keeps the name', async () => {
      const giving = await openGiving(app);
      const old = await giving.gift(5000, { giver: { name: 'Judith', email: 'judith@example.org', phone: '' } });
      app.setClock(lately);
      const again = await openGiving(app);
      const fresh = await again.gift(700, { giver: { name: 'Judith', email: 'new@example.org', phone: '' } });
      await again.call('POST', `/givers/${old.giver.id}/merge/`, { duplicate_id: fresh.giver.id });
      app.setClock(monthsOn(retentionMonths.gifts + 1));
      await tidy(app.services);
      const { db } = app.services;
      const names = db.selectFrom('givers').select('name').where('id', 'in', [old.giver.id, fresh.giver.id]);
      expect(await names.execute()).toEqual([{ name: 'Judith' }, { name: 'Judith' }]);
      app.setClock(MORNING);
    });

    test('many givers with many gifts go at once', async () => {
      const { db } = app.services;
      const giving = await openGiving(app);
      const { id: source } = (await giving.call('GET', '/payment-sources/'))[0];
      const givers = await db
        .insertInto('givers')
        .values(
          Array.from({ length: 200 }, (_, at) => ({ ...giverRow, name: `Many ${at}`, email: `${at}@many.example` })),
        )
        .returning('id')
        .execute();
      for (const { id } of givers) {
        const payments = await db
          .insertInto('payments')
          .values(
            Array.from({ length: 90 }, (_, at) => ({ ...paymentRow, source_id: source, fingerprint: `${id} ${at}` })),
          )
          .returning('id')
          .execute();
        const gifts = payments.map((payment) => ({
          ...{ payment_id: payment.id, giver_id: id, pledge_id: null, project_id: null, amount: 5000 },
          ...{ currency: 'RWF' as const, day: '2026-11-20', takes_back: null, reason: '', created_at: MORNING },
        }));
        await db.insertInto('gifts').values(gifts).execute();
      }
      app.setClock(monthsOn(retentionMonths.gifts + 1));
      await tidy(app.services);
      expect(await db.selectFrom('givers').select('id').where('name', 'like', 'Many %').execute()).toEqual([]);
      app.setClock(MORNING);
    });

    test('an unpaid pledge takes with it who was kept in the place of its giver, once nothing is theirs', async () => {
      const { db } = app.services;
      const first = await (await openGiving(app)).pledge({ full_name: 'Kept', email: 'kept@example.org' });
      app.setClock(monthsOn(2));
      const giving = await openGiving(app);
      const second = await giving.pledge({ full_name: 'Merged', email: 'merged@example.org' });
      const body = { duplicate_id: second.giver_id };
      await giving.call('POST', `/givers/${first.giver_id}/merge/`, body);
      const left = async () => {
        await tidy(app.services);
        const found = db.selectFrom('givers').select('name').where('name', 'in', ['Kept', 'Merged']).orderBy('id');
        return (await found.execute()).map(({ name }) => name);
      };
      app.setClock(monthsOn(retentionMonths.emptyPledges + 1));
      expect(await left()).toEqual(['Kept', 'Merged']);
      app.setClock(monthsOn(retentionMonths.emptyPledges + 3));
      expect(await left()).toEqual([]);
      app.setClock(MORNING);
    });

    test('a pledge for which something has come since it was found stays', async () => {
      const { write } = app.services;
      const giving = await openGiving(app);
      const { id, giver_id } = await giving.pledge({ full_name: 'Late', email: 'late@example.org' });
      await giving.gift(5000, { pledge_id: id });
      const forgotten = await write(null, (unit) => forgetPledges(unit.db, [{ id, giver_id, form_key: null }]));
      expect(forgotten).toEqual({ records: 0 });
      const left: GiverDetails = await giving.call('GET', `/givers/${giver_id}/`);
      expect(left).toMatchObject({ pledges: [{ id, received: 5000 }] });
    });
  });
});
