import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Receipt } from '../../domain/giving/gift.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { accessFor } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp, type TestUser } from '../../tests/support/test-app.ts';
import { makeBackup } from '../backup/backup.ts';
import { restorePlace } from '../backup/restore.ts';
import { writeOf } from '../commands/write.ts';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { openStorage } from '../media/open-storage.ts';
import { isScheduled } from '../newsletter/campaign-store.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { carryOver } from './carry-over.ts';

const ERASED = 'mukarwego@example.org';
const LEFT = 'left@example.org';
const READER = 'reader@example.org';

describe.each(databases)('going back to before, and then the same again, on %s', (kind) => {
  let folder: string;
  let app: TestApp;
  const ends: (() => Promise<void>)[] = [];
  let keza: TestUser;
  let mutesi: TestUser;
  let backup: string;

  const day = { created_at: '2026-11-19T08:00:00.000Z' };
  const db = () => app.services.db;

  async function addSubscriber(email: string): Promise<number> {
    const { id } = await db()
      .insertInto('newsletter_subscribers')
      .values({
        ...{ ...day, email, status: 'confirmed', confirmed_at: day.created_at, mailed_at: day.created_at },
        unsubscribe_hash: `hash of ${email}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A pledge that came in, with its receipt: all that is given out for it. */
  async function give(on: TestApp, email: string) {
    const giving = await openGiving(on);
    const pledge = await giving.pledge({ full_name: 'Alice', email });
    const receipt: Receipt = await giving.receipt(await giving.gift(5000, { pledge_id: pledge.id }));
    return { pledge, receipt };
  }

  async function resetLink(on: TestApp, { email }: TestUser): Promise<string> {
    await on.call('POST', '/password-reset/', { email });
    const token = /token=(\S+)/.exec((await on.mailbox.take(email)).text ?? '')?.[1];
    if (token === undefined) throw new Error('The mail holds no link');
    return token;
  }

  let first: Awaited<ReturnType<typeof give>>;
  let second: Awaited<ReturnType<typeof give>>;
  let links: string[];
  let campaign: number;
  /** Campaigns that were to go out at a time: one has gone since, one has not. */
  let planned: { gone: number; waiting: number };

  /** Restores the backup beside the site, carries over what is known of later, and starts it. */
  async function goBack(
    later: Database | null,
    isDistrusted = false,
    isLastUnknown = false,
  ): Promise<{ again: TestApp; said: string[] }> {
    const place = await mkdtemp(join(tmpdir(), 'intambwe-back-'));
    const target: FreshDatabase = await freshDatabase(kind);
    ends.push(
      () => rm(place, { recursive: true }),
      () => target.drop(),
    );
    const config = readConfig({ DATA_DIR: place, DATABASE_URL: target.url, SECRET_KEY: app.services.config.secretKey });
    const restored = openDatabase(config.databaseUrl);
    const said: string[] = [];
    await restorePlace(
      { config, db: restored, storage: openStorage(config), files: new TemporaryFiles(place) },
      backup,
      undefined,
      (earlier, known, now) =>
        carryOver(
          {
            earlier,
            later,
            write: writeOf({ config: known, db: earlier }),
            now,
            timeZone: known.timeZone,
            isDistrusted,
            isLastUnknown,
          },
          known,
        ),
      (line) => said.push(line),
    );
    await restored.destroy();
    const again = await startTestApp({
      databaseUrl: target.url,
      copyOf: place,
      settings: { SECRET_KEY: app.services.config.secretKey },
    });
    ends.unshift(again.close);
    return { again, said };
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'intambwe-back-'));
    const database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    ends.push(app.close, () => database.drop());
    keza = await app.addUser({ email: 'keza@example.org' });
    mutesi = await app.addUser({ email: 'mutesi@example.org', permissions: ['posts.edit', 'posts.view'] });
    first = await give(app, 'alice@example.org');
    for (const email of [ERASED, LEFT]) await addSubscriber(email);
    const reader = await addSubscriber(READER);
    await db()
      .insertInto('contact_messages')
      .values({
        ...{ ...day, name: 'Mukarwego', email: ERASED, phone: '', subject: 'Beans', message: 'When?' },
        ...{ subject_type: 'general', status: 'new' },
      })
      .execute();
    await app.services.write(null, (unit) =>
      unit.audit({ action: 'odd', resource: 'contacts', after: { said: `Write to ${ERASED}.` } }),
    );
    await db()
      .insertInto('testimonials')
      .values({
        ...{ ...day, updated_at: day.created_at, deleted_at: null, quote: 'Good', name: 'Uwera', role: '' },
        ...{ is_consented: true, position: 1 },
      })
      .execute();
    const written = await db()
      .insertInto('newsletter_campaigns')
      .values({ ...day, updated_at: day.created_at, deleted_at: null, subject: 'News', content: 'x', status: 'draft' })
      .returning('id')
      .executeTakeFirstOrThrow();
    campaign = written.id;
    const plan = async (subject: string, send_at: string) => {
      const times = { ...day, updated_at: day.created_at, deleted_at: null, send_at };
      const made = db()
        .insertInto('newsletter_campaigns')
        .values({ ...times, subject, content: 'x', status: 'draft' });
      return (await made.returning('id').executeTakeFirstOrThrow()).id;
    };
    planned = {
      gone: await plan('Gone', '2026-11-20T08:30:00.000Z'),
      waiting: await plan('Waiting', '2026-12-20T08:30:00.000Z'),
    };
    links = [await resetLink(app, keza)];
    backup = join(folder, 'before.tar.zst');
    await makeBackup({ ...app.services, storage: app.services.media.storage }, app.services.clock(), backup);

    second = await give(app, 'bosco@example.org');
    app.advance(3_600_000);
    links.push(await resetLink(app, keza));
    const { id: officer } = await app.addUser({ isSuperuser: true });
    const access = await accessFor(app, officer);
    const erased = await app.call('POST', '/privacy/erase/', { address: ERASED, confirmation: ERASED }, access);
    expect(erased.status).toBe(200);
    await db()
      .updateTable('newsletter_subscribers')
      .set({ status: 'left', left_at: day.created_at })
      .where('email', '=', LEFT)
      .execute();
    await db().updateTable('users').set({ password_hash: 'another' }).where('id', '=', keza.id).execute();
    await db()
      .updateTable('users')
      .set({ is_active: false, email: 'new@example.org' })
      .where('id', '=', mutesi.id)
      .execute();
    await db().deleteFrom('role_permissions').where('permission', '=', 'posts.edit').execute();
    await db().updateTable('testimonials').set({ is_consented: false }).execute();
    await db().updateTable('pledges').set({ reminded_at: day.created_at }).where('id', '=', first.pledge.id).execute();
    await db()
      .updateTable('newsletter_campaigns')
      .set({ status: 'sent', send_at: null, started_at: day.created_at, finished_at: day.created_at, recipients: 1 })
      .where('id', 'in', [campaign, planned.gone])
      .execute();
    await db()
      .insertInto('mails')
      .values({
        ...{ ...day, recipient: '', subject: '', body: '', next_try_at: day.created_at, sent_at: day.created_at },
        ...{ campaign_id: campaign, subscriber_id: reader },
      })
      .execute();
    await db().updateTable('users').set({ is_superuser: false }).execute();
  });

  afterAll(async () => {
    for (const end of ends) await end();
    await rm(folder, { recursive: true });
  });

  describe('where it is known what came after', () => {
    let again: TestApp;
    let said: string[];
    beforeAll(async () => {
      ({ again, said } = await goBack(db()));
    });

    test('no number, reference or link is given out twice', async () => {
      const third = await give(again, 'bosco@example.org');
      expect(third.pledge.id).toBeGreaterThan(second.pledge.id);
      expect(third.pledge.reference).not.toBe(second.pledge.reference);
      expect(third.receipt.number).toBe('2026-00003');
      const token = /\/pledge\/(.+)$/.exec(second.pledge.address)?.[1];
      expect((await again.call('GET', `/own-pledges/${token}/`)).status).toBe(404);
      expect((await again.get(second.receipt.address)).status).toBe(404);
      expect((await again.get(first.receipt.address)).status).toBe(200);
    });

    test('the receipts since are void, with the reason, and this is said', async () => {
      const numbers = await again.services.db.selectFrom('void_receipt_numbers').selectAll().execute();
      expect(numbers).toMatchObject([{ year: 2026, first: 2, last: 2, reason: 'gone_back' }]);
      expect(said.join('\n')).toContain('Receipts 2026-00002 to 2026-00002 are entered as void');
    });

    test('no reset link opens anything', async () => {
      for (const token of links) {
        const answer = await again.call('POST', '/password-reset/confirm/', { token, password: 'forest-at-noon-9' });
        expect(answer.status).not.toBe(200);
      }
    });

    test('whoever was erased is erased again, wherever they were said', async () => {
      const { db: restored } = again.services;
      expect(await restored.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
      const log = await restored.selectFrom('audit').select(['before', 'after']).execute();
      expect(JSON.stringify(log)).not.toContain('mukarwego');
      const subscribers = await restored
        .selectFrom('newsletter_subscribers')
        .select(['email', 'status'])
        .orderBy('email')
        .execute();
      expect(subscribers).toEqual([
        { email: LEFT, status: 'left' },
        { email: READER, status: 'confirmed' },
      ]);
      expect(said.join('\n')).toContain('erased since (1) are erased again');
    });

    test('accounts have the passwords, addresses and rights that they have lost since', async () => {
      const users = await again.services.db.selectFrom('users').selectAll().execute();
      expect(users.find(({ id }) => id === keza.id)).toMatchObject({ password_hash: 'another', is_active: true });
      expect(users.find(({ id }) => id === mutesi.id)).toMatchObject({ email: 'new@example.org', is_active: false });
      const rights = await again.services.db.selectFrom('role_permissions').select('permission').execute();
      expect(rights).toEqual([{ permission: 'posts.view' }]);
      expect(
        await again.services.db.selectFrom('sessions').selectAll().where('user_id', '=', keza.id).execute(),
      ).toEqual([]);
    });

    test('that nobody is left who can let others in is said', () => {
      expect(said.join('\n')).toContain('intambwe admin make-superuser EMAIL');
    });

    test('what somebody has withdrawn stays withdrawn', async () => {
      const [testimonial] = await again.services.db.selectFrom('testimonials').select('is_consented').execute();
      expect(testimonial).toEqual({ is_consented: false });
    });

    test('a newsletter that was to go out at a time has gone, or waits for a new time; this is said', async () => {
      const restored = again.services.db.selectFrom('newsletter_campaigns').select(['status', 'missed']).orderBy('id');
      expect(await restored.where('id', 'in', [planned.gone, planned.waiting]).execute()).toEqual([
        { status: 'sent', missed: null },
        { status: 'draft', missed: 'went_back' },
      ]);
      expect(said.join('\n')).toContain('Newsletters that were to go out at a time do not (1)');
    });

    test('nobody gets a mail twice', async () => {
      const { db: restored } = again.services;
      const [news] = await restored.selectFrom('newsletter_campaigns').select('status').orderBy('id').execute();
      expect(news).toEqual({ status: 'sent' });
      const mails = await restored.selectFrom('mails').select('sent_at').where('campaign_id', '=', campaign).execute();
      expect(mails).toEqual([{ sent_at: day.created_at }]);
      const pledge = await restored
        .selectFrom('pledges')
        .select('reminded_at')
        .where('id', '=', first.pledge.id)
        .executeTakeFirst();
      expect(pledge).toEqual({ reminded_at: day.created_at });
    });
  });

  test('where somebody else may have written it, numbers and mails are believed, and nothing else', async () => {
    const { again, said } = await goBack(db(), true);
    const { db: restored } = again.services;
    const users = await restored.selectFrom('users').selectAll().execute();
    expect(users.find(({ id }) => id === keza.id)?.password_hash).not.toBe('another');
    expect(users.find(({ id }) => id === mutesi.id)).toMatchObject({ email: 'mutesi@example.org', is_active: true });
    const rights = await restored.selectFrom('role_permissions').select('permission').orderBy('permission').execute();
    expect(rights).toEqual([{ permission: 'posts.edit' }, { permission: 'posts.view' }]);
    const subscribers = await restored
      .selectFrom('newsletter_subscribers')
      .select(['email', 'status'])
      .orderBy('email')
      .execute();
    expect(subscribers).toEqual([LEFT, ERASED, READER].map((email) => ({ email, status: 'confirmed' })));
    expect(said.join('\n')).toContain('are as they were then');
    expect(said.join('\n')).not.toContain('make-superuser');
    expect((await give(again, 'bosco@example.org')).receipt.number).toBe('2026-00003');
    const [news] = await restored.selectFrom('newsletter_campaigns').select('status').orderBy('id').execute();
    expect(news).toEqual({ status: 'sent' });
  });

  test('a number far too high does not end the giving out of numbers', async () => {
    await db().updateTable('receipt_numbers').set({ last: 2_000_000_000 }).execute();
    const { again } = await goBack(db());
    await db().updateTable('receipt_numbers').set({ last: 2 }).execute();
    expect((await give(again, 'bosco@example.org')).receipt.number).toBe('2026-100002');
  });

  test('where the last second of a machine that is gone is not known, a safe distance is jumped beyond what is', async () => {
    const { again, said } = await goBack(db(), false, true);
    const third = await give(again, 'bosco@example.org');
    expect(third.pledge.id).toBeGreaterThan(10_000);
    expect(third.receipt.number).toBe('2026-01003');
    expect(said.join('\n')).toContain('Receipts 2026-00002 to 2026-01002 are entered as void');
  });

  test('where it is not known, a safe distance is jumped, and said', async () => {
    const { again, said } = await goBack(null);
    const third = await give(again, 'bosco@example.org');
    expect(third.pledge.id).toBeGreaterThan(10_000);
    expect(third.receipt.number).toBe('2026-01002');
    const text = said.join('\n');
    expect(text).toContain('Newsletters that were to go out at a time do not (2)');
    const scheduled = again.services.db.selectFrom('newsletter_campaigns').select('id').where(isScheduled);
    expect(await scheduled.execute()).toEqual([]);
    expect(text).toContain('begin 10000 later');
    expect(text).toContain('Receipts 2026-00002 to 2026-01001 are entered as void');
    expect(text).toContain('Erase again whoever asked for it since');
  });
});
