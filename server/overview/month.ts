import { dayOf, startOfWrittenDay } from '../../domain/calendar.ts';
import { currencies } from '../../domain/giving/money.ts';
import { monthNumber } from '../../domain/giving/pledge.ts';
import { monthUntil } from '../../domain/month-so-far.ts';
import type { Month } from '../../domain/overview.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Database } from '../database/open.ts';
import { reportParts } from '../giving/report-sums.ts';
import { howMany } from '../resource/listing.ts';

interface Days {
  from: string;
  until: string;
}

interface Asked {
  timeZone: string;
  /** Today. */
  today: string;
}

/** What the giving report says of these days, by currency. */
async function moneyOf(db: Database, query: Days, { timeZone, today }: Asked) {
  const sums = new Map(currencies.map((currency) => [currency, { received: 0, pledged: 0 }]));
  const asked = { query: { by: 'month', ...query } as const, timeZone, thisMonth: monthNumber(today) };
  for await (const { currency, received, pledged } of reportParts(db, asked)) {
    const sum = sums.get(currency);
    if (!sum) continue;
    sum.received += received;
    sum.pledged += pledged;
  }
  return sums;
}

/** Of each currency of which something came in or was pledged, the first always. */
async function readMoney(db: Database, now: Days, before: Days, asked: Asked): Promise<Month['money']> {
  const [sumsNow, sumsBefore] = [await moneyOf(db, now, asked), await moneyOf(db, before, asked)];
  return currencies.flatMap((currency, at) => {
    const [these, those] = [sumsNow.get(currency), sumsBefore.get(currency)];
    if (!these || !those) return [];
    const isEmpty = [these, those].every(({ received, pledged }) => received === 0 && pledged === 0);
    if (isEmpty && at > 0) return [];
    const beside = (name: 'received' | 'pledged') => ({ now: these[name], before: those[name] });
    return [{ currency, received: beside('received'), pledged: beside('pledged') }];
  });
}

async function countVisits(db: Database, { from, until }: Days): Promise<number> {
  const { times } = await db
    .selectFrom('visit_counts')
    .select(({ fn }) => fn.sum<number | string | null>('times').as('times'))
    .where('kind', '=', 'visit')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .executeTakeFirstOrThrow();
  return Number(times ?? 0);
}

/** The moments at which these days begin and end. */
const momentsOf = ({ from, until }: Days, { timeZone }: Asked) => ({
  begin: startOfWrittenDay(from, timeZone).toISOString(),
  end: startOfWrittenDay(until, timeZone, 1).toISOString(),
});

function countRegistrations(db: Database, days: Days, asked: Asked): Promise<number> {
  const { begin, end } = momentsOf(days, asked);
  return howMany(
    db
      .selectFrom('event_registrations')
      .where('created_at', '>=', begin)
      .where('created_at', '<', end)
      .where('deleted_at', 'is', null),
  );
}

function countSubscribers(db: Database, days: Days, asked: Asked): Promise<number> {
  const { begin, end } = momentsOf(days, asked);
  return howMany(
    db
      .selectFrom('newsletter_subscribers')
      .where('status', '=', 'confirmed')
      .where('confirmed_at', '>=', begin)
      .where('confirmed_at', '<', end),
  );
}

/** What came in this month until today beside the same days of the month before, as far as they `may` see it. */
export async function readMonth(
  db: Database,
  may: (permission: Permission) => boolean,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Month> {
  const today = dayOf(now, timeZone);
  const asked = { timeZone, today };
  const { before, ...these } = monthUntil(today);
  const both = async (count: (db: Database, days: Days, asked: Asked) => Promise<number>) => ({
    now: await count(db, these, asked),
    before: await count(db, before, asked),
  });
  return {
    days: { ...these, before },
    money: may('pledges.view') ? await readMoney(db, these, before, asked) : undefined,
    visits: await both(countVisits),
    registrations: may('events.view') ? await both(countRegistrations) : undefined,
    subscribers: may('subscribers.view') ? await both(countSubscribers) : undefined,
  };
}
