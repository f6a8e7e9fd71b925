import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../server/database/open.ts';
import type { Write } from '../../server/database/unit-of-work.ts';
import type { OutgoingMail } from '../../server/mail/message.ts';
import { Outbox } from '../../server/mail/outbox.ts';
import { claimMail } from '../../server/mail/queue.ts';
import { claimNext } from '../../server/media/claims.ts';
import { newKey } from '../../server/media/keys.ts';
import { insertFile } from '../../server/media/store.ts';
import { type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { collectingLog } from '../support/logged-errors.ts';
import { MORNING } from '../support/test-app.ts';

// A row another node is claiming at this moment is skipped, not waited for.

let database: FreshDatabase;
let db: Database;
const clock = () => new Date(MORNING);
const now = MORNING;
const nothing = async () => undefined;
const write: Write = (_, work) =>
  db
    .transaction()
    .execute((transaction) => work({ db: transaction, now, audit: nothing, changes: nothing, mail: async () => 0 }));

beforeEach(async () => {
  database = await freshDatabase('postgres');
  db = openDatabase(database.url ?? '');
});

afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** Does the work while another node has the first row of this table in its hands. */
function whileTaken(table: 'mails' | 'media', work: () => Promise<void>): Promise<void> {
  return db.transaction().execute(async (other) => {
    await other.selectFrom(table).select('id').orderBy('id').limit(1).forUpdate().executeTakeFirstOrThrow();
    await work();
  });
}

test('of the mails', async () => {
  const sent: string[] = [];
  const send = async ({ recipient }: OutgoingMail) => void sent.push(recipient);
  const outbox = new Outbox(db, { send, close: () => undefined }, clock, collectingLog);
  const names = ['first@example.org', 'second@example.org', 'third@example.org'];
  for (const recipient of names) await outbox.put(db, { recipient, subject: 'News', body: 'News.' }, now);
  await whileTaken('mails', async () => {
    outbox.start();
    await expect.poll(() => sent).toEqual(names.slice(1));
  });
  outbox.nudge();
  await expect.poll(() => sent).toEqual([...names.slice(1), 'first@example.org']);
  await outbox.stop();
});

test('a mail over which the server takes minutes stays with the node that sends it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let passed = 0;
  let sent = 0;
  const later = () => new Date(Date.parse(MORNING) + passed);
  const answer = Promise.withResolvers<void>();
  const send = () => {
    sent += 1;
    return answer.promise;
  };
  const nodes = [1, 2].map(() => new Outbox(db, { send, close: () => undefined }, later, collectingLog));
  await nodes[0]?.put(db, { recipient: 'slow@example.org', subject: 'News', body: 'News.' }, now);
  for (const node of nodes) node.start();
  await expect.poll(() => sent).toBe(1);
  const free = db.selectFrom('mails').select('next_try_at').where('sent_at', 'is', null);
  for (const seconds of [20, 40, 60, 80, 100, 120, 140, 160, 180]) {
    passed = seconds * 1000;
    vi.advanceTimersByTime(20_000);
    const soon = new Date(later().getTime() + 45_000).toISOString();
    await expect.poll(async () => (await free.executeTakeFirstOrThrow()).next_try_at > soon).toBe(true);
  }
  expect(sent).toBe(1);
  answer.resolve();
  for (const node of nodes) await node.stop();
  vi.useRealTimers();
  expect(await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).toEqual([]);
});

test('of the pictures', async () => {
  const measures = { width: 900, height: 600, bytes: 1, placeholder: null, variants: null };
  const add = () => insertFile(db, { ...measures, key: newKey('jpg'), alt: '', type: 'image/jpeg', created_at: now });
  await add();
  const second = await add();
  await whileTaken('media', async () => {
    expect((await claimNext(write, clock()))?.id).toBe(second);
    expect(await claimNext(write, clock())).toBeUndefined();
  });
});

test('of the recipients of a campaign', async () => {
  const campaign = { subject: 'News', content: '<p>News.</p>', status: 'sending' as const };
  const { id: campaign_id } = await db
    .insertInto('newsletter_campaigns')
    .values({ ...campaign, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mail = { campaign_id, recipient: '', subject: '', body: '', created_at: now, next_try_at: now };
  const [, second] = await db.insertInto('mails').values([mail, mail]).returning('id').execute();
  await whileTaken('mails', async () => {
    expect((await claimMail(db, clock(), campaign_id))?.id).toBe(second?.id);
    expect(await claimMail(db, clock(), campaign_id)).toBeUndefined();
  });
});
