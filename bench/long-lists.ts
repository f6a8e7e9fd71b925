import { sql } from 'kysely';
import { fillAllFolded } from '../server/database/folded-texts.ts';
import type { Database } from '../server/database/open.ts';
import { tidy } from '../server/housekeeping.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { accessFor } from '../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../tests/support/test-app.ts';
import { type Figure, median, percentile } from './figures.ts';

/** Rows of the list, from one measurement to the next. */
const LENGTHS = [1_000, 10_000, 100_000] as const;
const [SHORT] = LENGTHS;

/** Rows written by one statement; some 1,100 values are well below what either database takes at once. */
const TOGETHER = 100;

/** Rows of one transaction: each row updates the same counts, and the replaced versions slow it down until it ends. */
const AT_ONCE = 1_000;

/** Number of requests to each address. */
const TIMES = 60;

const first = ['Aline', 'Éric', 'Grace', 'Jean-Bosco', 'Marie', 'Claude', 'Diane', 'Patrick', 'Ange', 'Olivier'];
const last = ['Uwase', 'Mugisha', 'Ingabire', 'Habimana', 'Mukamana', 'Niyonzima', 'Uwimana', 'Nshimiyimana'];
const statuses = ['new', 'contacted', 'committed', 'donated', 'declined'] as const;
const types = ['one_time', 'monthly', 'yearly', 'project_based', 'general'] as const;
const subjects = ['general', 'support', 'partnership', 'feedback', 'complaint'] as const;

const at = <Value>(values: readonly Value[], place: number): Value => {
  const value = values[place % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
};

const shared = (number: number) => ({
  name: `${at(first, number)} ${at(last, number * 7)}`,
  email: `person${number}@place${number % 50}.example`,
  phone: `+250 788 ${100_000 + number}`,
  message: 'We would like to help with seeds and tools. '.repeat(3 + (number % 15)),
  // All within the last ten months, because older records are deleted.
  created_at: new Date(Date.UTC(2026, 0, 20) + number * 240_000).toISOString(),
});

const donation = (number: number) => {
  const { name, ...rest } = shared(number);
  return {
    ...rest,
    full_name: name,
    organization: number % 3 === 0 ? `Cooperative ${number % 1000} of Kanombe` : '',
    donation_type: at(types, number),
    estimated_amount: '$250-500',
    preferred_contact_method: 'email' as const,
    best_contact_time: '',
    status: at(statuses, number >> 3),
    next_action_on: number % 500 === 0 ? '2026-11-01' : null,
  };
};

const message = (number: number) => ({
  ...shared(number),
  subject_type: at(subjects, number),
  subject: `A question about stall ${number % 1000}`,
  status: number % 40 === 0 ? ('new' as const) : ('readed' as const),
});

/** Writes the submissions from one number to another, as many of each kind. */
export async function addSubmissions(db: Database, from: number, to: number): Promise<void> {
  for (let begun = from; begun < to; begun += AT_ONCE) {
    await db.transaction().execute(async (inside) => {
      for (let number = begun; number < Math.min(to, begun + AT_ONCE); number += TOGETHER) {
        const numbers = Array.from({ length: Math.min(TOGETHER, to - number) }, (_, place) => number + place);
        await inside.insertInto('donation_interests').values(numbers.map(donation)).execute();
        await inside.insertInto('contact_messages').values(numbers.map(message)).execute();
      }
      await fillAllFolded(inside);
    });
  }
}

/** The queries by name: pages of the list, and searches with few matches, many, and none. */
const pages = (count: number) => ({
  'first page': () => 'page=1',
  'last page': () => `page=${count / 10}`,
  'any page': () => `page=${1 + Math.floor(Math.random() * (count / 10))}`,
  'of one status': () => 'page=1&status=new',
  'sorted by name': () => 'page=1&ordering=name',
});
const searches = {
  'search for one': () => `search=person${Math.floor(Math.random() * SHORT)}%40`,
  'search for a name': () => `search=${at(last, Math.floor(Math.random() * 8)).toLowerCase()}`,
  'search for two letters': () => 'search=ki',
  'search for nobody': () => 'search=nobody-at-all',
};

interface ListTime {
  services: string;
  asked: string;
  rows: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

async function timesOf(app: TestApp, access: string, path: string, query: () => string): Promise<number[]> {
  const times: number[] = [];
  for (let time = -5; time < TIMES; time += 1) {
    const began = performance.now();
    const reply = await app.call('GET', `${path}?page_size=10&${query()}`, undefined, access);
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
    if (time >= 0) times.push(performance.now() - began);
  }
  return times;
}

async function measure(app: TestApp, count: number): Promise<ListTime[]> {
  // The connections of before were given up while the rows were written.
  await app.get('/healthz').catch(() => undefined);
  const { id } = await app.addUser({ isSuperuser: true });
  const measured: ListTime[] = [];
  for (const [services, path, name] of [
    ['donations', '/admin-donations/', 'full_name'],
    ['contacts', '/admin-contacts/', 'name'],
  ] as const) {
    const access = await accessFor(app, id);
    for (const [asked, query] of Object.entries({ ...pages(count), ...searches })) {
      const times = await timesOf(app, access, path, () => query().replace('ordering=name', `ordering=${name}`));
      measured.push({ services, asked, rows: count, p50: median(times), p95: percentile(times, 0.95) });
    }
  }
  return measured;
}

/** Times of the lists of submissions through the whole server, at each of the lengths. */
async function timesOn(database: DatabaseName): Promise<ListTime[]> {
  const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined;
  const app = await startTestApp(postgres ? { databaseUrl: `${postgres.url}/postgres` } : {});
  const { db } = app.services;
  const times: ListTime[] = [];
  let filled = 0;
  for (const length of LENGTHS) {
    await addSubmissions(db, filled, length);
    filled = length;
    // The hourly housekeeping, which PostgreSQL does by itself.
    await (postgres ? sql`vacuum analyze`.execute(db) : tidy(app.services));
    times.push(...(await measure(app, length)));
  }
  await app.close();
  await postgres?.stop();
  return times;
}

type DatabaseName = 'SQLite' | 'PostgreSQL';

const milliseconds = (times: readonly number[]) => times.map((time) => time.toFixed(1)).join(', ');

/** Pages of lists of submissions and searches in them, at a thousand, ten thousand and a hundred thousand rows. */
export async function longLists(database: DatabaseName): Promise<Figure[]> {
  const times = await timesOn(database);
  const names = [...new Set(times.map(({ services, asked }) => `${services}: ${asked}`))];
  return names.map((name) => {
    const lengths = times.filter(({ services, asked }) => `${services}: ${asked}` === name);
    const middles = lengths.map(({ p50 }) => p50);
    const growth = (middles.at(-1) ?? Number.NaN) / (middles[0] ?? Number.NaN);
    const isSearch = name.includes('search');
    return {
      name: `${name}, ${LENGTHS.map((length) => length.toLocaleString('en-GB')).join(', ')} rows on ${database}, p95 (ms); p50 grows ${growth.toFixed(1)} times`,
      value: milliseconds(lengths.map(({ p95 }) => p95)),
      spread: `p50 ${milliseconds(middles)}`,
      wanted: isSearch ? 'under 60' : 'under 25',
    };
  });
}
