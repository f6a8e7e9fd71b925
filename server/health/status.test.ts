import { readdir, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import type { Language } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../../tests/support/patience.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { MORNING, startTestApp } from '../../tests/support/test-app.ts';
import { backUpToday } from '../backup/schedule.ts';

vi.setConfig({ testTimeout: LOW_PRIORITY_WORK_WITHIN });

const TOKEN = 'a-monitor-of-this-site';

eachDatabase('watching the app', { perTest: true, settings: { METRICS_TOKEN: TOKEN } }, (app) => {
  const metrics = (token?: string) => app.get('/metrics', token ? { authorization: `Bearer ${token}` } : {});

  test('the status says what waits, what failed, and when a backup was last proven', async () => {
    const { access } = await app.signIn(await app.addUser({ permissions: ['audit.view'] }));
    const read = async () => (await app.call('GET', '/status/', undefined, access)).json();
    expect(await read()).toMatchObject({ mail: { failed: 0 }, backup: { last: null, proven_at: null } });
    await backUpToday(app.services);
    const now = app.services.clock().toISOString();
    const mail = { recipient: 'a@example.org', subject: 's', body: 'b', created_at: now, next_try_at: now };
    await app.services.db
      .insertInto('mails')
      .values({ ...mail, failed_at: now })
      .execute();
    const status = await read();
    expect(status).toMatchObject({
      at: now,
      mail: { failed: 1 },
      backup: { last: { made_at: now, problem: null }, proven_at: now },
    });
    expect(status.disk.free).toBeGreaterThan(0);
    expect(status.disk.total).toBeGreaterThanOrEqual(status.disk.free);
  });

  test('after backups that fail, the numbers say when the last one was made, and when one was tried', async () => {
    expectLoggedErrors(/^The backup failed; it is tried again/);
    const metric = async (name: string) =>
      new RegExp(`^intambwe_${name} (.+)$`, 'm').exec(await (await metrics(TOKEN)).text())?.[1];
    const seconds = () => String(app.services.clock().getTime() / 1000);
    await backUpToday(app.services);
    const made = seconds();
    app.advance(24 * 3_600_000);
    // A file stands in the place of the folder.
    const { config } = app.services;
    await writeFile(`${config.dataFolder}/taken`, '');
    await backUpToday({ ...app.services, config: { ...config, backupFolder: `${config.dataFolder}/taken/backups` } });
    expect(await metric('backup_made_seconds')).toBe(made);
    expect(await metric('backup_tried_seconds')).toBe(seconds());
    expect(await metric('backup_failed')).toBe('1');
  });

  test('the last proven backup is kept, the others can be deleted to make room', async () => {
    await backUpToday(app.services);
    app.advance(24 * 3_600_000);
    await backUpToday(app.services);
    const viewer = await signedIn(app, { isSuperuser: true });
    const read = async () => (await app.call('GET', '/status/', undefined, viewer.access)).json();
    const { stored } = (await read()).backup;
    expect(stored.map(({ is_needed }: { is_needed: boolean }) => is_needed)).toEqual([true, false]);
    const remove = (id: number) => app.call('DELETE', `/backups/${id}/`, undefined, viewer.access);
    const [needed, old] = stored;
    expect((await remove(needed.id)).status).toBe(409);
    expect(await readdir(app.services.config.backupFolder)).toHaveLength(2);
    expect((await remove(old.id)).status).toBe(204);
    expect(await readdir(app.services.config.backupFolder)).toHaveLength(1);
    expect((await remove(old.id)).status).toBe(404);
    expect((await read()).backup.stored).toEqual([needed]);
    const audit = await (await app.call('GET', '/audit/', undefined, viewer.access)).json();
    expect(audit.results[0].sentence).toContain('permanently deleted a backup');
  });

  test('faults are reported, and only those that another node would not have take a node out', async () => {
    const away = await startTestApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const ready = async () => {
      const reply = await away.get('/readyz');
      return [reply.status, await reply.json()];
    };
    const well = {
      status: 'ok',
      database: 'ok',
      secret_key: 'ok',
      storage: 'ok',
      mail: 'ok',
      backups: 'ok',
      proxy: 'ok',
    };
    expect(await ready()).toEqual([200, well]);
    const { email, password } = await away.addUser();
    await away.call('POST', '/login/', { email, password });
    const failing = { ...well, status: 'degraded', mail: 'failing' };
    await expect.poll(ready, { timeout: 60_000 }).toEqual([200, failing]);
    const { db, clock } = away.services;
    await db
      .insertInto('backups')
      .values({
        day: '2026-11-20',
        file: '',
        made_at: clock().toISOString(),
        problem: staffText('backupUntested', { text: staffText('backupPathNoFolder', 'a-file') }),
        next_try_at: MORNING,
      })
      .execute();
    expect(await ready()).toEqual([200, { ...failing, backups: 'failed' }]);
    const reader = await signedIn(away, { permissions: ['audit.view'] });
    const problemFor = async (language: Language) => {
      await db.updateTable('users').set({ language }).where('id', '=', reader.id).execute();
      return (await (await away.call('GET', '/status/', undefined, reader.access)).json()).backup.last.problem;
    };
    expect(await problemFor('en')).toMatch(/^The backup was made but could not be tested. That path .* \(a-file\)$/);
    expect(await problemFor('rw')).toMatch(/^Kopi y’ingoboka yakozwe, ariko .* Iyo nzira si ububiko. .* \(a-file\)$/);
    await away.close();
  });

  test('a proxy that is not believed is noticed, from near by alone', async () => {
    const { access } = await app.signIn(await app.addUser({ permissions: ['audit.view'] }));
    const read = async () => (await app.call('GET', '/status/', undefined, access)).json();
    expect((await read()).unknown_proxy).toBeNull();
    await app.get('/api/me/', { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${access}` });
    expect((await read()).unknown_proxy).toBe('127.0.0.1');
  });

  test('a monitor reads numbers with the token of the settings, staff with theirs, and nobody else', async () => {
    await app.get('/');
    await app.get('/');
    const text = await (await metrics(TOKEN)).text();
    expect(text).toMatch(
      /^# TYPE intambwe_replies_from_memory_total counter\nintambwe_replies_from_memory_total [1-9]/m,
    );
    expect(text).toMatch(/^intambwe_replies_total\{status="200"\} [1-9]\d*$/m);
    for (const line of text.trim().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) intambwe_\w+ .+|intambwe_\w+(\{\w+="\d+"\})? \d+(\.\d+)?(e[+-]?\d+)?)$/);
    }
    const staff = await app.signIn(await app.addUser({ permissions: ['audit.view'] }));
    expect((await metrics(staff.access)).status).toBe(200);
    const other = await app.signIn(await app.addUser({ permissions: ['posts.view'] }));
    expect((await metrics(other.access)).status).toBe(403);
    expect((await metrics()).status).toBe(401);
    expect((await metrics(`${TOKEN}x`)).status).toBe(401);
  });
});
