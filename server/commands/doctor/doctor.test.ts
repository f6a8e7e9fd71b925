import { once } from 'node:events';
import { chmod, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { runBeside } from '../../../tests/support/script.ts';
import type { Place } from '../../backup/place.ts';
import type { Config } from '../../config.ts';
import { addPledge } from '../../giving/pledges.ts';
import { TemporaryFiles } from '../../uploads/temporary-files.ts';
import { examineSite } from './doctor.ts';
import type { Finding } from './finding.ts';

eachDatabase('intambwe doctor', (app) => {
  beforeAll(async () => {
    await app.addUser({ isSuperuser: true });
  });

  /** The findings on the site of the test, with these settings changed. */
  async function find(about: string, changes: Partial<Config> = {}, now = new Date()): Promise<Finding[]> {
    const { config, db, media } = app.services;
    const place: Place = {
      config: { ...config, publicUrl: app.url, ...changes },
      db,
      storage: media.storage,
      files: new TemporaryFiles(join(config.dataFolder, 'uploads')),
    };
    return (await examineSite(place, now)).filter((finding) => finding.about === about);
  }
  const levels = (findings: Finding[]) => findings.map(({ level }) => level);

  test('an address that is this machine’s own is a problem', async () => {
    expect(levels(await find('PUBLIC_URL', { publicUrl: 'http://localhost:3000' }))).toEqual(['problem']);
  });

  test('an address that leads to the site is fine, and one where something else answers is a problem', async () => {
    // An address of this machine that does not look like one, as a site's own name does.
    const reached = (port: string) => ({ publicUrl: `http://[::ffff:127.0.0.1]:${port}` });
    const { port } = new URL(app.url);
    expect(await find('PUBLIC_URL', reached(port))).toContainEqual(
      expect.objectContaining({ level: 'OK', says: expect.stringContaining('leads to this site') }),
    );
    const other = createServer((_, response) => response.end('Welcome to nginx!')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    const otherPort = typeof address === 'object' ? String(address?.port) : '';
    expect(await find('PUBLIC_URL', reached(otherPort))).toContainEqual(
      expect.objectContaining({ level: 'problem', says: expect.stringContaining('Something else answers') }),
    );
  });

  test('https without a proxy that is believed is a problem, and so is a proxy that is everybody', async () => {
    const publicUrl = 'https://no-such-name.invalid';
    expect(levels(await find('TRUST_PROXY', { publicUrl }))).toEqual(['problem']);
    expect(levels(await find('TRUST_PROXY', { publicUrl, trustedProxies: ['127.0.0.1'] }))).toEqual(['OK']);
    expect(levels(await find('TRUST_PROXY', { publicUrl, trustedProxies: ['0.0.0.0/0'] }))).toEqual(['problem']);
    expect(await find('PUBLIC_URL', { publicUrl })).toMatchObject([
      { level: 'problem', says: expect.stringContaining('does not answer') },
    ]);
  });

  test('mail: none, a server that is not there, and one that takes it', async () => {
    expect(levels(await find('SMTP_URL', { smtpUrl: null }))).toEqual(['problem']);
    expect(levels(await find('SMTP_URL', { smtpUrl: 'smtp://127.0.0.1:1' }))).toEqual(['problem']);
    expect(levels(await find('SMTP_URL'))).toEqual(['OK']);
  });

  test('a folder that others may look into is told, and a key that they may read', async () => {
    const { dataFolder } = app.services.config;
    await writeFile(join(dataFolder, 'secret.key'), app.services.config.secretKey);
    const { mode } = await stat(dataFolder);
    await chmod(dataFolder, 0o700);
    expect(levels(await find('files'))).toEqual(['OK']);
    await chmod(dataFolder, 0o755);
    await chmod(join(dataFolder, 'secret.key'), 0o644);
    expect(await find('files')).toContainEqual(
      expect.objectContaining({ level: 'problem', says: expect.stringContaining('secret.key') }),
    );
    await chmod(dataFolder, mode);
  });

  test('a sum that was changed past its gifts is a problem', async () => {
    expect(levels(await find('gifts'))).toEqual(['OK']);
    const { db, clock, config } = app.services;
    const id = await app.services.write(null, (unit) =>
      addPledge(
        unit,
        {
          ...{ amount: '500', currency: 'RWF', rhythm: 'once', project_id: null, is_reminder_wanted: false },
          ...{ full_name: 'Aline', email: 'aline@example.org', phone: '', message: '' },
        },
        { language: 'en', timeZone: config.timeZone, form: null, isByStaff: true },
      ),
    );
    expect(levels(await find('gifts', {}, clock()))).toEqual(['OK']);
    await sql`update pledges set received = 7 where id = ${id}`.execute(db);
    expect(levels(await find('gifts'))).toEqual(['problem']);
    await sql`update pledges set received = 0 where id = ${id}`.execute(db);
  });

  test('a site without a superuser is reported as a problem', async () => {
    expect(levels(await find('superuser'))).toEqual(['OK']);
    await app.services.db.updateTable('users').set({ is_superuser: false }).execute();
    expect(levels(await find('superuser'))).toEqual(['problem']);
  });

  test('whether the site runs is told, by what answers at its address', async () => {
    const { hostname: host, port } = new URL(app.url);
    expect(levels(await find('service', { host, port: Number(port) }))).toEqual(['OK']);
    expect(await find('service', { host, port: 1 })).toMatchObject([
      { level: 'problem', says: 'It does not run: nothing answers at http://127.0.0.1:1.' },
    ]);
  });

  test('the clock is right, and a day behind what was written it is not', async () => {
    await runBeside(app, ['admin', 'unlock', (await app.addUser()).email]);
    const now = new Date();
    expect(levels(await find('clock', {}, now))).not.toContain('problem');
    expect(levels(await find('clock', {}, new Date(now.getTime() - 86_400_000)))).toEqual(['problem']);
  });

  describe('backups', () => {
    beforeEach(() => app.services.db.deleteFrom('backups').execute());

    test('none is a warning, a good one is fine', async () => {
      expect(levels(await find('backups'))).toEqual(['warning']);
      expect((await runBeside(app, ['backup'])).code).toBe(0);
      expect(levels(await find('backups'))).toEqual(['OK', 'OK']);
    });

    test('an old one, and one that is damaged, are problems', async () => {
      expect((await runBeside(app, ['backup'])).code).toBe(0);
      await app.services.db.updateTable('backups').set({ made_at: '2020-01-01T00:00:00.000Z' }).execute();
      const { file } = await app.services.db.selectFrom('backups').select('file').executeTakeFirstOrThrow();
      await writeFile(file, 'damaged');
      expect(levels(await find('backups'))).toEqual(['problem', 'problem']);
    });

    test('one whose file was removed is told', async () => {
      expect((await runBeside(app, ['backup'])).code).toBe(0);
      const { file } = await app.services.db.selectFrom('backups').select('file').executeTakeFirstOrThrow();
      await rm(file);
      const says = expect.stringContaining('The file of the last backup no longer exists');
      expect(await find('backups')).toMatchObject([{ level: 'problem', says }]);
      expect((await runBeside(app, ['status'])).stdout).toEqual(says);
    });

    test('a folder that cannot be written is told', async () => {
      const taken = join(app.services.config.dataFolder, 'taken');
      await writeFile(taken, '');
      const [told, ...others] = await find('BACKUP_DIR', { backupFolder: join(taken, 'backups') });
      expect(told).toMatchObject({ level: 'problem', says: expect.stringContaining('That path is not a folder.') });
      expect(others).toEqual([]);
      expect(await find('BACKUP_DIR')).toEqual([]);
    });

    test('a disk with too little room for one like the last is told', async () => {
      expect((await runBeside(app, ['backup'])).code).toBe(0);
      const tooLittle = expect.objectContaining({ says: expect.stringContaining('too little for the next backup') });
      expect(await find('disk')).not.toContainEqual(tooLittle);
      await app.services.db.updateTable('backups').set({ bytes: 1e15 }).execute();
      expect(await find('disk')).toContainEqual(tooLittle);
    });

    test('reports that no backups are made', async () => {
      expect(levels(await find('BACKUPS_KEPT', { backupCount: 0 }))).toEqual(['warning']);
    });
  });

  test('says every finding in a line, ends with 1 where there is a problem, and sends a mail with a number', async () => {
    const { code, stdout } = await runBeside(app, ['doctor', '--send-mail', 'aline@example.org'], {
      SMTP_URL: app.mailbox.url,
      PUBLIC_URL: 'http://localhost:3000',
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^problem +PUBLIC_URL +/m);
    const number = /with the number (\d{6})/.exec(stdout)?.[1] ?? 'none';
    expect((await app.mailbox.take('aline@example.org')).subject).toContain(number);
  });

  test('does not take an option that it does not know', async () => {
    expect((await runBeside(app, ['doctor', '--fix'])).code).toBe(2);
  });
});
