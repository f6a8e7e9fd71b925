import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Place } from '../../backup/place.ts';
import { type Config, readSettings } from '../../config.ts';
import { makeCopyKey, printCopyKey } from '../../copies/copy-key.ts';
import { TemporaryFiles } from '../../uploads/temporary-files.ts';
import { installedMachine } from '../copies/machine.ts';
import { checkSender } from './mail.ts';
import { checkSettingsFile, nearSetting } from './settings.ts';
import { checkUnit } from './unit.ts';

let app: TestApp;
let folder: string;
let settings: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'intambwe-doctor-'));
  settings = join(folder, 'intambwe.env');
  vi.stubEnv('INTAMBWE_SETTINGS', settings);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The site of the test with these settings. */
function placeWith(changes: Partial<Config>): Place {
  const { config, db, media } = app.services;
  const files = new TemporaryFiles(join(config.dataFolder, 'uploads'));
  return { config: { ...config, ...changes }, db, storage: media.storage, files };
}

describe('names in the file of settings', () => {
  test.each([
    ['MAILFROM', 'MAIL_FROM'],
    ['EMAIL_FROM', 'MAIL_FROM'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['TIMEZONE', 'TIME_ZONE'],
    ['BACKUPS_DIR', 'BACKUP_DIR'],
    ['ADMIN_MAIL', 'ADMIN_EMAIL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['PROT', undefined],
    ['MAIL_FROM', undefined],
    ['NODE_OPTIONS', undefined],
    ['HOME', undefined],
    ['PATH', undefined],
    ['TZ', undefined],
    ['MALLOC_ARENA_MAX', undefined],
  ])('%s: meant is %s', (name, meant) => expect(nearSetting(name)).toBe(meant));

  test('an endless one is not compared', () => expect(nearSetting('M'.repeat(10_000_000))).toBeUndefined());

  test('one that no setting has, and one nearly has, is a problem; the others are none', async () => {
    writeFileSync(settings, 'DATA_DIR=/var/lib/intambwe\nMAILFROM=A <a@example.org>\nNODE_OPTIONS=--trace-gc\n');
    chmodSync(settings, 0o640);
    expect(await checkSettingsFile()).toEqual([
      {
        level: 'problem',
        about: 'settings',
        says: `MAILFROM in ${settings} is no setting, and changes nothing. Is MAIL_FROM meant?`,
      },
      expect.objectContaining({ level: 'OK' }),
    ]);
  });

  test('without a file, a name in the environment that one nearly has is pointed out', async () => {
    vi.stubEnv('MOMO_CALLBACKHOST', 'example.org');
    expect(await checkSettingsFile()).toMatchObject([
      { level: 'warning', says: expect.stringContaining('Is MOMO_CALLBACK_HOST meant?') },
      { level: 'OK' },
    ]);
  });

  test('a file that everybody may read is a problem, and none at all is not', async () => {
    expect(await checkSettingsFile()).toMatchObject([{ level: 'OK', says: 'They come from the environment.' }]);
    writeFileSync(settings, 'DATA_DIR=/var/lib/intambwe\n');
    chmodSync(settings, 0o644);
    expect(await checkSettingsFile()).toMatchObject([{ level: 'problem', says: expect.stringContaining('chmod 640') }]);
  });
});

test.each([
  ['The Organisation <office@example.org>', 'OK'],
  ['office@example.org', 'OK'],
  ['"Words, and a comma" <office@example.org>', 'OK'],
  ['The Organisation', 'problem'],
  ['The Organisation <office>', 'problem'],
  ['The Organisation <office@example.org', 'OK'],
  ['office@example.org, other@example.org', 'problem'],
  ['Words, and a comma <office@example.org>', 'OK'],
  ['<>', 'problem'],
])('mail that comes from %s: %s', async (mailFrom, level) => {
  expect(await checkSender(placeWith({ mailFrom }))).toMatchObject({ level, about: 'MAIL_FROM' });
});

describe('the unit of the service', () => {
  const unit = () => join(folder, 'intambwe.service');
  const shipped = () => `[Service]\nEnvironmentFile=${settings}\nStateDirectory=intambwe\nProtectSystem=strict\n`;
  const own = { dataFolder: '/var/lib/intambwe', backupFolder: '/var/lib/intambwe/backups' };
  const find = async (changes: Partial<Config>) =>
    (await checkUnit(placeWith({ ...own, ...changes }), new Date(), folder)).map(
      ({ level, about }) => `${level} ${about}`,
    );

  test('lets the service write into its own folder alone', async () => {
    writeFileSync(unit(), shipped());
    expect(await find({})).toEqual([]);
    expect(await find({ backupFolder: '/srv/backups' })).toEqual(['problem BACKUP_DIR']);
    expect(await find({ dataFolder: '/srv/data', backupFolder: '/srv/data/backups' })).toEqual([
      'problem DATA_DIR',
      'problem BACKUP_DIR',
    ]);
    expect(await find({ backupFolder: '/var/lib/intambwe-other' })).toEqual(['problem BACKUP_DIR']);
  });

  test('lets the service write into a folder for copies once it was set up', async () => {
    writeFileSync(unit(), shipped());
    const [COPY_TO, COPY_KEY] = ['/mnt/copies s3://bucket/site', printCopyKey(makeCopyKey())];
    const { copies } = readSettings({ COPY_TO, COPY_KEY });
    expect(await find({ copies })).toEqual(['problem COPY_TO']);
    await installedMachine(settings, folder).letWrite(['/mnt/copies']);
    expect(await find({ copies })).toEqual([]);
  });

  test('may be opened for another folder by what is added to it, and closed again', async () => {
    writeFileSync(unit(), shipped());
    mkdirSync(`${unit()}.d`);
    writeFileSync(join(`${unit()}.d`, 'override.conf'), '[Service]\nReadWritePaths=-/srv/other -/srv/backups\n');
    expect(await find({ backupFolder: '/srv/backups/intambwe' })).toEqual([]);
    writeFileSync(join(`${unit()}.d`, 'zz.conf'), '[Service]\nReadWritePaths=\n');
    expect(await find({ backupFolder: '/srv/backups/intambwe' })).toEqual(['problem BACKUP_DIR']);
  });

  test('does not start without a folder that has no minus sign', async () => {
    writeFileSync(unit(), `${shipped()}ReadWritePaths=${folder} /srv/unmounted -/srv/backups\n`);
    expect(await find({})).toEqual(['warning unit', 'problem unit']);
  });

  test('is asked about the place that a link leads to', async () => {
    writeFileSync(unit(), `${shipped()}ReadWritePaths=-${folder}/open\n`);
    mkdirSync(join(folder, 'open'));
    mkdirSync(join(folder, 'closed'));
    symlinkSync(join(folder, 'closed'), join(folder, 'open/link'));
    expect(await find({ backupFolder: join(folder, 'open') })).toEqual([]);
    expect(await find({ backupFolder: join(folder, 'open/link') })).toEqual(['problem BACKUP_DIR']);
  });

  test('says nothing where there is none, where it is another site’s, and where it closes nothing', async () => {
    const backupFolder = '/srv/backups';
    expect(await find({ backupFolder })).toEqual([]);
    writeFileSync(unit(), shipped().replace(settings, '/etc/other.env'));
    expect(await find({ backupFolder })).toEqual([]);
    writeFileSync(unit(), shipped().replace('strict', 'full'));
    expect(await find({ backupFolder })).toEqual([]);
  });
});
