import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../tests/support/test-app.ts';
import { tellOfDisk } from './disk-notice.ts';

test('superusers get one mail when the disk is nearly full, one when it is full, and no more until it was well', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { email } = await app.addUser({ isSuperuser: true });
  await app.addUser({ email: 'editor@example.org', permissions: ['posts.view'] });
  const find = (free: number) => tellOfDisk(app.services, async () => ({ free, total: 20_000_000_000 }));
  const mails = () => app.services.db.selectFrom('mails').select(['recipient', 'subject']).orderBy('id').execute();
  await find(1_900_000_000);
  expect(await mails()).toEqual([]);
  await find(900_000_000);
  await find(800_000_000);
  const nearly = { recipient: email, subject: 'The disk is nearly full' };
  expect(await mails()).toEqual([nearly]);
  await find(1_000_000);
  await find(1_000_000);
  await find(900_000_000);
  const full = { recipient: email, subject: 'The disk is full' };
  expect(await mails()).toEqual([nearly, full]);
  await find(9_000_000_000);
  await find(900_000_000);
  expect(await mails()).toEqual([nearly, full, nearly]);
});
