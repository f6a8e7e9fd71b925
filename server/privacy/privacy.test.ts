import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { phoneNumber } from '../../domain/phone.ts';
import { type HeldPerson, heldKinds } from '../../domain/privacy.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { placesInFiles, placesInTables } from '../../tests/support/places.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { addForm, sentRow } from '../../tests/support/submissions.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { tableOf } from '../database/collection-tables.ts';
import { addPayments } from '../giving/add-payments.ts';
import { assign } from '../giving/gifts.ts';
import { issueReceipt } from '../giving/issue-receipts.ts';
import { makeSource } from '../giving/sources.ts';
import { mailFolder } from '../mail/transport.ts';

const NAME = 'Immaculée Ndayishimiye';
const EMAIL = 'Immaculee.N@example.org';
const PHONE = '+250 (788) 765-432';
/** Texts that must be found nowhere afterwards. */
const traces = ['Immaculée', 'immaculee', 'Ndayishimiye', '765-432', '765432'];

describe.each(databases)('data stored about a person, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let officer: SignedInUser;
  let viewer: SignedInUser;
  let eventId: number;
  let post: number;
  let visitors = 0;

  async function open(): Promise<void> {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url, settings: { TRUST_PROXY: '127.0.0.1' } });
    officer = await signedIn(app, { isSuperuser: true });
    viewer = await signedIn(app, { permissions: ['privacy.view'] });
    eventId = await addEvent(app.services, { title: 'Planting day' });
    await leaveTraces();
  }

  async function close(): Promise<void> {
    await app.close();
    await database.drop();
  }

  const call = (path: string, body: unknown, access = officer.access) =>
    app.call('POST', `/privacy/${path}/`, body, access);

  async function send(path: string, body: object): Promise<void> {
    visitors += 1;
    const reply = await fetch(`${app.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${visitors}` },
      body: JSON.stringify({ idempotency_key: crypto.randomUUID(), ...body }),
    });
    expect(reply.status).toBeLessThan(300);
  }

  /** Everything that this person can leave in the app, and another person whose records must stay. */
  /** A payment of theirs on a statement, and the receipt of it. */
  async function give(): Promise<void> {
    const { services } = app;
    await services.write(officer.id, async (unit) => {
      const source = await makeSource(unit, { name: 'Code', kind: 'mobile_money', currency: 'RWF' });
      const known = {
        day: '2026-11-20',
        amount: 5000,
        currency: 'RWF',
        external_id: '',
        fingerprint: 'theirs',
      } as const;
      const entry = {
        ...known,
        payer_name: NAME,
        payer_phone: phoneNumber(PHONE) ?? PHONE,
        reference: NAME,
        text: `From ${EMAIL}`,
      };
      await addPayments(unit, source.id, null, [entry]);
      const { id } = await unit.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
      const giver = { name: NAME, email: EMAIL, phone: PHONE };
      const share = { amount: 5000, pledge_id: null, giver_id: null, giver, project_id: null, gift_id: null };
      const [gift = 0] = await assign(unit, id, [share], officer.id);
      await issueReceipt(unit, services.config, gift, { by: officer.id, byHand: false });
    });
  }

  async function leaveTraces(): Promise<void> {
    const person = { email: EMAIL, phone: PHONE };
    await send('/contact/', { ...person, name: NAME, subject: `I am ${NAME}`, message: `Call ${PHONE}` });
    await send('/donation/interest/', { ...person, full_name: NAME, message: 'Every month' });
    await send(`/events/${eventId}/registrations/`, { ...person, full_name: NAME });
    const form_id = await addForm(app.services.db, app.services.clock().toISOString());
    await app.services.db
      .insertInto('form_answers')
      .values({
        ...{ form_id, name: NAME, email: EMAIL, phone: PHONE, answers: '[]', searched_text: NAME },
        ...{ status: 'new', language: 'en', created_at: app.services.clock().toISOString() },
      })
      .execute();
    for (const one of everyPlainSubmission) {
      const { name, address } = one.personal;
      const row = { ...sentRow(one, app.services.clock().toISOString()), [name]: NAME, [address]: EMAIL };
      await tableOf(app.services.db).insertInto(one.table).values(row).execute();
    }
    await send('/newsletter/', { email: EMAIL });
    await send('/pledges/', { ...person, full_name: NAME, amount: '5000', message: `From ${NAME}` });
    await give();
    // A key is found by the moment of its record.
    app.advance(1);
    await send('/contact/', { email: 'aline@example.org', name: 'Aline', subject: 'Beans', message: 'Hello' });
    const { db } = app.services;
    const now = app.services.clock().toISOString();
    const { id: donation } = await db.selectFrom('donation_interests').select('id').executeTakeFirstOrThrow();
    const text = `${NAME} is kind`;
    const noted = await app.call('POST', `/admin-donations/${donation}/notes/`, { text }, officer.access);
    expect(noted.status).toBe(201);
    await db
      .insertInto('donation_notes')
      .values({ donation_id: donation, text: `${NAME} called from ${PHONE}`, user_id: null, at: now })
      .execute();
    const { id: contact } = await db
      .selectFrom('contact_messages')
      .select('id')
      .where('name', '=', NAME)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contact_replies')
      .values({ contact_id: contact, text: `Dear ${NAME}`, user_id: null, at: now })
      .execute();
    await app.services.write(officer.id, async (unit) => {
      const before = { name: NAME, email: EMAIL, status: 'new' };
      await unit.audit({ action: 'set_status', resource: 'contacts', resourceId: contact, before });
      await unit.audit({ action: 'odd', resource: 'elsewhere', after: { note: `about ${EMAIL}` } });
    });
    // One that the mail server never took, with everything still in it.
    await db
      .insertInto('mails')
      .values({
        recipient: 'info@example.org',
        subject: `New message: ${NAME}`,
        body: `Name: ${NAME}\nE-mail: ${EMAIL}\nPhone: ${PHONE}`,
        created_at: now,
        next_try_at: '2099-01-01T00:00:00.000Z',
      })
      .execute();
    const { id: campaign } = await db
      .insertInto('newsletter_campaigns')
      .values({ subject: 'News', content: '<p>x</p>', status: 'sent', created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: subscriber } = await db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('email', '=', EMAIL.toLowerCase())
      .executeTakeFirstOrThrow();
    await db
      .insertInto('mails')
      .values({
        ...{ campaign_id: campaign, subscriber_id: subscriber, recipient: '', subject: '', body: '' },
        ...{ created_at: now, next_try_at: now, failed_at: now },
        last_error: `550 <${EMAIL}> unknown`,
      })
      .execute();
    await db
      .insertInto('sign_in_failures')
      .values({ account: EMAIL.toLowerCase(), network: '10.9.0.9', failures: 1, locks: 0, last_at: now })
      .execute();
    // Taken over from another program, which knew their name alone.
    post = await addPost(app.services, { title: 'On beans', author_name: ` ${NAME.toUpperCase()}` });
    const { author_details } = await (await app.get(`/api/posts/${post}/`)).json();
    await app.services.write(null, (unit) =>
      unit.audit({
        action: 'import',
        resource: 'posts',
        resourceId: post,
        after: { title: 'On beans', author_details },
      }),
    );
    const folder = mailFolder(app.services.config);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'outbox-1.eml'), `To: ${EMAIL}\n\nHello ${NAME}`);
    await writeFile(join(folder, 'outbox-2.eml'), `To: info@example.org\n\nE-mail: immaculee.n@exam=\nple.org`);
    await writeFile(join(folder, 'outbox-3.eml'), 'To: aline@example.org\n\nHello');
    await vi.waitFor(
      async () => {
        const unsent = db.selectFrom('mails').select('id').where('sent_at', 'is', null);
        const waiting = unsent.where('failed_at', 'is', null);
        expect(await waiting.where('next_try_at', '<', '2099-01-01').execute()).toEqual([]);
      },
      { timeout: 60_000 },
    );
  }

  async function person(): Promise<HeldPerson> {
    const reply = await call('person', { address: EMAIL });
    expect(reply.status).toBe(200);
    return reply.json();
  }

  describe('while it is held', () => {
    beforeAll(open);
    afterAll(close);

    test.each([EMAIL, 'immaculee', 'NDAYISHIMIYE', '0788 765 432', '+250788765432'])(
      'is found by %s',
      async (search) => {
        expect(await (await call('search', { search })).json()).toMatchObject([
          { address: EMAIL.toLowerCase(), names: search.includes('@') ? [NAME] : expect.any(Array) },
        ]);
      },
    );

    test('is searched for with three letters at least', async () => {
      const reply = await call('search', { search: ' a ' });
      expect([reply.status, (await reply.json()).errors.search]).toEqual([
        400,
        [expect.stringContaining('at least 3')],
      ]);
    });

    test('is shown whole, with what staff wrote about them', async () => {
      const { records, has_account } = await person();
      expect(has_account).toBe(false);
      expect([...new Set(records.map((one) => one.kind))]).toEqual(heldKinds);
      const said = JSON.stringify(records);
      for (const words of [
        `Call ${PHONE}`,
        `Dear ${NAME}`,
        `${NAME} called from`,
        'Planting day',
        'News (failed)',
        'On beans',
      ]) {
        expect(said).toContain(words);
      }
      // Links out of their mails are for them alone.
      expect(said).not.toContain('token=');
    });

    test('is handed over, and the log does not say whose it was', async () => {
      const reply = await call('export', { address: EMAIL }, viewer.access);
      expect((await reply.json()).records.length).toBeGreaterThan(5);
      const { after } = await app.services.db
        .selectFrom('audit')
        .select('after')
        .where('resource', '=', 'privacy')
        .where('action', '=', 'export')
        .executeTakeFirstOrThrow();
      expect(Object.keys(JSON.parse(after ?? ''))).toEqual(['records']);
    });

    test('is looked up, and the log says who did it and not at whom they looked', async () => {
      await call('person', { address: EMAIL }, viewer.access);
      const { after } = await app.services.db
        .selectFrom('audit')
        .select('after')
        .where('resource', '=', 'privacy')
        .where('action', '=', 'look_up')
        .where('user_id', '=', viewer.id)
        .executeTakeFirstOrThrow();
      expect(Object.keys(JSON.parse(after ?? ''))).toEqual(['records']);
    });

    test('is erased only by those who may, and with the address typed', async () => {
      expect((await call('erase', { address: EMAIL, confirmation: EMAIL }, viewer.access)).status).toBe(403);
      const reply = await call('erase', { address: EMAIL, confirmation: 'immaculee@example.org' });
      expect([reply.status, (await reply.json()).errors]).toEqual([
        400,
        { confirmation: ['Type it exactly as shown above.'] },
      ]);
      expect((await person()).records.length).toBeGreaterThan(5);
    });
  });

  describe('when it is erased', () => {
    beforeEach(open);
    afterEach(close);

    test('is erased from every table and every file, and the log says that it happened and not what it held', async () => {
      const keys = () => app.services.db.selectFrom('form_keys').select('form').execute();
      expect((await placesInTables(app.services.db, traces)).length).toBeGreaterThan(10);
      expect((await keys()).length).toBe(6);
      const reply = await call('erase', { address: EMAIL, confirmation: ` ${EMAIL.toUpperCase()}` });
      const { counts } = await reply.json();
      expect(counts).toMatchObject({
        contact_messages: 1,
        donation_interests: 1,
        registrations: 1,
        posts: 1,
        gifts: 2,
      });
      expect(counts.subscriptions).toBe(1);
      expect(counts.mail_files).toBe(2);
      expect(await placesInTables(app.services.db, traces)).toEqual([]);
      expect(await placesInFiles(app.services.config.dataFolder, traces)).toEqual([]);
      expect((await person()).records).toEqual([]);
      expect(await (await call('search', { search: 'immaculee' })).json()).toEqual([]);
      expect(await keys()).toEqual([{ form: 'contact' }]);

      const log = await app.services.db.selectFrom('audit').selectAll().where('action', '=', 'erase').execute();
      expect(log).toMatchObject([{ user_id: officer.id, resource: 'privacy', resource_id: null, before: null }]);
      expect(JSON.parse(log[0]?.after ?? '')).toEqual(counts);
      const read = await app.call('GET', '/audit/?resource=privacy&action=erase', undefined, officer.access);
      expect((await read.json()).results[0].sentence).toBe('Test Staff 1 permanently erased a person’s data.');

      // Other people's records are still there; the campaign's recipient is still counted.
      const { db } = app.services;
      expect(await db.selectFrom('contact_messages').select('name').execute()).toEqual([{ name: 'Aline' }]);
      const ofCampaigns = db.selectFrom('mails').select(['subscriber_id', 'last_error']);
      expect(await ofCampaigns.where('campaign_id', 'is not', null).execute()).toEqual([
        { subscriber_id: null, last_error: null },
      ]);
      expect(await readdir(mailFolder(app.services.config))).toEqual(['outbox-3.eml']);
      const event = await (await app.get(`/api/events/${eventId}/`)).json();
      expect(event.places).toBe('free');
      expect(await (await app.get(`/api/posts/${post}/`)).json()).toMatchObject({
        title: 'On beans',
        author_details: null,
      });
      const imported = db.selectFrom('audit').select('after').where('resource', '=', 'posts');
      expect((await imported.execute()).map(({ after: logged }) => JSON.parse(logged ?? ''))).toEqual([
        { title: 'On beans', author_details: null },
      ]);
    });

    test('is no post of an author whose name holds theirs, or is held by it', async () => {
      const authors = ['Claude Mugisha', 'Jean Claude', 'Jean', 'Jean Claude Mugisha Keza'];
      for (const author_name of authors) await addPost(app.services, { author_name });
      const email = 'jean@example.org';
      await send('/contact/', { email, name: 'Jean Claude Mugisha', subject: 'Hello', message: 'Hello' });
      const { records } = await (await call('person', { address: email })).json();
      expect(records.filter((one: { kind: string }) => one.kind === 'posts')).toEqual([]);
      expect((await (await call('erase', { address: email, confirmation: email })).json()).counts.posts).toBe(0);
      const kept = app.services.db.selectFrom('posts').select('author_name').where('author_name', 'in', authors);
      expect(await kept.execute()).toHaveLength(4);
    });

    test('of somebody with an account is erased, and the account stays', async () => {
      const user = await app.addUser({ email: 'both@example.org' });
      await send('/contact/', { email: user.email, name: 'Both', subject: 'Hello', message: 'From outside' });
      expect(await (await call('person', { address: user.email })).json()).toMatchObject({ has_account: true });
      await call('erase', { address: user.email, confirmation: user.email });
      const { db } = app.services;
      expect(await db.selectFrom('users').select('email').where('id', '=', user.id).execute()).toEqual([
        { email: user.email },
      ]);
      expect(await db.selectFrom('contact_messages').select('id').where('email', '=', user.email).execute()).toEqual(
        [],
      );
    });
  });
});
