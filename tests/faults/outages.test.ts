import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { accessFor, signedIn } from '../support/signed-in.ts';
import { giveStaffMailbox } from '../support/staff-mailbox.ts';
import { startTestApp } from '../support/test-app.ts';
import { noise, sendFile } from '../uploads/corpus.ts';
import { startStorageTestApp } from '../uploads/storages.ts';
import { allowBackgroundErrors } from './background-errors.ts';
import { compare } from './compare.ts';
import { Ledger } from './ledger.ts';

beforeEach(allowBackgroundErrors);

test('another program keeps the database locked: writes give up together, and pages come meanwhile', async () => {
  const app = await startTestApp({ settings: { TRUST_PROXY: '127.0.0.1' } });
  await giveStaffMailbox(app.services.db);
  const { id } = await app.addUser({ isSuperuser: true });
  const place = { url: app.url, access: await accessFor(app, id) };
  const ledger = new Ledger();
  expect((await app.get('/')).status).toBe(200);
  const other = new DatabaseSync(join(app.services.config.dataFolder, 'intambwe.sqlite'));
  other.exec('begin immediate');
  const order: string[] = [];
  // One after the other they would take a minute.
  const writes = Promise.all(Array.from({ length: 3 }, () => ledger.writeEach(place))).then((statuses) => {
    order.push('writes');
    return statuses.flat();
  });
  expect((await app.get('/')).status).toBe(200);
  order.push('page');
  expect(new Set(await writes)).toEqual(new Set([503]));
  expect(order).toEqual(['page', 'writes']);
  expect(ledger.malformed).toEqual([]);
  other.exec('rollback');
  expect(await ledger.writeEach(place)).toEqual([201, 201, 202, 201]);
  // A lock that is given up in time is not noticed.
  other.exec('begin immediate');
  const patient = ledger.writeEach(place);
  setTimeout(() => other.exec('rollback'), 300);
  expect(await patient).toEqual([201, 201, 202, 201]);
  other.close();
  await ledger.repeatUnanswered(place);
  expect(await compare(app.services.db, ledger.entries)).toEqual([]);
  await app.close();
});

test('the storage is away: an upload is refused, leaves nothing, and the next one is kept', async () => {
  const app = await startStorageTestApp('S3 and PostgreSQL');
  const { access } = await signedIn(app, { isSuperuser: true });
  expect((await app.get('/')).status).toBe(200);
  const bytes = await noise(64, 48).jpeg().toBuffer();
  const send = () => sendFile(app.url, access, { name: 'a.jpg', type: 'image/jpeg', bytes });
  app.stumble(Number.POSITIVE_INFINITY);
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({ detail: 'The service is busy. Please try again in a moment.' });
  expect((await app.get('/')).status).toBe(200);
  expect((await app.get('/readyz')).status).toBe(503);
  expect((await app.get('/readyz/node')).status).toBe(200);
  app.stumble(0);
  expect(await app.services.db.selectFrom('media').select('id').execute()).toEqual([]);
  expect([...(await app.storedFiles()), ...(await app.partialFiles())]).toEqual([]);
  expect((await send()).status).toBe(201);
  expect((await app.get('/readyz')).status).toBe(200);
  await app.close();
});
