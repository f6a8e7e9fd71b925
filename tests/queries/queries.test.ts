import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folded } from '../../domain/folded.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { testModules } from '../../modules/tests.ts';
import { tableOf } from '../../server/database/collection-tables.ts';
import type { Database } from '../../server/database/open.ts';
import { countEverything } from '../../server/database/statistics.ts';
import { statesUpToDate } from '../../server/translations/states.ts';
import { makePledge } from '../support/pledges.ts';
import { accessFor } from '../support/signed-in.ts';
import { addForm, sentRow } from '../support/submissions.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { administrator, fillSite } from '../upgrade/fill-site.ts';
import { countRows, makeMany } from './many-rows.ts';
import { longWays } from './plans.ts';
import { type Reading, readingCalls, readingPages } from './requests.ts';
import { type WatchedStatement, watchStatements } from './statements.ts';

/** Rows of every table that grows. */
const ROWS = 1000;

/** Of some thousand requests, where much else runs (ms). */
const MAX_TIME = 600_000;

/** Calls of functions while a page is read: some texts of each row, and those of short tables. */
const MAX_CALLS = 200;
const CALLS_FOR_ROW = 4;

const statements = watchStatements();
let app: TestApp;
/** Another connection to the site's file, with functions of the same names. */
let own: DatabaseSync;
let sent: readonly WatchedStatement[];
const failed: string[] = [];

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  database.function('folded', { deterministic: true }, (text) => (typeof text === 'string' ? folded(text) : text));
  return database;
}

/** What visitors send by the plain submissions, an answer to a form that staff made, and a reply of staff to an interest. */
async function addSent(db: Database, created_at: string): Promise<void> {
  for (const one of everyPlainSubmission)
    await tableOf(db).insertInto(one.table).values(sentRow(one, created_at)).execute();
  const form_id = await addForm(db, created_at);
  const answer = {
    name: 'Aline Uwase',
    email: 'aline@example.org',
    phone: '',
    answers: '[]',
    searched_text: 'Aline Uwase',
  };
  const state = { status: 'new', language: 'en', created_at, deleted_at: null } as const;
  await db
    .insertInto('form_answers')
    .values({ form_id, ...answer, ...state })
    .execute();
  const { id: donation_id } = await db.selectFrom('donation_interests').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('donation_replies')
    .values({ donation_id, text: 'Thanks', user_id: null, at: created_at })
    .execute();
}

async function ask({ method, address, body, isByStaff }: Reading, access: string): Promise<void> {
  const said = `${method} ${address}${isByStaff ? '' : ' by a visitor'}`;
  statements.asking(said);
  const headers = new Headers(isByStaff ? { authorization: `Bearer ${access}` } : {});
  if (body !== undefined) headers.set('content-type', 'application/json');
  const init: RequestInit = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const reply = await fetch(app.url + address, init);
  await reply.arrayBuffer();
  if (reply.status >= 500) failed.push(`${said}: ${reply.status}`);
}

beforeAll(async () => {
  const settings = { SAMPLE_CONTENT: 'true', ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  app = await startTestApp({ settings });
  await fillSite(app);
  const { address } = await makePledge(app);
  const { db, config, write, clock } = app.services;
  await addSent(db, clock().toISOString());
  const file = join(config.dataFolder, 'intambwe.sqlite');
  const filling = connect(file);
  makeMany(filling, ROWS);
  filling.close();
  // Fills in what is stored folded, as after every change.
  await write(null, async () => undefined);
  await statesUpToDate(db);
  await countEverything(db);
  const access = await accessFor(app, 1);
  const readings = [
    ...(await readingCalls(app, access, { token: address.split('/').at(-1) ?? '' })),
    ...(await readingPages(app)),
  ];
  statements.forget();
  for (const reading of readings) await ask(reading, access);
  statements.end();
  sent = statements.sent();
  // Opened now, it knows what was counted.
  own = connect(file);
}, MAX_TIME);

afterAll(async () => {
  own.close();
  await app.close();
});

/** They grow, and the site of the test has no row of them to copy, or they hold what waits. */
const writtenSeldom = [
  'forms',
  'changed_texts',
  'corrections',
  'erasures',
  'file_links',
  'former_addresses',
  'main_language',
  'missed_words',
  'own_links',
  'record_languages',
  'standard_pages',
  'translated_facts',
  'told_changes',
  'void_receipt_numbers',
  'missed_addresses',
];

/** A statement that may do so, by something of it, and why. */
type Exceptions = Readonly<Record<string, string>>;

/** Lists of plain submissions by a name, and those that are found: they are kept for two years, so there are some hundred. */
const listsOfSubmissions = (key: (submission: (typeof everyPlainSubmission)[number]) => string): Exceptions =>
  Object.fromEntries(everyPlainSubmission.map((one) => [key(one), 'kept for two years: some hundred']));

const sortsMuch: Exceptions = {
  ...listsOfSubmissions(({ table, staffPath }) => `${table}: GET /api${staffPath}`),
  ...Object.assign({}, ...testModules.map(({ longReads }) => longReads)),
  'advertisements: ': 'some each week: those of twenty years are sorted in three milliseconds',
  'announcements: ': 'some each week, as well',
  'documents: ': 'some each week, as well',
  'forms: ': 'some each year',
  'newsletter_campaigns: ': 'one or two each month',
  'pages: ': 'some each month',
  'missed_addresses: ': 'three hundred at most',
  'own_links: GET /api/redirects/links/': 'every link of the site is judged when the list is read: some thousand',
  'redirects: GET /api/redirects/':
    'by their numbers up to the end of the page; a search reads some thousand addresses',
  'posts: GET /api/calendar/': 'those of one month, which are found in an index and counted by days',
  'events: GET /api/calendar/': 'the same',
  'former_addresses: ': 'one for each change of an address of staff',
  'mails: GET /api/admin-contacts/1/sender/': 'the newsletters of one subscriber: one or two each month',
  'mails: POST /api/privacy/person/': 'an address may stand in any text; mails without a campaign go after some weeks',
  'GET /api/search/records/?text=ki': 'two letters are looked for in the stored texts, in an index that holds them',
  'location&page': 'events by place: their names are worked out, some thousand',
  'registered&page': 'events by their registrations: counted in an index, some thousand',
  'location&trash': 'the same in the trash',
  'location&search': 'the same of those that are found',
  'registered&search': 'the same of those that are found',
  '/api/events/?starts=today': 'those of some days',
  'author&': 'posts by their authors, as each stands in another table',
  'category&': 'the same by their categories',
  'ordering=status': 'posts by their status, of which there are three',
  'ordering=-status': 'the same',
  'published_on=': 'posts of one day',
  'media: GET /api/status/': 'pictures that wait to be drawn: here all do, elsewhere an index holds them',
  'media: GET /events.ics': 'the pictures of all that are shown are read at once',
  'sessions: GET /api/me/sessions/': 'those that have not ended yet',
  'payments: GET /api/payments/certain/': 'those that wait to be assigned: here most do, elsewhere an index holds them',
  'givers: ': 'givers are found by parts of telephone numbers, and by whom they were merged into',
  'receipts: ': 'a page by number is found in the rows, which stand in this order',
  'donation_interests: GET /api/givers/': 'the interests of one giver, by address or number',
  '/api/media/?kind=': 'kinds of files are several types each: numbers alone are sorted, in an index',
};

const callsMuch: Exceptions = {
  'from "forms"': 'some each year',
  'from "form_answers"': 'kept as long as their form says: some hundred',
  ...listsOfSubmissions(({ table }) => `from "${table}"`),
  'POST /api/privacy/search/': 'whether a pledge has a giver is asked for each of those that were found',
  '/api/events/?ordering=location': 'one name for each event: quick enough for some thousands',
  '/api/events/?ordering=-location': 'the same',
  '/api/posts/?ordering=author': 'one name for each post: quick enough for twenty thousand',
  '/api/posts/?ordering=-author': 'the same',
  '/api/posts/?ordering=category': 'the same',
  '/api/posts/?ordering=-category': 'the same',
};

/** What no exception is for, as text, and the exceptions that are for nothing. */
function against(exceptions: Exceptions, found: readonly string[]): string[] {
  const names = Object.keys(exceptions);
  const unused = names.filter((name) => !found.some((text) => text.includes(name)));
  return [
    ...found.filter((text) => !names.some((name) => text.includes(name))),
    ...unused.map((name) => `No exception is needed for ${name}`),
  ];
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

test('every reading call and page is answered', () => {
  expect(failed).toEqual([]);
});

test('every table that grows has many rows, and is known to grow', () => {
  const few = [...countRows(own)]
    .filter(([name, rows]) => rows < ROWS / 2 && !writtenSeldom.includes(name))
    .map(([name]) => name);
  expect(few).toEqual([]);
});

test('no statement reads a table that grows from end to end, or sorts more of it than a page shows', () => {
  const found = longWays(own, sent, new Set(countRows(own).keys()));
  const texts = found.map(({ table, sql, during, plan }) => `${table}: ${during}\n  ${inOneLine(sql)}\n${plan}`);
  expect(against(sortsMuch, texts)).toEqual([]);
});

test('SQLite calls no function of the program for more rows than a page shows', () => {
  const found = sent
    .filter(({ calls, rows }) => calls > MAX_CALLS + CALLS_FOR_ROW * rows)
    .map(({ sql, mostCalledDuring, calls }) => `${calls} calls: ${mostCalledDuring}\n  ${inOneLine(sql)}`);
  expect(against(callsMuch, found)).toEqual([]);
});
