import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { allowLoggedErrors } from '../../tests/support/logged-errors.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../../tests/support/patience.ts';
import { MORNING, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { backUpToday } from '../backup/schedule.ts';
import { tidyByRightClock } from '../housekeeping.ts';
import { lookAtTroubles } from '../troubles/watch.ts';

vi.setConfig({ testTimeout: LOW_PRIORITY_WORK_WITHIN });

const DAY = 24 * 3_600_000;
const LEAP = 800 * DAY;

describe.each(databases)('a clock that leaps, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let access: string;

  beforeEach(async () => {
    allowLoggedErrors(/^The clock has leapt: nothing is deleted/);
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    ({ access } = await app.signIn(await app.addUser({ isSuperuser: true, email: 'aline@example.org' })));
    const message = { name: 'Keza', email: 'keza@example.org', subject: 'May I come?', message: 'Please.' };
    expect((await app.call('POST', '/contact/', { ...message, idempotency_key: crypto.randomUUID() })).status).toBe(
      201,
    );
    const { id } = await (await app.call('POST', '/announcements/', { title: 'Old', message: 'x' }, access)).json();
    expect((await app.call('DELETE', `/announcements/${id}/`, undefined, access)).status).toBe(204);
    await tidyByRightClock(app.services);
  });

  afterEach(async () => {
    await app.close();
    await database.drop();
  });

  async function kept() {
    const tables = ['announcements', 'contact_messages', 'form_keys', 'recipient_mails', 'audit', 'sessions'] as const;
    const rows = await Promise.all(tables.map((table) => app.services.db.selectFrom(table).selectAll().execute()));
    return rows.map((found) => found.length);
  }
  const told = async () => {
    const mails = app.services.db.selectFrom('mails').select('recipient').where('subject', 'like', 'The clock of%');
    return (await mails.execute()).map(({ recipient }) => recipient);
  };

  test('deletes nothing, tells the superusers once, and goes on by itself when it is right again', async () => {
    const before = await kept();
    app.advance(LEAP);
    for (let hour = 0; hour < 3; hour += 1) {
      await lookAtTroubles(app.services);
      expect(await tidyByRightClock(app.services)).toBe(false);
      app.advance(DAY / 24);
    }
    expect(await kept()).toEqual(before);
    expect(await told()).toEqual(['aline@example.org']);
    // A visitor's form during the leap makes none of what others have sent go either.
    const subscription = { email: 'reader@example.org', idempotency_key: crypto.randomUUID() };
    expect((await app.call('POST', '/newsletter/', subscription)).status).toBe(202);
    expect((await kept())[2]).toBe((before[2] ?? 0) + 1);

    app.setClock(MORNING);
    app.advance(DAY);
    expect(await tidyByRightClock(app.services)).toBe(true);
    expect((await kept()).slice(0, 2)).toEqual(before.slice(0, 2));
    await lookAtTroubles(app.services);
    app.advance(DAY / 24);
    await lookAtTroubles(app.services);
    await app.mailbox.take('aline@example.org', 'The clock of the server is right again');
    expect(await told()).toEqual(['aline@example.org', 'aline@example.org']);
  });

  test('is told to staff, and a superuser says that it is right after all', async () => {
    app.advance(LEAP);
    await lookAtTroubles(app.services);
    const { text = '' } = await app.mailbox.take('aline@example.org', 'The clock of the server may be wrong');
    expect(text).toContain('20 November 2026');
    const superuser = await app.signIn({ id: 0, email: 'aline@example.org', password: 'hills-at-dawn-7' });
    const administrator = await app.addUser({ permissions: ['settings.edit', 'audit.view'] });
    const other = (await app.signIn(administrator)).access;
    const doubt = async () => (await (await app.call('GET', '/status/', undefined, other)).json()).clock_doubt;
    expect(await doubt()).toEqual({ checked_at: MORNING });
    expect((await app.call('POST', '/clock/confirm/', undefined, other)).status).toBe(403);
    expect((await app.call('POST', '/clock/confirm/', undefined, superuser.access)).status).toBe(204);
    expect(await doubt()).toBeNull();
    expect(await tidyByRightClock(app.services)).toBe(true);
    expect((await kept()).slice(0, 4)).toEqual([0, 0, 0, 0]);
  });

  test('also where the program has never looked at the clock: the newest record says when it was', async () => {
    const { db } = app.services;
    await db.deleteFrom('clock_checks').execute();
    const before = await kept();
    app.advance(LEAP);
    // What is written in the meantime, such as the mail about it, does not say that the clock is right.
    await lookAtTroubles(app.services);
    expect(await tidyByRightClock(app.services)).toBe(false);
    expect(await kept()).toEqual(before);
  });

  test('takes no true backup away, neither while it stands ahead nor afterwards', async () => {
    const days = async () => {
      const found = await app.services.db.selectFrom('backups').select('day').orderBy('day').execute();
      return found.map(({ day }) => day?.slice(0, 10));
    };
    const one = { ...app.services, config: { ...app.services.config, backupCount: 1 } };
    await backUpToday(one);
    app.advance(LEAP);
    await backUpToday(one);
    expect((await days())[0]).toBe('2026-11-20');
    expect(await days()).toHaveLength(2);
    app.advance(DAY - LEAP);
    await backUpToday(one);
    expect(await days()).toEqual(['2026-11-21']);
    expect(await readdir(app.services.config.backupFolder)).toHaveLength(1);
  });
});
