import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../tests/support/test-app.ts';
import { watchDisk } from './disk.ts';
import { lookAtTroubles } from './watch.ts';

const HOUR = 3_600_000;

test('superusers get one mail when the disk is nearly full, one when it is full, and one when it is well for a while', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { email } = await app.addUser({ isSuperuser: true });
  await app.addUser({ email: 'editor@example.org', permissions: ['posts.view'] });
  const find = (free: number) =>
    lookAtTroubles(app.services, [watchDisk(app.services.config, async () => ({ free, total: 20_000_000_000 }))]);
  const mails = async () => {
    const found = await app.services.db.selectFrom('mails').select(['recipient', 'subject']).orderBy('id').execute();
    expect(found.every(({ recipient }) => recipient === email)).toBe(true);
    return found.map(({ subject }) => subject);
  };
  await find(1_900_000_000);
  expect(await mails()).toEqual([]);
  await find(900_000_000);
  await find(800_000_000);
  const nearly = 'The disk is nearly full';
  expect(await mails()).toEqual([nearly]);
  await find(1_000_000);
  await find(1_000_000);
  await find(900_000_000);
  const full = 'The disk is full';
  expect(await mails()).toEqual([nearly, full]);
  await find(9_000_000_000);
  expect(await mails()).toEqual([nearly, full]);
  app.advance(HOUR);
  await find(9_000_000_000);
  await find(9_000_000_000);
  const well = 'The disk has room again';
  expect(await mails()).toEqual([nearly, full, well]);
  await find(900_000_000);
  expect(await mails()).toEqual([nearly, full, well, nearly]);
});
