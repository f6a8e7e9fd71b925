import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addMonths } from '../../domain/calendar.ts';
import { retentionMonths } from '../../domain/retention.ts';
import { everyPlainSubmission, type PlainSubmissionName } from '../../domain/submissions/registry.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { placesInFiles, placesInTables } from '../../tests/support/places.ts';
import { receiptContent } from '../../tests/support/receipt-content.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { addForm, sentRow } from '../../tests/support/submissions.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { tableOf, type Value } from '../database/collection-tables.ts';
import { judgements, type personal } from '../database/personal.ts';
import type { Judgement } from '../database/tables/judged.ts';
import { tidy } from '../housekeeping.ts';

// A person who stands in every column in which the tables say that one can stand.

type Said = typeof personal;

/** The tables that say for how long they keep something of people. */
type PersonalTable =
  | { [Table in keyof Said]: Said[Table] extends { keep: unknown } ? Table : never }[keyof Said]
  | PlainSubmissionName;

type Row = Readonly<Record<string, Value>>;

/** Stands in their name, in their address and in all that they wrote. */
const MARK = 'mukarwego';
const NAME = 'Mukarwego Uwera';
const EMAIL = 'mukarwego@example.org';
const PHONE = '+250788345678';
const traces = [MARK, '788345678'];

const judgementOf = (table: PersonalTable): Judgement => judgements[table] ?? {};

/** A row of each plain submission. */
function plainRows(): Record<PlainSubmissionName, () => Row>;
function plainRows(): Record<string, () => Row> {
  return Object.fromEntries(everyPlainSubmission.map((one) => [one.table, () => sentRow(one, MORNING)]));
}

/** The rows of these say nobody's address but in a text. */
const loose: readonly PersonalTable[] = ['mails', 'audit', 'versions'];

const asJson = ['audit.before', 'audit.after', 'versions.texts', 'mails.headers'];

const markOf = (table: string, column: string) => `${table}.${column} of ${MARK}`;

/** What is printed on a receipt for somebody. */
const receiptTo = (name: string) =>
  JSON.stringify({ ...JSON.parse(receiptContent({ amount: 5000, currency: 'RWF' })), giver: { name } });

/** A column that holds this text as it would be stored. */
function stored(column: string, text: string): string {
  if (column === 'form_answers.answers')
    return JSON.stringify([{ id: 'text', question: 'Text', kind: 'line', value: text }]);
  return asJson.includes(column) ? JSON.stringify({ text }) : text;
}

/** A text that mentions them. */
function mentionIn(table: string, column: string): string {
  const text = `Write to ${EMAIL}`;
  if (table === 'receipts' && column === 'content') return receiptTo(text);
  return stored(`${table}.${column}`, text);
}

/** Every column of the table that is theirs, marked. */
function marked(table: PersonalTable, email = EMAIL): Row {
  const { address, name, phone, texts = [] } = judgementOf(table);
  const textOf = (column: string) => stored(`${table}.${column}`, markOf(table, column));
  const own = [
    ...(address === undefined ? [] : [[address, email]]),
    ...(name === undefined ? [] : [[name, NAME]]),
    ...(phone === undefined ? [] : [[phone, PHONE]]),
    ...texts.map((column) => [column, textOf(column)]),
  ];
  return Object.fromEntries(own);
}

/** One row with all that is theirs; where rows say nobody's address but in a text, one more for each text. */
function markedRows(table: PersonalTable): Row[] {
  const mentions = (judgementOf(table).mentions ?? []).map((column) => [column, mentionIn(table, column)] as const);
  if (!loose.includes(table)) return [{ ...marked(table), ...Object.fromEntries(mentions) }];
  const own = marked(table);
  const others = mentions.map((mention) => Object.fromEntries([mention]));
  return Object.keys(own).length > 0 ? [own, ...others] : others;
}

/** Not shown: from which network somebody tried to sign in. */
const notTold = [markOf('sign_in_failures', 'network')];

/** What stays after an erasure, and why. All else of the person is gone, and these say no more whose they were. */
const kept: Partial<Record<PersonalTable, string>> = {
  givers: 'their gifts point at them',
  pledges: 'what came in was for them',
  payments: 'the accounts: what came in is kept for ten years',
  gateway_payments: 'the operator may still be asked about them',
  gifts: 'the accounts, as well',
  receipts: 'their numbers have no gaps',
  posts: 'staff publish them',
  drafts: 'staff write them for visitors, and they go by themselves',
  audit: 'that something was done, and by whom',
  versions: 'texts that staff wrote for visitors; the address is taken out',
  translations: 'what they were made from; the address is taken out',
  erasures: 'that somebody was erased, by a hash that says nothing of them',
  missed_addresses: 'what nobody found, and not who did not',
};

/** Their amounts stay. */
const ofMoney: readonly PersonalTable[] = ['pledges', 'payments', 'gateway_payments', 'gifts', 'receipts'];

eachDatabase('a person who stands in every column', (app) => {
  let officer: SignedInUser;
  let event: number;
  let source: number;
  let form: number;
  /** The first row of each table. */
  const ids = new Map<string, number>();
  const idOf = (table: PersonalTable) => ids.get(table) ?? 0;

  beforeAll(async () => {
    officer = await signedIn(app, { isSuperuser: true });
    event = await addEvent(app.services);
    form = await addForm(app.services.db, MORNING);
    const { id } = await app.services.db
      .insertInto('payment_sources')
      .values({ name: 'Code', kind: 'mobile_money', currency: 'RWF', created_at: MORNING, updated_at: MORNING })
      .returning('id')
      .executeTakeFirstOrThrow();
    source = id;
  });

  const money = { amount: 5000, currency: 'RWF' };
  const made = { created_at: MORNING };
  const changed = { ...made, updated_at: MORNING };

  /** What a row has beside what is marked; a row of a table stands after what it points at. */
  const rows: Record<PersonalTable, () => Row> = {
    ...plainRows(),
    translations: () => ({
      ...{ resource: 'posts', record: randomUUID(), field: 'title', language: 'fr', updated_at: MORNING },
    }),
    form_answers: () => ({ ...made, form_id: form, searched_text: MARK, status: 'new', language: 'en' }),
    contact_messages: () => ({ ...made, subject_type: 'general', status: 'new' }),
    contact_replies: () => ({ contact_id: idOf('contact_messages'), user_id: null, at: MORNING }),
    donation_interests: () => ({
      ...made,
      ...{ donation_type: 'general', preferred_contact_method: 'email', status: 'new' },
    }),
    donation_notes: () => ({ donation_id: idOf('donation_interests'), user_id: null, at: MORNING }),
    donation_replies: () => ({ donation_id: idOf('donation_interests'), user_id: null, at: MORNING }),
    event_registrations: () => ({ ...made, event_id: event }),
    newsletter_subscribers: () => ({
      ...made,
      ...{ status: 'confirmed', unsubscribe_hash: randomUUID(), mailed_at: MORNING },
    }),
    givers: () => made,
    pledges: () => ({
      ...{ ...money, ...changed, giver_id: idOf('givers'), rhythm: 'once', language: 'en', status: 'open' },
      ...{ is_reminder_wanted: false, start_month: 0 },
    }),
    payments: () => ({
      ...{ ...money, ...made, source_id: source, fingerprint: randomUUID(), day: '2026-11-20' },
      ...{ external_id: '', set_aside: '', assigned: 5000 },
    }),
    gateway_payments: () => ({
      ...{ ...money, ...changed, id: randomUUID(), pledge_id: idOf('pledges'), state: 'paid', attempts: 0 },
      ...{ transaction_id: '', reason: '' },
    }),
    gifts: () => ({
      ...{ ...money, ...made, payment_id: idOf('payments'), giver_id: idOf('givers'), pledge_id: idOf('pledges') },
      ...{ project_id: null, day: '2026-11-20', created_by: null },
    }),
    receipts: () => ({
      ...{ ...money, year: 2026, number: idOf('gifts'), gift_id: idOf('gifts'), issued_at: MORNING, issued_by: null },
    }),
    mails: () => ({
      ...made,
      recipient: 'info@example.org',
      subject: 'x',
      body: 'x',
      next_try_at: '2099-01-01',
      sent_at: MORNING,
    }),
    audit: () => ({ at: MORNING, user_id: null, action: 'odd', resource: 'elsewhere', resource_id: null }),
    versions: () => ({ resource: 'posts', record: '1', language: 'en', at: MORNING, user_id: null }),
    drafts: () => ({
      ...{ user_id: officer.id, collection: 'posts', record: randomUUID(), begun_at: MORNING, counter: 1 },
      ...{ kept_since: MORNING, saved_at: MORNING, title: '', content: '{}', files: '' },
    }),
    sign_in_failures: () => ({ failures: 1, locks: 0, last_at: MORNING }),
    erasures: () => ({ hash: randomUUID(), erased_at: MORNING }),
    missed_addresses: () => ({ path: randomUUID(), times: 1, last_seen_at: MORNING }),
    posts: () => ({
      ...{ ...changed, title: 'On beans', slug: randomUUID(), excerpt: '', content: '', status: 'draft' },
      is_featured: false,
    }),
  };

  /** Inserts a row and answers its number; that of a table without numbers is 0. */
  async function insertOne(table: PersonalTable, marks: Row): Promise<number> {
    const row = { ...rows[table](), ...marks };
    const inserted = await tableOf(app.services.db)
      .insertInto<string>(table)
      .values(row)
      .returningAll()
      .executeTakeFirstOrThrow();
    return Number(inserted.id ?? 0);
  }

  const tables = Object.keys(rows).filter((table): table is PersonalTable => table in judgements);

  async function leaveMarks(): Promise<void> {
    ids.clear();
    for (const table of tables) {
      for (const marks of markedRows(table)) {
        const id = await insertOne(table, marks);
        if (!ids.has(table)) ids.set(table, id);
      }
    }
    // What is searched is stored as well.
    await app.services.write(null, async () => undefined);
  }

  const call = async (path: string, body: object) =>
    (await app.call('POST', `/privacy/${path}/`, body, officer.access)).json();

  test('is found by an address in any table', async () => {
    // Failed sign-ins are erased, and shown to nobody.
    const searched = tables.filter((table) => judgementOf(table).address && table !== 'sign_in_failures');
    ids.set('givers', await insertOne('givers', marked('givers', 'giver@example.org')));
    for (const table of searched) {
      const email = `${table}@elsewhere.example.org`;
      const id = await insertOne(table, marked(table, email));
      expect([table, await call('search', { search: email })]).toMatchObject([table, [{ address: email, found: 1 }]]);
      await tableOf(app.services.db).deleteFrom(table).where('id', '=', id).execute();
    }
    await tableOf(app.services.db).deleteFrom('givers').where('email', '=', 'giver@example.org').execute();
  });

  test('is shown and handed over whole, and erased from every column', async () => {
    await leaveMarks();
    const { db, config } = app.services;
    const [found] = await call('search', { search: EMAIL });
    expect(found).toMatchObject({ address: EMAIL, names: [NAME], phones: [PHONE] });

    const told = JSON.stringify(await call('export', { address: EMAIL }));
    const texts = tables.flatMap((table) => (judgementOf(table).texts ?? []).map((column) => markOf(table, column)));
    expect(texts.filter((text) => !told.includes(text))).toEqual(notTold);

    const places = tables.flatMap((table) => {
      const { address, name, phone, texts: written = [], mentions = [] } = judgementOf(table);
      return [address, name, phone, ...written, ...mentions].flatMap((column) =>
        column ? [`${table}.${column}`] : [],
      );
    });
    const before = new Set((await placesInTables(db, traces)).map((place) => place.split(':')[0]));
    expect(places.filter((place) => !before.has(place))).toEqual([]);

    await call('erase', { address: EMAIL, confirmation: EMAIL });
    expect(await placesInTables(db, traces)).toEqual([]);
    expect(await placesInFiles(config.dataFolder, traces)).toEqual([]);
    const left: PersonalTable[] = [];
    for (const table of tables) {
      const rows = await tableOf(db).selectFrom<string>(table).selectAll().execute();
      if (rows.length > 0) left.push(table);
      if (ofMoney.includes(table)) expect([table, rows.map(({ amount }) => Number(amount))]).toEqual([table, [5000]]);
    }
    expect(left.toSorted()).toEqual(Object.keys(kept).toSorted());
  });

  test('leaves what is said of money that is nobody’s, or somebody else’s, without the address', async () => {
    const { db } = app.services;
    const said = `Loan of ${EMAIL}, not a gift`;
    const own = { set_aside: said, reference: EMAIL, text: `From ${EMAIL}`, payer_name: '', payer_phone: '' };
    const payment = await insertOne('payments', { ...own, assigned: 0 });
    await call('erase', { address: EMAIL, confirmation: EMAIL });
    const left = db.selectFrom('payments').select(['set_aside', 'reference', 'text']).where('id', '=', payment);
    const erased = { set_aside: 'Loan of [erased], not a gift', reference: '[erased]', text: 'From [erased]' };
    expect(await left.executeTakeFirst()).toEqual(erased);
    await db.deleteFrom('payments').where('id', '=', payment).execute();
  });

  test('is shown as a giver of whom neither pledge nor gift is left, and erased', async () => {
    const { db } = app.services;
    const giver = { name: 'Alone', email: 'alone@example.org', phone: '+250788700700' };
    const id = await insertOne('givers', giver);
    const address = giver.email;
    const { records } = await call('person', { address });
    expect(records).toMatchObject([
      {
        facts: [
          { name: 'Name', value: giver.name },
          { name: 'E-mail', value: giver.email },
          { name: 'Phone', value: giver.phone },
        ],
      },
    ]);
    await call('erase', { address, confirmation: address });
    const left = db.selectFrom('givers').select(['name', 'email', 'phone']).where('id', '=', id);
    expect(await left.executeTakeFirst()).toEqual({ name: '', email: '', phone: '' });
    await db.deleteFrom('givers').where('id', '=', id).execute();
  });

  test('is gone when the terms have ended, but for what has none', async () => {
    await leaveMarks();
    const { db } = app.services;
    app.setClock(addMonths(new Date(MORNING), retentionMonths.gifts + 1, 'Africa/Kigali').toISOString());
    await tidy(app.services);
    expect((await placesInTables(db, traces)).toSorted()).toEqual([
      // The reasons of the accounts, and what is kept until somebody erases it.
      `gifts.reason: ${MARK}`,
      `newsletter_subscribers.email: ${MARK}`,
      `newsletter_subscribers.folded_text: ${MARK}`,
      `payments.set_aside: ${MARK}`,
      `posts.author_name: ${MARK}`,
      `receipts.void_reason: ${MARK}`,
      `translations.draft_source: ${MARK}`,
      `translations.published_source: ${MARK}`,
      `versions.texts: ${MARK}`,
    ]);
  });
});
