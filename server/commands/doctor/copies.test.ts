import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { markedFolder } from '../../../tests/support/marked-folder.ts';
import { openBucket } from '../../../tests/support/s3.ts';
import { readSettings, type Settings } from '../../config.ts';
import { makeCopyKey, printCopyKey } from '../../copies/copy-key.ts';
import { type CopyState, writeCopyState } from '../../copies/copy-state.ts';
import { readPlaceAddress } from '../../copies/place-address.ts';
import { checkCopies } from './copies.ts';

const COPY_KEY = printCopyKey(makeCopyKey());
const now = new Date('2026-11-20T08:00:00.000Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

let dataFolder: string;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-doctor-'));
  await mkdir(join(dataFolder, 'backups'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
});

const settings = (more: NodeJS.ProcessEnv = {}): Settings => readSettings({ DATA_DIR: dataFolder, COPY_KEY, ...more });

/** What the process that copies says of a place. */
async function say(place: string, more: Partial<CopyState>): Promise<void> {
  const well = { copiedUntil: before(0), provenAt: before(10), problem: null, problemSince: null, at: before(0) };
  const state = { place, ...well, lastSequence: 1, lastFingerprint: '', isOnSameDisk: false, ...more };
  await writeCopyState(dataFolder, readPlaceAddress(place)?.name ?? '', state);
}

const problems = async (config: Settings) =>
  (await checkCopies({ config: { ...config, secretKey: '' } }, now))
    .filter(({ level }) => level === 'problem')
    .map(({ says }) => says);

test('a site without copies elsewhere is warned, in other words where even the daily backups are on the same disk', async () => {
  const config = { ...settings(), secretKey: '' };
  expect(await checkCopies({ config }, now)).toMatchObject([
    { level: 'warning', says: expect.stringContaining('Your copies are on the same disk as the data') },
  ]);
  const other = { ...config, backupFolder: '/proc' };
  expect(await checkCopies({ config: other }, now)).toMatchObject([
    { level: 'warning', says: expect.stringContaining('There are no copies to the second elsewhere') },
  ]);
});

test('copies that are well, and on another disk, are no trouble', async () => {
  const folder = await markedFolder();
  await say(folder, {});
  expect(await checkCopies({ config: { ...settings({ COPY_TO: folder }), secretKey: '' } }, now)).toEqual([
    { level: 'OK', about: 'copies', says: `${folder} can be written and read.` },
  ]);
  await say(folder, { isOnSameDisk: true });
  expect(await checkCopies({ config: { ...settings({ COPY_TO: folder }), secretKey: '' } }, now)).toContainEqual(
    expect.objectContaining({ level: 'warning', says: expect.stringContaining('what ends one ends the other') }),
  );
});

test.each([
  [{ problem: 'The disk is full.', problemSince: before(20) }, `The disk is full. Since ${before(20)}.`],
  [{ at: before(6) }, 'nothing was heard of it since'],
  [{ provenAt: before(60 * 40) }, 'it was not replayed since'],
  [{ provenAt: null }, 'it has not been replayed yet'],
])('a copy with %j is a problem', async (state, words) => {
  const folder = await markedFolder();
  await say(folder, state);
  expect(await problems(settings({ COPY_TO: folder }))).toEqual([expect.stringContaining(words)]);
});

test('each place is tried: a missing disk, an account that was ended, and one that was never begun are named', async () => {
  const bucket = await openBucket();
  onTestFinished(() => bucket.close());
  const { MEDIA_URL = '', AWS_ACCESS_KEY_ID: COPY_ACCESS_KEY_ID = '' } = bucket.settings;
  const gone = join(dataFolder, 'gone');
  await say(gone, {});
  const found = await problems(
    settings({ COPY_TO: `${gone} ${MEDIA_URL}`, COPY_ACCESS_KEY_ID, COPY_SECRET_ACCESS_KEY: 'wrong-secret' }),
  );
  expect(found).toEqual([
    expect.stringContaining('nothing has been copied yet'),
    expect.stringContaining('Is its disk there?'),
    expect.stringContaining('it refuses the account'),
  ]);
  expect(found.join()).not.toContain('wrong-secret');
});
