import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { type House, openHouse } from '../../tests/support/house.ts';
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
