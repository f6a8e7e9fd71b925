import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signedInReply } from '../../domain/sign-in.ts';
import { claimNext, failClaim } from '../../server/media/claims.ts';
import { databases, type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { addPicture } from '../support/factories.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../support/staff-mailbox.ts';
import { MORNING, startTestApp, type TestApp, type TestUser } from '../support/test-app.ts';
import { type Line, openLine } from './line.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(databases)('time and mail, on %s', (kind) => {
  let database: FreshDatabase;
  let mailbox: Mailbox;
  let line: Line;
  let app: TestApp;
  let ticks: number;

  beforeEach(async () => {
    ticks = 0;
    database = await freshDatabase(kind);
    mailbox = await openMailbox();
    line = await openLine(Number(new URL(mailbox.url).port));
    app = await startTestApp({ databaseUrl: database.url, settings: { SMTP_URL: `smtp://127.0.0.1:${line.port}` } });
    await giveStaffMailbox(app.services.db);
  });

  afterEach(async () => {
    line.mend();
    await app.close();
    line.close();
    await mailbox.close();
    await database.drop();
  });

  /** Moves the clock, and waits until the queue has come to a mail that is put in now: then all before it was tried. */
  async function pass(milliseconds: number): Promise<void> {
    app.advance(milliseconds);
    ticks += 1;
    const recipient = `tick${ticks}@example.org`;
    await app.services.write(null, (unit) => unit.mail({ recipient, subject: 'Tick', body: 'Tack' }));
    const tick = app.services.db.selectFrom('mails').select('id').where('recipient', '=', recipient);
    const tried = tick.where((row) => row.or([row('sent_at', 'is not', null), row('last_error', 'is not', null)]));
    await expect.poll(() => tried.execute(), { timeout: 60_000 }).toHaveLength(1);
  }

  /** The password, the mail and the code, by way of the mail server that may be away. */
  async function signIn({ email, password }: TestUser): Promise<string> {
    const { challenge } = await (await app.call('POST', '/login/', { email, password })).json();
    let otp: string | undefined;
    // There are notices as well, of a lock.
    while (otp === undefined) otp = /\b\d{6}\b/.exec((await mailbox.take(email)).text ?? '')?.[0];
    const { access } = signedInReply.parse(
      await (await app.call('POST', '/verify-otp/', { email, otp, challenge })).json(),
    );
    return access;
  }

  const arrivedFor = (address: string) =>
    mailbox.received.filter(({ to }) => to?.some((one) => one.address === address)).map(({ subject }) => subject);

  async function requestLink(name: string): Promise<void> {
    const fields = { name, email: `${name}@example.org`, subject: name, message: 'May I come?' };
    expect((await app.call('POST', '/contact/', fields)).status).toBe(201);
  }

  test('the mail server is away for half an hour: notices come afterwards, a code that ran out does not', async () => {
    const user = await app.addUser();
    line.hangUp();
    await requestLink('keza');
    expect((await app.call('POST', '/login/', { email: user.email, password: user.password })).status).toBe(200);
    for (let minute = 0; minute < 30; minute += 5) await pass(5 * MINUTE);
    expect(mailbox.received).toEqual([]);
    line.mend();
    await requestLink('aline');
    for (let minute = 0; minute < 40; minute += 10) await pass(10 * MINUTE);
    for (const name of ['keza', 'aline']) expect(arrivedFor(`${name}@example.org`)).toHaveLength(1);
    expect(arrivedFor(STAFF_MAILBOX).toSorted()).toEqual(['New message: aline', 'New message: keza']);
    for (let tick = 1; tick <= ticks; tick += 1) expect(arrivedFor(`tick${tick}@example.org`)).toEqual(['Tick']);
    expect(arrivedFor(user.email)).toEqual([]);
    const { failed_at, body } = await app.services.db
      .selectFrom('mails')
      .select(['failed_at', 'body'])
      .where('recipient', '=', user.email)
      .executeTakeFirstOrThrow();
    expect([failed_at === null, body]).toEqual([false, '']);
    // A new sign-in gets a new code.
    expect(await signIn(user)).not.toBe('');
  });

  test('the clock goes a day ahead and back: nothing waits for the day to come round again', async () => {
    const { db, write, clock } = app.services;
    const user = await app.addUser({ isSuperuser: true });
    const access = await signIn(user);
    const announcement = { title: 'Market', message: 'Market on Friday', is_active: true };
    const until = new Date(Date.parse(MORNING) + DAY / 2).toISOString();
    const body = { ...announcement, show_until: until };
    expect((await app.call('POST', '/announcements/', body, access)).status).toBe(201);
    const home = async () => (await app.get('/')).text();
    expect(await home()).toContain('Market on Friday');
    await addPicture(app.services);

    await pass(DAY);
    expect(await home()).not.toContain('Market on Friday');
    const picture = await claimNext(write, clock());
    if (picture) await failClaim(write, picture, clock(), true);
    line.hangUp();
    await requestLink('keza');
    await pass(MINUTE);
    expect((await app.call('POST', '/newsletter/', { email: 'reader@example.org' })).status).toBe(202);
    const wrong = { email: user.email, password: 'not-the-password' };
    for (let turn = 0; turn < 11; turn += 1) await app.call('POST', '/login/', wrong);
    // As if there had been as many as are allowed; only PostgreSQL keeps them longer than the process.
    if (kind === 'postgres') await sql`update attempts set points = 1000, expire = expire + ${DAY}`.execute(db);
    line.mend();

    app.setClock(MORNING);
    expect(await home()).toContain('Market on Friday');
    await pass(MINUTE);
    // A mail put off to the day that did not come is the last in the queue.
    await expect.poll(() => arrivedFor('keza@example.org'), { timeout: 60_000 }).toHaveLength(1);
    expect((await app.call('GET', '/me/', undefined, access)).status).toBe(200);
    const again = await signIn(user);
    expect((await app.call('POST', '/newsletter/', { email: 'reader@example.org' })).status).toBe(202);
    await requestLink('aline');
    await pass(0);
    await expect.poll(() => arrivedFor('reader@example.org'), { timeout: 60_000 }).toHaveLength(2);
    if (picture) expect(await claimNext(write, clock())).toMatchObject({ id: picture.id });
    const unsent = db.selectFrom('mails').select('recipient').where('sent_at', 'is', null);
    await expect.poll(() => unsent.execute(), { timeout: 60_000 }).toEqual([]);
    const mails = await db.selectFrom('mails').select('id').execute();
    expect(mailbox.received).toHaveLength(mails.length);
    expect((await app.call('POST', '/announcements/', body, again)).status).toBe(201);
  });
});
