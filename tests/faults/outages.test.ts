import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openHouse } from '../support/house.ts';
import { accessFor, signedIn } from '../support/signed-in.ts';
import { giveStaffMailbox } from '../support/staff-mailbox.ts';
import { noise, sendFile } from '../uploads/corpus.ts';
import { openStorageHouse } from '../uploads/storages.ts';
import { compare } from './compare.ts';
import { Ledger } from './ledger.ts';

test('another program keeps the database locked: writes give up together, and pages come meanwhile', async () => {
  const house = await openHouse({ settings: { TRUST_PROXY: '127.0.0.1' } });
  await giveStaffMailbox(house.desk.rows);
  const { id } = await house.addUser({ isSuperuser: true });
  const place = { url: house.url, access: await accessFor(house, id) };
  const ledger = new Ledger();
  expect((await house.get('/')).status).toBe(200);
  const other = new DatabaseSync(join(house.desk.config.dataFolder, 'intambwe.sqlite'));
  other.exec('begin immediate');
  const order: string[] = [];
  // One after the other they would take a minute.
  const writes = Promise.all(Array.from({ length: 3 }, () => ledger.writeEach(place))).then((statuses) => {
    order.push('writes');
    return statuses.flat();
  });
  expect((await house.get('/')).status).toBe(200);
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
  expect(await compare(house.desk.rows, ledger.entries)).toEqual([]);
  await house.close();
}, 40_000);

test('the storage is away: an upload is refused, leaves nothing, and the next one is kept', async () => {
  const house = await openStorageHouse('S3 and PostgreSQL');
  const { access } = await signedIn(house, { isSuperuser: true });
  expect((await house.get('/')).status).toBe(200);
  const bytes = await noise(64, 48).jpeg().toBuffer();
  const send = () => sendFile(house.url, access, { name: 'a.jpg', type: 'image/jpeg', bytes });
  house.stumble(Number.POSITIVE_INFINITY);
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({ detail: 'The service is busy. Please try again in a moment.' });
  expect((await house.get('/')).status).toBe(200);
  expect((await house.get('/readyz')).status).toBe(503);
  expect((await house.get('/readyz/node')).status).toBe(200);
  house.stumble(0);
  expect(await house.desk.rows.selectFrom('media').select('id').execute()).toEqual([]);
  expect([...(await house.keptFiles()), ...(await house.partialFiles())]).toEqual([]);
  expect((await send()).status).toBe(201);
  expect((await house.get('/readyz')).status).toBe(200);
  await house.close();
}, 40_000);
