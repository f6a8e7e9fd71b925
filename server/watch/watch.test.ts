import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { type House, MORNING, openHouse } from '../../tests/support/house.ts';
import { backUpToday } from '../archive/schedule.ts';

const TOKEN = 'a-monitor-of-this-house';

describe.each(databases)('watching the house, on %s', (kind) => {
  let database: FreshDatabase;
  let house: House;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    house = await openHouse({ databaseUrl: database.url, settings: { METRICS_TOKEN: TOKEN } });
  });

  afterAll(async () => {
    await house.close();
    await database.drop();
  });

  const metrics = (token?: string) => house.get('/metrics', token ? { authorization: `Bearer ${token}` } : {});

  test('the status says what waits, what failed, and when a backup was last proven', async () => {
    const { access } = await house.signIn(await house.addUser({ permissions: ['audit.view'] }));
    const read = async () => (await house.call('GET', '/status/', undefined, access)).json();
    expect(await read()).toMatchObject({ mail: { failed: 0 }, backup: { last: null, proven_at: null } });
    await backUpToday(house.desk);
    const now = house.desk.clock().toISOString();
    const mail = { recipient: 'a@example.org', subject: 's', body: 'b', created_at: now, next_try_at: now };
    await house.desk.rows
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

  test('the last proven backup is kept, the others can be deleted to make room', async () => {
    house.advance(24 * 3_600_000);
    await backUpToday(house.desk);
    const viewer = await house.signIn(await house.addUser({ permissions: ['audit.view', 'settings.edit'] }));
    const read = async () => (await house.call('GET', '/status/', undefined, viewer.access)).json();
    const { kept } = (await read()).backup;
    expect(kept.map(({ is_needed }: { is_needed: boolean }) => is_needed)).toEqual([true, false]);
    const remove = (id: number) => house.call('DELETE', `/backups/${id}/`, undefined, viewer.access);
    const [needed, old] = kept;
    expect((await remove(needed.id)).status).toBe(409);
    expect(await readdir(house.desk.config.backupFolder)).toHaveLength(2);
    expect((await remove(old.id)).status).toBe(204);
    expect(await readdir(house.desk.config.backupFolder)).toHaveLength(1);
    expect((await remove(old.id)).status).toBe(404);
    expect((await read()).backup.kept).toEqual([needed]);
    const audit = await (await house.call('GET', '/audit/', undefined, viewer.access)).json();
    expect(audit.results[0].sentence).toContain('deleted a backup for good');
  });

  test('what does not work is said, and only what others could do better takes a node out', async () => {
    const away = await openHouse({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const ready = async () => {
      const reply = await away.get('/readyz');
      return [reply.status, await reply.json()];
    };
    const well = { status: 'ok', database: 'ok', storage: 'ok', mail: 'ok', backups: 'ok', proxy: 'ok' };
    expect(await ready()).toEqual([200, well]);
    const { email, password } = await away.addUser();
    await away.call('POST', '/login/', { email, password });
    const failing = { ...well, status: 'degraded', mail: 'failing' };
    await expect.poll(ready, { timeout: 20_000 }).toEqual([200, failing]);
    const { rows, clock } = away.desk;
    await rows
      .insertInto('backups')
      .values({
        day: '2026-11-20',
        file: '',
        made_at: clock().toISOString(),
        problem: 'No room.',
        next_try_at: MORNING,
      })
      .execute();
    expect(await ready()).toEqual([200, { ...failing, backups: 'failed' }]);
    await away.close();
  });

  test('a proxy that is not believed is noticed, from near by alone', async () => {
    const { access } = await house.signIn(await house.addUser({ permissions: ['audit.view'] }));
    const read = async () => (await house.call('GET', '/status/', undefined, access)).json();
    expect((await read()).unknown_proxy).toBeNull();
    await house.get('/api/me/', { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${access}` });
    expect((await read()).unknown_proxy).toBe('127.0.0.1');
  });

  test('a monitor reads numbers with the token of the settings, staff with theirs, and nobody else', async () => {
    await house.get('/');
    await house.get('/');
    const text = await (await metrics(TOKEN)).text();
    expect(text).toMatch(
      /^# TYPE intambwe_replies_from_memory_total counter\nintambwe_replies_from_memory_total [1-9]/m,
    );
    expect(text).toMatch(/^intambwe_replies_total\{status="200"\} [1-9]\d*$/m);
    for (const line of text.trim().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) intambwe_\w+ .+|intambwe_\w+(\{\w+="\d+"\})? \d+(\.\d+)?(e[+-]?\d+)?)$/);
    }
    const staff = await house.signIn(await house.addUser({ permissions: ['audit.view'] }));
    expect((await metrics(staff.access)).status).toBe(200);
    const other = await house.signIn(await house.addUser({ permissions: ['posts.view'] }));
    expect((await metrics(other.access)).status).toBe(403);
    expect((await metrics()).status).toBe(401);
    expect((await metrics(`${TOKEN}x`)).status).toBe(401);
  });
});
