import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { markedFolder } from '../../tests/support/marked-folder.ts';
import { readCopiedSettings, readSettingsOfMachine, SettingsCopier } from './copied-settings.ts';
import { makeCopyKey } from './copy-key.ts';
import type { CopyPlace } from './copy-place.ts';
import { momentName } from './moment-names.ts';
import { openPlace } from './open-place.ts';

const key = makeCopyKey();
const start = new Date('2026-11-20T08:00:00.000Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

const noAccess = { accessKeyId: null, secretAccessKey: null, sshKey: null, sshHost: null };

let folder: string;
let place: CopyPlace;

beforeEach(async () => {
  folder = await markedFolder();
  place = await openPlace(folder, noAccess);
});

const found = (SMTP_URL: string) => ({ settings: { SMTP_URL }, secretKey: 'the key of the site', files: {} });

test('what a new machine needs is read: settings with their passwords, the site’s key, the key for the other machine', async () => {
  const sshKey = join(folder, 'ssh');
  await writeFile(sshKey, 'private');
  const environment = { SMTP_URL: 'smtp://a:b@c', PORT: '', COPY_SSH_KEY: sshKey, PATH: '/bin', HOME: '/root' };
  expect(await readSettingsOfMachine(environment, 'the key of the site')).toMatchObject({
    settings: { SMTP_URL: 'smtp://a:b@c', COPY_SSH_KEY: sshKey },
    secretKey: 'the key of the site',
    files: { [sshKey]: 'private' },
  });
  expect(Object.keys((await readSettingsOfMachine(environment, 'x')).settings)).toEqual(['SMTP_URL', 'COPY_SSH_KEY']);
});

test('settings are copied when they change, also by one that starts anew, and are read as they were at any moment', async () => {
  const copier = new SettingsCopier(place, key);
  expect(await copier.copySettings(found('smtp://one'), start)).toBe(true);
  expect(await copier.copySettings(found('smtp://one'), after(1))).toBe(false);
  expect(await new SettingsCopier(place, key).copySettings(found('smtp://one'), after(2))).toBe(false);
  expect(await copier.copySettings(found('smtp://two'), after(3))).toBe(true);
  expect(await readCopiedSettings(place, key)).toMatchObject(found('smtp://two'));
  expect(await readCopiedSettings(place, key, after(2).toISOString())).toMatchObject(found('smtp://one'));
  expect(await readCopiedSettings(place, key, after(-1).toISOString())).toMatchObject(found('smtp://one'));
});

test('nobody without the key reads them, and another key is found out', async () => {
  await new SettingsCopier(place, key).copySettings(found('smtp://user:secret@host'), start);
  const [name = ''] = await place.list('settings');
  expect(Buffer.from(await place.read(name)).toString('latin1')).not.toContain('secret');
  await expect(readCopiedSettings(place, makeCopyKey())).rejects.toThrow('this is not its key');
  expect(await readCopiedSettings(await openPlace(await markedFolder(), noAccess), key)).toBeUndefined();
});

test('the newest win also when the clock stood two years ahead before, and a damaged one is written anew', async () => {
  const copier = new SettingsCopier(place, key);
  await copier.copySettings(found('smtp://ahead'), after(730));
  await copier.copySettings(found('smtp://now'), start);
  expect(await readCopiedSettings(place, key)).toMatchObject(found('smtp://now'));
  const [, newest = ''] = await place.list('settings');
  await place.write(newest, Buffer.from('damaged'));
  expect(await readCopiedSettings(place, key)).toMatchObject(found('smtp://ahead'));
  // Also by one that was there all the time.
  expect(await copier.copySettings(found('smtp://now'), start)).toBe(false);
  expect(await copier.copySettings(found('smtp://now'), after(1))).toBe(true);
  expect(await readCopiedSettings(place, key)).toMatchObject(found('smtp://now'));
});

test('those that others have followed for 8 weeks go, and the last ten stay', async () => {
  const copier = new SettingsCopier(place, key);
  for (let day = 0; day < 90; day += 1) await copier.copySettings(found(`smtp://${day}`), after(day));
  const names = await place.list('settings');
  expect(names.length).toBeGreaterThan(55);
  expect(names.length).toBeLessThan(60);
  await copier.copySettings(found('smtp://last'), after(900));
  expect(await place.list('settings')).toHaveLength(10);
});

test('files that somebody added are passed over: the next settings follow those before, and none goes for them', async () => {
  const copier = new SettingsCopier(place, key);
  await copier.copySettings(found('smtp://one'), start);
  for (let number = 999_985; number <= 999_999; number += 1)
    await place.write(`settings/${number}-${momentName(after(0.5).toISOString())}`, Buffer.from('worthless'));
  await place.write(`settings/000000-${momentName(start.toISOString())}`, Buffer.from('worthless'));
  await new SettingsCopier(place, key).copySettings(found('smtp://two'), after(100));
  expect(await readCopiedSettings(place, key)).toMatchObject(found('smtp://two'));
  expect(await readCopiedSettings(place, key, after(1).toISOString())).toMatchObject(found('smtp://one'));
  expect(await readCopiedSettings(place, key, after(-1).toISOString())).toMatchObject(found('smtp://one'));
});
