import { beforeAll, expect, test } from 'vitest';
import { openBucket } from '../../../tests/support/s3.ts';
import { copiedName, filesAt } from '../../copies/copied-files.ts';
import { makeCopyKey, printCopyKey } from '../../copies/copy-key.ts';
import type { CopyPlace } from '../../copies/copy-place.ts';
import { openPlace } from '../../copies/open-place.ts';
import { seal } from '../../copies/sealed.ts';
import { noteUnneeded } from '../../copies/unneeded-files.ts';
import { pruneCopies } from './prune.ts';

const key = makeCopyKey();
const now = new Date('2026-11-20T08:00:00.000Z');
const before = (days: number) => new Date(now.getTime() - days * 86_400_000);

let address: string;
let account: string[];
let place: CopyPlace;
let bucket: Awaited<ReturnType<typeof openBucket>>;

beforeAll(async () => {
  bucket = await openBucket();
  const { MEDIA_URL = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = bucket.settings;
  address = MEDIA_URL.replace('?', '/site?');
  account = [AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY];
  place = await openPlace(address, {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sshKey: null,
    sshHost: null,
  });
  const gone = copiedName(key, 'gone');
  for (const name of [gone, copiedName(key, 'stays')]) {
    const path = `files/${name.slice(0, 2)}/${name}.1-1`;
    await place.write(path, seal(Buffer.from('{}\n'), path, key));
  }
  for (let day = 60; day >= 0; day -= 1) await noteUnneeded(place, key, [gone], before(day));
  return () => bucket.close();
});

/** Prunes on a computer that has no settings, and answers what was said. */
async function prune(answers: readonly string[], at: Date): Promise<string> {
  const said: string[] = [];
  const left = [...answers];
  const talk = {
    say: (text: string) => void said.push(text),
    ask: async () => left.shift() ?? '',
    close: () => undefined,
  };
  await pruneCopies(address, {}, talk, at);
  return said.join('\n');
}

test('another computer asks for the key and the account, and removes what 8 weeks have not needed', async () => {
  await expect(prune([printCopyKey(key), 'stranger', 'x'], now)).rejects.toThrow('it refuses the account');
  await expect(prune(['nothing'], now)).rejects.toThrow('A key has no');
  expect(await prune([printCopyKey(key), ...account], before(-4))).toContain('is this clock right?');
  expect((await filesAt(place)).size).toBe(2);
  expect(await prune([printCopyKey(key), ...account], now)).toContain('pictures and documents among it: 1');
  expect([...(await filesAt(place)).keys()]).toEqual([copiedName(key, 'stays')]);
});

test('an account that may not remove anything says so', async () => {
  bucket.forbidRemoving();
  expect(await prune([printCopyKey(key), ...account], now)).toContain('this account may not remove anything either');
});
