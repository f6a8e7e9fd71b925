import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase, openFreshDatabase } from '../../tests/support/databases.ts';
import { type Mailbox, openMailbox } from '../../tests/support/mailbox.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readConfig } from '../config.ts';
import type { Write } from '../database/unit-of-work.ts';
import { hashSecret } from '../identity/secrets.ts';
import { campaignMails } from './campaign-mails.ts';

const RECIPIENTS = 2000;

const nothing = async () => undefined;

test.each(databases)('no mail of a campaign leaves while another is due, on %s', async (kind) => {
  const { db, close } = await openFreshDatabase(kind);
  const moment = new Date('2026-11-20T08:00:00.000Z');
  const now = moment.toISOString();
  const write: Write = (_, work) => work({ db, now, audit: nothing, changes: nothing, mail: async () => 0 });
  const config = readConfig({ DATA_DIR: '/nowhere' });
  const { claim } = campaignMails({ db, write, clock: () => moment, config });
  const texts = { subject: 'News', content: '<p>Hello</p>' };
  const { id: campaign_id } = await db
    .insertInto('newsletter_campaigns')
    .values({ ...texts, status: 'sending', started_at: now, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mail = { recipient: '', subject: '', body: '', created_at: now, next_try_at: now };
  await db
    .insertInto('mails')
    .values([{ ...mail, campaign_id }, mail])
    .execute();
  expect(await claim(moment)).toBeUndefined();
  await db.updateTable('mails').set({ sent_at: now }).where('campaign_id', 'is', null).execute();
  expect(await claim(moment)).toMatchObject({ campaign_id });
  await close();
});

describe.each(databases)('a campaign that is being sent, on %s', (kind) => {
  let database: FreshDatabase;
  let mailbox: Mailbox;
  const answer = Promise.withResolvers<void>();
  let app: TestApp;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    mailbox = await openMailbox((mail) => (mail.subject === 'News' ? answer.promise : Promise.resolve()));
    app = await startTestApp({ databaseUrl: database.url, settings: { SMTP_URL: mailbox.url } });
  });

  afterAll(async () => {
    answer.resolve();
    await app.close();
    await mailbox.close();
    await database.drop();
  });

  test('delays no sign-in code, though thousands wait and the mail server is slow over one of them', async () => {
    const now = app.services.clock().toISOString();
    const subscribers = Array.from({ length: RECIPIENTS }, (_, number) => ({
      email: `reader${number}@example.org`,
      status: 'confirmed' as const,
      unsubscribe_hash: hashSecret(`reader ${number}`),
      ...{ confirm_hash: null, confirm_until: null, mailed_at: now, created_at: now, confirmed_at: now, left_at: null },
    }));
    await app.services.db.insertInto('newsletter_subscribers').values(subscribers).execute();
    const { access } = await signedIn(app, { permissions: ['newsletter.view', 'newsletter.send'] });
    const draft = { subject: 'News', content: '<p>Hello</p>' };
    const { id } = await (await app.call('POST', '/newsletter/campaigns/', draft, access)).json();
    app.advance(2000);
    expect((await app.call('POST', `/newsletter/campaigns/${id}/send/`, {}, access)).status).toBe(200);
    const newsletters = () => mailbox.received.filter(({ subject }) => subject === 'News').length;
    await expect.poll(newsletters, { timeout: 8000 }).toBe(1);

    const user = await app.addUser();
    await app.call('POST', '/login/', { email: user.email, password: user.password });
    expect((await mailbox.take(user.email)).text).toMatch(/\b\d{6}\b/);
    expect(newsletters()).toBe(1);
  });
});
