import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Campaign } from '../../domain/campaign.ts';
import { databases, freshDatabase } from '../../tests/support/databases.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { accessFor, signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp, type TestUser } from '../../tests/support/test-app.ts';
import { isClockRight } from '../clock-check/clock-check.ts';
import { hashSecret } from '../identity/secrets.ts';
import { lookAtTroubles } from '../troubles/watch.ts';
import { sendDue } from './scheduled.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const permissions = ['newsletter.view', 'newsletter.send', 'subscribers.view'] as const;

async function subscribe({ services: { db, clock } }: TestApp, email: string): Promise<void> {
  const now = clock().toISOString();
  const moments = { mailed_at: now, created_at: now, confirmed_at: now };
  await db
    .insertInto('newsletter_subscribers')
    .values({ ...moments, email, status: 'confirmed', unsubscribe_hash: hashSecret(email) })
    .execute();
}

/** What somebody who writes newsletters does on this app. */
function writingOn(app: TestApp, writer: () => TestUser) {
  // Signed in anew: the clock moves on by hours.
  const call = async (method: string, path: string, body?: unknown, access?: string) =>
    app.call(method, `/newsletter/campaigns/${path}`, body, access ?? (await accessFor(app, writer().id)));
  const inTime = (milliseconds: number) => new Date(app.services.clock().getTime() + milliseconds).toISOString();
  return {
    call,
    inTime,
    async write(subject = 'News'): Promise<Campaign> {
      return (await call('POST', '', { subject, content: '<p>Hello</p>' })).json();
    },
    schedule: (id: number, milliseconds: number, seen = {}) =>
      call('POST', `${id}/schedule/`, { send_at: inTime(milliseconds), ...seen }),
    read: async (id: number): Promise<Campaign> => (await call('GET', `${id}/`)).json(),
    /** Waits until the campaign is so. */
    becomes: (id: number, wanted: object) =>
      expect.poll(async () => (await call('GET', `${id}/`)).json(), { timeout: 8000 }).toMatchObject(wanted),
  };
}

eachDatabase('a newsletter that is to go out at a time', (app) => {
  let writer: TestUser;
  const { call, inTime, write, schedule, read, becomes } = writingOn(app, () => writer);
  const got = (subject: string) => app.mailbox.received.filter((mail) => mail.subject === subject).length;
  /** What the sender does at its next look, and has done when this ends. */
  const look = (id: number) => sendDue(app.services, [id], app.services.clock());

  beforeAll(async () => {
    writer = await app.addUser({ permissions });
  });

  beforeEach(async () => {
    const { db } = app.services;
    await db.deleteFrom('newsletter_campaigns').execute();
    await db.deleteFrom('newsletter_subscribers').execute();
    await subscribe(app, 'reader@example.org');
  });

  test('goes then and not before, to those who are subscribed then', async () => {
    const { id } = await write('On time');
    expect((await schedule(id, HOUR)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'scheduled', send_at: inTime(HOUR), missed: null });
    app.advance(HOUR - 1);
    await look(id);
    expect((await read(id)).status).toBe('scheduled');
    await subscribe(app, 'later@example.org');
    app.advance(1);
    await becomes(id, { status: 'sending', send_at: null, progress: { total: 2 } });
    for (const sent of [1, 2]) {
      app.advance(2000);
      await becomes(id, { progress: { sent } });
    }
    app.advance(2000);
    await becomes(id, { status: 'sent' });
    expect(got('On time')).toBe(2);
  });

  test('goes once, though several programs see at once that its time has come', async () => {
    const { id } = await write('Once');
    await schedule(id, HOUR);
    app.advance(HOUR);
    await Promise.all([look(id), look(id), look(id)]);
    app.advance(2000);
    await becomes(id, { progress: { sent: 1 } });
    app.advance(2000);
    await becomes(id, { status: 'sent' });
    await look(id);
    expect(got('Once')).toBe(1);
    const { db } = app.services;
    const begun = db.selectFrom('audit').select('id').where('action', '=', 'send').where('resource_id', '=', id);
    expect(await begun.execute()).toHaveLength(1);
  });

  test('stays as it is until then, and can be changed once its time is cancelled', async () => {
    const { id } = await write();
    await schedule(id, HOUR);
    const change = { subject: 'Better', content: '<p>x</p>' };
    const refused = await call('PUT', `${id}/`, change);
    expect([refused.status, (await refused.json()).detail]).toEqual([409, expect.stringContaining('Cancel the time')]);
    expect((await call('POST', `${id}/send/`, {})).status).toBe(409);
    expect((await call('POST', `${id}/unschedule/`)).status).toBe(200);
    expect((await call('POST', `${id}/unschedule/`)).status).toBe(409);
    expect(await read(id)).toMatchObject({ status: 'draft', send_at: null });
    app.advance(HOUR);
    await look(id);
    expect((await read(id)).status).toBe('draft');
    expect((await call('PUT', `${id}/`, change)).status).toBe(200);
  });

  test('cancelled, changed and deleted at the very moment, it goes as it was tried, or not at all', async () => {
    const { db } = app.services;
    for (const subject of ['Moment 1', 'Moment 2', 'Moment 3', 'Moment 4']) {
      const { id } = await write(subject);
      await schedule(id, HOUR);
      app.advance(HOUR);
      const access = await accessFor(app, writer.id);
      const [, cancelled, changed, deleted] = await Promise.all([
        look(id),
        call('POST', `${id}/unschedule/`, undefined, access),
        call('PUT', `${id}/`, { subject: 'Changed', content: '<p>x</p>' }, access),
        call('DELETE', `${id}/`, undefined, access),
      ]);
      const queued = await db.selectFrom('mails').select('id').where('campaign_id', '=', id).execute();
      const now = await db
        .selectFrom('newsletter_campaigns')
        .select(['status', 'subject', 'send_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (queued.length === 0) {
        expect(now).toMatchObject({ status: 'draft', send_at: null });
        continue;
      }
      expect(now).toEqual({ status: 'sending', subject, send_at: null });
      expect([cancelled, changed, deleted].map(({ status }) => status)).toEqual([409, 409, 409]);
    }
  });

  test('is moved to another time, unless somebody else has moved it meanwhile', async () => {
    const { id } = await write();
    const first = await (await schedule(id, HOUR)).json();
    const second = await (await schedule(id, 3 * HOUR, { updated_at: first.updated_at })).json();
    expect(second.send_at).toBe(inTime(3 * HOUR));
    const late = await schedule(id, 2 * HOUR, { updated_at: first.updated_at });
    expect([late.status, (await late.json()).current.send_at]).toEqual([409, second.send_at]);
    app.advance(2 * HOUR);
    await look(id);
    expect((await read(id)).status).toBe('scheduled');
  });

  test('does not go from the trash, nor when it comes back', async () => {
    const { id } = await write();
    await schedule(id, HOUR);
    expect((await call('DELETE', `${id}/`)).status).toBe(204);
    app.advance(HOUR);
    await look(id);
    expect(await (await call('POST', `${id}/restore/`)).json()).toMatchObject({ status: 'draft', send_at: null });
    await look(id);
    expect((await read(id)).status).toBe('draft');
  });

  test.each([
    [-MINUTE, 'This time has passed. Choose a later one.'],
    [0, 'This time has passed. Choose a later one.'],
    [367 * DAY, 'Choose a time within the next 12 months.'],
  ])('cannot have a time %i ms from now', async (milliseconds, text) => {
    const { id } = await write();
    const reply = await schedule(id, milliseconds);
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { send_at: [text] }]);
    expect((await read(id)).status).toBe('draft');
  });

  test('is given its time by those who may send, where there is somebody to send it to', async () => {
    const { id } = await write();
    const { access } = await signedIn(app, { permissions: ['newsletter.view'] });
    for (const path of ['schedule', 'unschedule'])
      expect((await call('POST', `${id}/${path}/`, { send_at: inTime(HOUR) }, access)).status).toBe(403);
    await app.services.db.deleteFrom('newsletter_subscribers').execute();
    expect((await schedule(id, HOUR)).status).toBe(409);
  });

  test('goes up to six hours late; after that it is a draft that says why, and superusers are told', async () => {
    const { email } = await app.addUser({ isSuperuser: true });
    const [late, tooLate] = [await write('Late'), await write('Too late')];
    await schedule(late.id, 3 * HOUR);
    await schedule(tooLate.id, HOUR);
    const wanted = inTime(HOUR);
    app.advance(8 * HOUR);
    await becomes(late.id, { status: 'sending' });
    await becomes(tooLate.id, { status: 'draft', missed: 'late', send_at: wanted });
    await lookAtTroubles(app.services);
    const mail = await app.mailbox.take(email, 'A newsletter was not sent at its time');
    expect(mail.text).toContain('“Too late”');
    expect(got('Too late')).toBe(0);
    // Whoever gives it a new time has dealt with it.
    await schedule(tooLate.id, HOUR);
    expect(await read(tooLate.id)).toMatchObject({ status: 'scheduled', missed: null });
    await lookAtTroubles(app.services);
    await app.mailbox.take(email, 'No newsletter is left unsent');
  });

  test('goes to nobody where all have left, and says so', async () => {
    const { id } = await write();
    await schedule(id, HOUR);
    await app.services.db.updateTable('newsletter_subscribers').set({ status: 'left' }).execute();
    app.advance(HOUR);
    await becomes(id, { status: 'draft', missed: 'nobody' });
  });

  test('does not go by a clock that has leapt ahead', async () => {
    const { id } = await write();
    const right = app.services.clock().toISOString();
    await isClockRight(app.services);
    await schedule(id, 20 * DAY);
    app.advance(20 * DAY + MINUTE);
    await look(id);
    expect((await read(id)).status).toBe('scheduled');
    app.setClock(right);
    await look(id);
    expect((await read(id)).status).toBe('scheduled');
  });
});

describe.each(databases)('on %s', (kind) => {
  test('a newsletter goes out soon after a start, where the site was off at its time', async () => {
    const database = await freshDatabase(kind);
    onTestFinished(() => database.drop());
    const folder = await mkdtemp(join(tmpdir(), 'intambwe-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const settings = { databaseUrl: database.url, settings: { SECRET_KEY: 'x'.repeat(40) } };
    const before = await startTestApp(settings);
    const start = before.services.clock();
    before.setClock(new Date(start.getTime() - 2 * HOUR).toISOString());
    await subscribe(before, 'reader@example.org');
    const writer = await before.addUser({ permissions });
    const { write, schedule } = writingOn(before, () => writer);
    const { id } = await write('Slept through');
    expect((await schedule(id, HOUR)).status).toBe(200);
    await cp(before.services.config.dataFolder, folder, { recursive: true });
    await before.close();

    const after = await startTestApp({ ...settings, copyOf: folder });
    onTestFinished(() => after.close());
    expect((await after.mailbox.take('reader@example.org')).subject).toBe('Slept through');
  });
});
