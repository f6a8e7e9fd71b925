import { expect, test } from 'vitest';
import { dayOf } from '../../domain/calendar.ts';
import { expectedOf, monthNumber } from '../../domain/giving/pledge.ts';
import type { ReportLine, ReportQuery } from '../../domain/giving/report.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { random } from '../../tests/support/random.ts';
import { isThorough } from '../../tests/support/thorough.ts';
import type { Database } from '../database/open.ts';
import { countWrongSums, putSumsTogether } from './kept-sums.ts';
import { readGivingReport } from './report.ts';

const STEPS = isThorough ? 400 : 100;

type Sums = Pick<ReportLine, 'key' | 'label' | 'currency' | 'pledged' | 'received' | 'outstanding'>;

/** The report as it says it in words: every pledge and every gift is read, and each month that is due is looked at. */
async function fromEveryRow(db: Database, query: ReportQuery, timeZone: string, now: Date): Promise<Sums[]> {
  const lines = new Map<string, Sums>();
  const isWithin = (day: string) => (query.from ?? '0') <= day && day <= (query.until ?? '9999-12-31');
  const projects = await db.selectFrom('projects').select(['id', 'title']).execute();
  const line = (day: string, project: number | null, currency: Sums['currency']) => {
    const key = query.by === 'month' ? day.slice(0, 7) : String(project ?? '');
    const label = query.by === 'month' ? key : (projects.find(({ id }) => id === project)?.title ?? '');
    const known = lines.get(`${key} ${currency}`) ?? { key, label, currency, pledged: 0, received: 0, outstanding: 0 };
    lines.set(`${key} ${currency}`, known);
    return known;
  };
  const thisMonth = monthNumber(dayOf(now, timeZone));
  for (const pledge of await db.selectFrom('pledges').selectAll().execute()) {
    const day = dayOf(new Date(pledge.created_at), timeZone);
    const { rhythm, amount, currency, project_id, status } = pledge;
    const months = expectedOf(rhythm, amount, pledge.start_month, thisMonth) / amount;
    let left = pledge.received;
    for (let month = thisMonth - months + 1; month <= thisMonth; month += 1) {
      const first = new Date(Date.UTC(0, month - 1)).toISOString();
      const key = `${Math.floor((month - 1) / 12)}-${first.slice(5, 7)}`;
      const due = rhythm === 'once' || day.startsWith(key) ? day : `${key}-01`;
      const paid = Math.min(left, amount);
      left -= paid;
      if (!isWithin(due)) continue;
      const found = line(due, project_id, currency);
      found.pledged += status === 'cancelled' ? paid : amount;
      found.outstanding += status === 'cancelled' ? 0 : amount - paid;
    }
  }
  for (const { day, project_id, currency, amount } of await db.selectFrom('gifts').selectAll().execute())
    if (isWithin(day)) line(day, project_id, currency).received += amount;
  return [...lines.values()];
}

const inOrder = (lines: readonly Sums[]) =>
  lines.map((line) => JSON.stringify(line, Object.keys(line).toSorted())).toSorted();

eachDatabase('the report of giving', (app) => {
  test('says what reading every pledge and every gift says, in any time zone, after any change', async () => {
    const { db } = app.services;
    const below = random(69);
    const one = <const Item>(...items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0];
    const at = () =>
      new Date(Date.UTC(2026, below(14), one(1, 1, 2, 15, 28, 30), below(24), one(0, 30, 59), 59, 999)).toISOString();
    const day = () => `2026-${one('01', '02', '05', '10', '11')}-${one('01', '02', '15', '27', '28')}`;
    const moment = '2026-11-20T08:00:00.000Z';
    const person = { full_name: 'Keza', email: '', phone: '', message: '', language: 'en' } as const;

    const projects: number[] = [];
    for (const title of ['Wells', 'A school', 'Trees']) {
      const { id } = await db
        .insertInto('projects')
        .values({
          ...{ title, text: '', goal: 0, currency: 'RWF', is_progress_shown: false, is_active: true, position: 0 },
          ...{ created_at: moment, updated_at: moment, deleted_at: null },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      projects.push(id);
    }
    const giver = await db
      .insertInto('givers')
      .values({ name: 'Keza', email: '', phone: '', language: null, merged_into: null, created_at: moment })
      .returning('id')
      .executeTakeFirstOrThrow();
    const source = await db
      .insertInto('payment_sources')
      .values({ name: 'Box', kind: 'cash', currency: 'RWF', created_at: moment, updated_at: moment })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payment = await db
      .insertInto('payments')
      .values({
        ...{
          source_id: source.id,
          statement_id: null,
          fingerprint: 'x',
          day: '2026-11-01',
          amount: 1,
          currency: 'RWF',
        },
        ...{ payer_name: '', payer_phone: '', reference: '', text: '', external_id: '', set_aside: '', assigned: 0 },
        created_at: moment,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    const facts = () => ({
      project_id: one(null, ...projects),
      amount: one(1, 7, 100),
      currency: one('RWF', 'RWF', 'USD'),
      rhythm: one('once', 'monthly'),
      status: one('open', 'open', 'cancelled'),
      created_at: at(),
      start_month: monthNumber('2026-01-01') + below(15) - 1,
    });
    const anyOf = async (table: 'pledges' | 'gifts') => {
      const ids = await db.selectFrom(table).select('id').orderBy('id').execute();
      return ids[below(Math.max(1, ids.length))]?.id;
    };

    async function change(): Promise<void> {
      const [pledge, kind] = [await anyOf('pledges'), below(8)];
      if (pledge === undefined || kind < 2) {
        await db
          .insertInto('pledges')
          .values({
            ...{ ...person, ...facts(), giver_id: giver.id, interest_id: null, is_reminder_wanted: false },
            ...{ form_key: null, updated_at: moment },
          })
          .execute();
      } else if (kind < 4) {
        const { amount, currency, project_id } = facts();
        await db
          .insertInto('gifts')
          .values({
            ...{ payment_id: payment.id, giver_id: giver.id, pledge_id: one(null, pledge), project_id, currency },
            ...{ amount: one(1, 2, -1) * amount, day: day(), takes_back: null, reason: '', created_by: null },
            created_at: moment,
          })
          .execute();
      } else if (kind === 4) await db.updateTable('pledges').set(facts()).where('id', '=', pledge).execute();
      else if (kind === 5) {
        const gift = (await anyOf('gifts')) ?? 0;
        const { amount, project_id, currency } = facts();
        const changed = { amount, project_id, currency, day: day(), pledge_id: one(null, pledge) };
        await db.updateTable('gifts').set(changed).where('id', '=', gift).execute();
      } else if (kind === 6) {
        await db
          .deleteFrom('gifts')
          .where('id', '=', (await anyOf('gifts')) ?? 0)
          .execute();
      } else if (below(2) === 0) {
        await db.updateTable('gifts').set({ pledge_id: null }).where('pledge_id', '=', pledge).execute();
        await db.deleteFrom('pledges').where('id', '=', pledge).execute();
      } else await putSumsTogether(db);
    }

    for (let step = 0; step < STEPS; step += 1) {
      await change();
      const query: ReportQuery = {
        by: one('month', 'project'),
        from: one(undefined, day()),
        until: one(undefined, day()),
      };
      const timeZone = one('Africa/Kigali', 'Pacific/Kiritimati', 'America/Anchorage', 'UTC');
      const now = new Date(at());
      const { lines } = await readGivingReport(db, query, { now, timeZone });
      const expected = await fromEveryRow(db, query, timeZone, now);
      expect(inOrder(lines), JSON.stringify({ step, query, timeZone, now })).toEqual(inOrder(expected));
    }
    expect(await countWrongSums(db)).toBe(0);
    await db.updateTable('giving_sums').set({ pledged: 123_456 }).execute();
    expect(await countWrongSums(db)).toBeGreaterThan(0);
  });
});
