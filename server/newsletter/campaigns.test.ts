import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../domain/campaign.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import type { Database } from '../database/open.ts';
import { hashSecret } from '../identity/secrets.ts';
import { unsubscribeToken } from './mails.ts';
import { beginSending } from './sending.ts';

const SECOND = 1000;

eachDatabase('the campaigns of the newsletter', (app) => {
  let writer: SignedInUser;
  let reader: SignedInUser;
  let people = 0;

  beforeAll(async () => {
    const permissions = ['newsletter.view', 'newsletter.send', 'subscribers.view', 'subscribers.export'] as const;
    writer = await signedIn(app, { permissions });
    reader = await signedIn(app, { permissions: ['newsletter.view', 'subscribers.view'] });
  });

  beforeEach(async () => {
    const { db } = app.services;
    await db.deleteFrom('newsletter_campaigns').execute();
    await db.deleteFrom('newsletter_subscribers').execute();
  });

  async function subscribe(status: 'pending' | 'confirmed' | 'left' = 'confirmed'): Promise<string> {
    people += 1;
    const email = `reader${people}@example.org`;
    const now = app.services.clock().toISOString();
    await app.services.db
      .insertInto('newsletter_subscribers')
      .values({
        email,
        status,
        confirm_hash: null,
        confirm_until: null,
        unsubscribe_hash: hashSecret(unsubscribeToken(email, app.services.config.secretKey)),
        mailed_at: now,
        created_at: now,
        confirmed_at: status === 'pending' ? null : now,
        left_at: status === 'left' ? now : null,
      })
      .execute();
    return email;
  }

  const call = (method: string, path: string, body?: unknown, access = writer.access) =>
    app.call(method, `/newsletter/campaigns/${path}`, body, access);
  async function write(options: Record<string, unknown> = {}): Promise<Campaign> {
    const reply = await call('POST', '', { subject: 'News', content: '<p>Hello</p>', ...options });
    expect(reply.status).toBe(201);
    return reply.json();
  }
  const read = async (id: number): Promise<Campaign> => (await call('GET', `${id}/`)).json();
  const progress = async (id: number) => (await read(id)).progress;
  async function sendOff(id: number): Promise<void> {
    expect((await call('POST', `${id}/send/`, {})).status).toBe(200);
  }
  /** Moves the clock by so many seconds, and waits until the work due by then is done. */
  async function letPass(seconds: number, until: () => Promise<unknown>, wanted: unknown): Promise<void> {
    app.advance(seconds * SECOND);
    await expect.poll(until, { timeout: 8000 }).toEqual(wanted);
  }
  const receivedBy = (email: string) =>
    app.mailbox.received.filter(({ to }) => to?.some(({ address }) => address === email));

  test('reach everybody who has confirmed, with a button and a link to leave by', async () => {
    const [one, two] = [await subscribe(), await subscribe()];
    const [pending, left] = [await subscribe('pending'), await subscribe('left')];
    const { id } = await write({
      subject: 'Umuganda ☀️',
      content: '<p>Come <a href="/Events">to us</a> <script>alert(1)</script><img src="/media/a.jpg" alt="Us"></p>',
    });
    app.advance(SECOND);
    await sendOff(id);
    expect((await read(id)).status).toBe('sending');
    // The first may leave at once.
    for (const count of [1, 2]) await letPass(count - 1, async () => (await progress(id)).sent, count);
    await letPass(5, async () => (await read(id)).status, 'sent');
    const mail = await app.mailbox.take(one);
    expect(mail.subject).toBe('Umuganda ☀️');
    expect(mail.html).toContain('<a href="https://intambwe.example/Events">to us</a>');
    expect(mail.html).toContain('src="https://intambwe.example/media/a.jpg"');
    expect(mail.html).not.toContain('script');
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">.*\n<title lang="en">Umuganda ☀️<\/title>/);
    expect(mail.html).toContain('<meta name="color-scheme" content="light">');
    const token = unsubscribeToken(one, app.services.config.secretKey);
    const leave = `https://intambwe.example/newsletter/unsubscribe?token=${token}`;
    expect(mail.html).toContain(`<a href="${leave}">Unsubscribe from the newsletter</a>`);
    expect(mail.text).toContain('Come to us (https://intambwe.example/Events)');
    expect(mail.text).toContain(`To unsubscribe: ${leave}`);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${leave}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('message-id')).toMatch(/^<outbox-[\da-f-]{36}@intambwe\.example>$/);
    expect([one, two, pending, left].map((email) => receivedBy(email).length)).toEqual([1, 1, 0, 0]);
  });

  test('say in which language they are, also where they are not translated', async () => {
    const emails = [await subscribe(), await subscribe()];
    const { db } = app.services;
    await db.updateTable('newsletter_subscribers').set({ language: 'rw' }).execute();
    const mails: string[] = [];
    for (const [index, isTranslated] of [false, true].entries()) {
      const { id } = await write({ subject: 'News', content: '<p>It rains.</p>' });
      const texts = { subject: 'Amakuru', content: '<p>Imvura iragwa.</p>' };
      if (isTranslated) await publishTranslation(app, `newsletter/${id}/rw`, texts);
      app.advance(SECOND);
      await sendOff(id);
      await letPass(0, async () => (await progress(id)).sent, 1);
      await letPass(1, async () => (await progress(id)).sent, 2);
      await letPass(1, async () => (await read(id)).status, 'sent');
      mails[index] = (await app.mailbox.take(emails[0] ?? '')).html ?? '';
    }
    expect(mails[0]).toMatch(/<html lang="rw">.*<title lang="en">News<.*<div lang="en"><p>It rains/s);
    expect(mails[1]).toMatch(/<html lang="rw">.*<title lang="rw">Amakuru<.*<div lang="rw"><p>Imvura/s);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
    'are left by one click of a mail program that sends %s, before their turn',
    async (type) => {
      await subscribe();
      const email = await subscribe();
      const { id } = await write();
      app.advance(SECOND);
      await sendOff(id);
      // The first has its turn at once; the second waits for the clock.
      await letPass(0, async () => (await progress(id)).sent, 1);
      const token = unsubscribeToken(email, app.services.config.secretKey);
      const body = type.startsWith('multipart') ? new FormData() : new URLSearchParams();
      body.set('List-Unsubscribe', 'One-Click');
      const reply = await fetch(`${app.url}/newsletter/unsubscribe?token=${token}`, { method: 'POST', body });
      expect(reply.status).toBe(200);
      await letPass(5, () => progress(id), { total: 2, left: 1, sent: 1, waiting: 0, failed: 0 });
      expect(receivedBy(email)).toEqual([]);
    },
  );

  test('go at one mail a second, stop and go on', async () => {
    const emails = await Promise.all(Array.from({ length: 4 }, () => subscribe()));
    const { id } = await write();
    const sent = async () => (await progress(id)).sent;
    app.advance(SECOND);
    await sendOff(id);
    // Time without sending is not made up for; then the clock stands still, and so does the sending.
    await letPass(0, sent, 1);
    await letPass(60, sent, 2);
    expect((await call('POST', `${id}/stop/`)).status).toBe(200);
    expect((await call('POST', `${id}/stop/`)).status).toBe(409);
    // The sender has time enough for another campaign, and leaves this one alone.
    const { id: other } = await write({ subject: 'Meanwhile' });
    await sendOff(other);
    for (const count of [1, 2, 3, 4]) await letPass(1, async () => (await progress(other)).sent, count);
    await letPass(1, async () => (await read(other)).status, 'sent');
    expect(await read(id)).toMatchObject({ status: 'paused', progress: { sent: 2, waiting: 2 } });
    expect((await call('POST', `${id}/resume/`)).status).toBe(200);
    // The second that the other took to end is over.
    for (const count of [3, 4]) await letPass(count - 3, sent, count);
    await letPass(1, async () => (await read(id)).status, 'sent');
    const copies = (email: string) => receivedBy(email).filter(({ subject }) => subject === 'News');
    expect(emails.map((email) => copies(email).length)).toEqual(emails.map(() => 1));
  });

  test('to more than one transaction queues reach everybody who was subscribed when they were sent off', async () => {
    const { db, clock } = app.services;
    const now = clock().toISOString();
    const subscribers = Array.from({ length: 1101 }, (_, number) => ({
      email: `many${number}@example.org`,
      status: 'confirmed' as const,
      confirm_hash: null,
      confirm_until: null,
      unsubscribe_hash: `many ${number}`,
      mailed_at: now,
      created_at: now,
      confirmed_at: now,
      left_at: null,
    }));
    await db.insertInto('newsletter_subscribers').values(subscribers).execute();
    const { id } = await write();
    const queued = async (where: Database) => {
      const mails = where.selectFrom('mails').where('campaign_id', '=', id);
      const { count } = await mails.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      return count;
    };
    // Counted before it is committed: from then on the sender queues the others.
    const first = await app.services.write(null, async (unit) => {
      await beginSending(unit, id, undefined);
      return queued(unit.db);
    });
    expect([first, (await progress(id)).total]).toEqual([500, 1101]);
    app.advance(SECOND);
    await subscribe();
    await expect.poll(() => queued(db), { timeout: 8000 }).toBe(1101);
    const { sent, ...others } = await progress(id);
    expect(others).toEqual({ total: 1101, waiting: 1101 - sent, failed: 0, left: 0 });
    const twice = db.selectFrom('mails').select('subscriber_id').where('campaign_id', '=', id);
    expect(
      await twice
        .groupBy('subscriber_id')
        .having(({ fn }) => fn.countAll(), '>', 1)
        .execute(),
    ).toEqual([]);
  });

  test('are sent to oneself first, as everybody would get them', async () => {
    const { id } = await write({ subject: 'Draft' });
    const reply = await call('POST', `${id}/test/`);
    expect([reply.status, await reply.json()]).toEqual([200, { recipient: writer.email }]);
    const mail = await app.mailbox.take(writer.email);
    expect(mail.subject).toBe('[Test] Draft');
    expect(mail.html).toContain('<p>Hello</p>');
    expect(mail.headers.some(({ key }) => key === 'list-unsubscribe-post')).toBe(true);
    expect((await read(id)).status).toBe('draft');

    const { db } = app.services;
    await db.updateTable('users').set({ language: 'fr' }).where('id', '=', writer.id).execute();
    expect((await call('POST', `${id}/test/`)).status).toBe(200);
    expect((await app.mailbox.take(writer.email)).subject).toBe('[E-mail de test] Draft');
    await db.updateTable('users').set({ language: 'en' }).where('id', '=', writer.id).execute();
  });

  test('are drafts until they are sent, and then stay as they are', async () => {
    await subscribe();
    const { id, updated_at } = await write();
    expect((await call('DELETE', `${id}/`)).status).toBe(204);
    expect((await call('POST', `${id}/send/`, {})).status).toBe(404);
    expect((await call('POST', `${id}/restore/`)).status).toBe(200);
    const changed = await call('PUT', `${id}/`, { subject: 'Better', content: '<p>x</p>', updated_at });
    expect(changed.status).toBe(200);
    expect((await call('POST', `${id}/send/`, { updated_at })).status).toBe(409);
    expect((await read(id)).status).toBe('draft');
    const both = await Promise.all([call('POST', `${id}/send/`, {}), call('POST', `${id}/send/`, {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await call('PUT', `${id}/`, { subject: 'Too late', content: '<p>x</p>' })).status).toBe(409);
    expect((await call('DELETE', `${id}/`)).status).toBe(409);
    await letPass(5, async () => (await progress(id)).sent, 1);
  });

  test('are listed without their content, which is asked for again and again while one is sent', async () => {
    const { id } = await write({ content: '<p>Long</p>' });
    const [listed] = await (await call('GET', '')).json();
    expect(listed).toMatchObject({ id, subject: 'News', progress: { total: 0 } });
    expect(listed).not.toHaveProperty('content');
    expect(await (await call('GET', `${id}/`)).json()).toMatchObject({ content: '<p>Long</p>' });
  });

  test('go to nobody where nobody has confirmed, and say so', async () => {
    await subscribe('pending');
    const { id } = await write();
    const reply = await call('POST', `${id}/send/`, {});
    expect([reply.status, (await reply.json()).detail]).toEqual([409, expect.stringContaining('no one to send')]);
    expect((await read(id)).status).toBe('draft');
  });

  test('that failed are shown with the reason, and can be sent again', async () => {
    const [one, two] = [await subscribe(), await subscribe()];
    const { id } = await write();
    await sendOff(id);
    for (const count of [1, 2]) await letPass(1, async () => (await progress(id)).sent, count);
    await letPass(1, async () => (await read(id)).status, 'sent');
    const { db, clock } = app.services;
    const subscriber = db.selectFrom('newsletter_subscribers').select('id').where('email', '=', one);
    await db
      .updateTable('mails')
      .set({ sent_at: null, failed_at: clock().toISOString(), last_error: 'Mailbox full' })
      .where('subscriber_id', 'in', subscriber)
      .execute();
    expect(await progress(id)).toEqual({ total: 2, sent: 1, failed: 1, waiting: 0, left: 0 });
    const failed = await (await call('GET', `${id}/failed/`)).json();
    expect(failed).toMatchObject({ count: 1, results: [{ email: one, reason: 'Mailbox full' }] });
    expect((await call('POST', `${id}/try-again/`)).status).toBe(200);
    await letPass(1, async () => (await progress(id)).sent, 2);
    await letPass(1, async () => (await read(id)).status, 'sent');
    expect([receivedBy(one).length, receivedBy(two).length]).toEqual([2, 1]);
    expect((await call('POST', `${id}/try-again/`)).status).toBe(409);
  });

  test.each([
    [{}, { subject: ['Subject is required'], content: ['Write the newsletter first.'] }],
    [{ subject: 'x', content: '<p>&nbsp;</p>' }, { content: ['Write the newsletter first.'] }],
    [{ subject: 'x'.repeat(201), content: '<p>x</p>' }, { subject: ['Use at most 200 characters.'] }],
    [{ subject: 'x\ny', content: '<p>x</p>' }, { subject: ['Enter this on one line.'] }],
  ])('with %j are refused at the field', async (body, errors) => {
    const reply = await call('POST', '', body);
    expect([reply.status, (await reply.json()).errors]).toEqual([400, errors]);
  });

  test('are sent by those who may send alone', async () => {
    const { id } = await write();
    for (const path of ['send', 'stop', 'resume', 'test', 'try-again']) {
      expect((await call('POST', `${id}/${path}/`, {}, reader.access)).status).toBe(403);
    }
    expect((await call('GET', `${id}/preview/`, undefined, reader.access)).status).toBe(200);
    expect((await (await call('GET', '', undefined, reader.access)).json())[0].can).toEqual({
      edit: false,
      delete: false,
    });
  });

  test('go to subscribers that staff find, count and save as a file', async () => {
    const [one] = [await subscribe(), await subscribe('pending'), await subscribe('left')];
    const get = (path: string, access = writer.access) =>
      app.call('GET', `/newsletter/subscribers/${path}`, undefined, access);
    expect(await (await get('counts/')).json()).toEqual({ pending: 1, confirmed: 1, left: 1, pace: 1000 });
    expect(await (await get(`?search=${one.toUpperCase()}`)).json()).toMatchObject({ count: 1 });
    expect(await (await get('?status=left&page=1&page_size=10')).json()).toMatchObject({
      count: 1,
      results: [{ status: 'left' }],
    });
    const file = await get('export/?status=confirmed');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await file.text()).split('\r\n')).toEqual(
      [
        '\uFEFF"Email","Status","Requested At","Confirmed At","Unsubscribed At"',
        expect.stringMatching(new RegExp(`^"${one}","Confirmed","2026-`)),
        '',
      ].map((line) => (typeof line === 'string' ? line.replace('\uFEFF', '') : line)),
    );
    expect((await get('export/', reader.access)).status).toBe(403);
  });
});
