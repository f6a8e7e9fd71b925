import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUpToday } from '../../server/backup/schedule.ts';
import { plannedVariants } from '../../server/media/variants.ts';
import { type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../support/patience.ts';
import { signedIn } from '../support/signed-in.ts';
import { startTestCluster, type TestCluster } from '../support/test-cluster.ts';
import { noise, sendFile } from '../uploads/corpus.ts';

vi.setConfig({ testTimeout: LOW_PRIORITY_WORK_WITHIN });

/** `CLUSTER_PICTURES=60 vitest run tests/cluster/once.test.ts` */
const PICTURES = Number(process.env.CLUSTER_PICTURES ?? 3);
const MAILS = 300;

let database: FreshDatabase;
let app: TestCluster;

beforeAll(async () => {
  database = await freshDatabase('postgres');
  app = await startTestCluster(database.url ?? '');
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

test(`${MAILS} mails put in by three nodes, which all send, arrive once each`, async () => {
  const recipients = Array.from({ length: MAILS }, (_, number) => `reader${number}@example.org`);
  await Promise.all(
    app.nodes.map(({ services }, place) =>
      services.write(null, async ({ mail }) => {
        for (const recipient of recipients.filter((_, number) => number % app.nodes.length === place))
          await mail({ recipient, subject: 'News', body: 'There is news.' });
      }),
    ),
  );
  const waiting = app.services.db.selectFrom('mails').select('id').where('sent_at', 'is', null).limit(1);
  await expect.poll(() => waiting.executeTakeFirst(), { timeout: 100_000 }).toBeUndefined();
  const arrived = app.mailbox.received.flatMap(({ to = [] }) => to.map(({ address }) => address));
  expect(arrived.sort()).toEqual(recipients.sort());
  const tries = await app.services.db.selectFrom('mails').select('tries').distinct().execute();
  expect(tries).toEqual([{ tries: 1 }]);
});

test(
  `${PICTURES} pictures sent to three nodes, which all make their smaller sizes, are each made once`,
  async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const kept = vi.spyOn(app.bucket.files, 'set');
    const bytes = await noise(300, 200).jpeg().toBuffer();
    const sent = Array.from({ length: PICTURES }, () =>
      sendFile(app.url, access, { name: 'a.jpg', type: 'image/jpeg', bytes }),
    );
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([201]));
    const unmade = app.services.db.selectFrom('media').select('id').where('variants', 'is', null).limit(1);
    await expect.poll(() => unmade.executeTakeFirst(), { timeout: 100_000 + PICTURES * 2000 }).toBeUndefined();
    const keys = kept.mock.calls.map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
    // The picture itself, its smaller sizes, and what networks show of a link to it.
    expect(keys).toHaveLength(PICTURES * (2 + plannedVariants('a.jpg', { width: 300, height: 200 }).length));
  },
  200_000 + PICTURES * 2000,
);

test('of three nodes that look whether the daily backup is there, one makes it', async () => {
  await Promise.all(app.nodes.map(({ services }) => backUpToday(services)));
  const folders = app.nodes.map(({ services }) => services.config.backupFolder);
  const made = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  expect(made.flat()).toHaveLength(1);
});
