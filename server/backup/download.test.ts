import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { MAX_TAKEN } from '../../domain/backup.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { noteBackup } from './backup.ts';

const HOUR = 3_600_000;

eachDatabase('taking a backup away', { perTest: true }, (app) => {
  let superuser: SignedInUser;
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, place) => place % 251));

  beforeEach(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  const send = (method: string, path: string, body?: unknown, { access } = superuser) =>
    app.call(method, path, body, access);

  /** A file as a backup has it, and its number. */
  async function stored(): Promise<number> {
    const { db, config, clock } = app.services;
    const path = join(config.backupFolder, 'intambwe-2026-11-20T080015Z.tar.zst');
    await app.services.db.deleteFrom('backups').execute();
    await mkdir(config.backupFolder, { recursive: true });
    await writeFile(path, bytes);
    await noteBackup(
      db,
      { path, bytes: bytes.length, manifest: { tables: {}, counters: {}, files: 0, missing: [] } },
      clock(),
    );
    return (await db.selectFrom('backups').select('id').executeTakeFirstOrThrow()).id;
  }
  async function askForCode(id: number) {
    const reply = await send('POST', `/backups/${id}/code/`);
    expect(reply.status).toBe(200);
    const { challenge } = await reply.json();
    const { text = '' } = await app.mailbox.take(superuser.email, 'Your code to download a copy');
    return { challenge, otp: /\d{6}/.exec(text)?.[0] ?? '' };
  }
  /** Opens the backup, and answers the cookie that it set. */
  async function open(id: number): Promise<string> {
    const reply = await send('POST', `/backups/${id}/open/`, await askForCode(id));
    expect(reply.status, await reply.clone().text()).toBe(200);
    expect(await reply.json()).toEqual({ address: `/backups/${id}` });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
    expect(cookie).toContain(`Path=/backups/${id}`);
    return cookie.split(';')[0] ?? '';
  }
  const download = (id: number, cookie: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/backups/${id}`, { headers: { cookie, ...headers } });

  /** A backup made by hand on this day. */
  async function addBackup(date: string, day: string | null) {
    const made_at = `${date}T08:00:00.000Z`;
    const file = join(app.services.config.backupFolder, `intambwe-${date}T0800Z.tar.zst`);
    const { id } = await app.services.db
      .insertInto('backups')
      .values({ day, file, made_at, bytes: 4, proven_at: made_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  test('none is deleted but by a superuser with the password, who are all told; never the last daily one', async () => {
    await app.services.db.deleteFrom('backups').execute();
    const daily = await addBackup('2026-11-17', '2026-11-17');
    const [old, last] = [await addBackup('2026-11-18', null), await addBackup('2026-11-19', null)];
    const remove = async (id: number, by = superuser) =>
      (await send('DELETE', `/backups/${id}/`, undefined, by)).status;
    expect(await remove(old, await signedIn(app, { permissions: ['settings.edit'] }))).toBe(403);
    expect(await remove(old)).toBe(204);
    const { text } = await app.mailbox.take(superuser.email, 'A backup was deleted');
    expect(text).toContain('The backup was made: 18 November 2026');
    expect([await remove(last), await remove(daily)]).toEqual([409, 409]);
    await app.services.db.updateTable('sessions').set({ proven_at: null }).execute();
    expect(await (await send('DELETE', `/backups/${last}/`)).json()).toMatchObject({
      errors: { proof: [expect.any(String)] },
    });
  });

  test('with the password and the code the file comes whole, for this browser, and is kept by none', async () => {
    const id = await stored();
    const cookie = await open(id);
    const reply = await download(id, cookie);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="intambwe-2026-11-20T080015Z.tar.zst"');
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await download(id, '')).status).toBe(401);
  });

  test('a download that broke off is taken up again within an hour, and not after it', async () => {
    const id = await stored();
    const cookie = await open(id);
    const etag = (await download(id, cookie)).headers.get('etag') ?? '';
    app.advance(HOUR - 1000);
    const rest = await download(id, cookie, { range: 'bytes=400-', 'if-range': etag });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, 'bytes 400-999/1000']);
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(400))).toBe(true);
    app.advance(2000);
    expect((await download(id, cookie)).status).toBe(401);
  });

  test('a stolen sign-in without the password gets nothing, not even a code', async () => {
    const id = await stored();
    await app.services.db.updateTable('sessions').set({ proven_at: null }).execute();
    const reply = await send('POST', `/backups/${id}/code/`);
    expect([reply.status, Object.keys((await reply.json()).errors)]).toEqual([400, ['proof']]);
    const opened = await send('POST', `/backups/${id}/open/`, { otp: '123456', challenge: 'made up' });
    expect([opened.status, opened.headers.get('set-cookie')]).toEqual([400, null]);
    expect(
      (await fetch(`${app.url}/backups/${id}`, { headers: { authorization: `Bearer ${superuser.access}` } })).status,
    ).toBe(401);
  });

  test('a wrong code, one that was used, and one without its challenge open nothing', async () => {
    const id = await stored();
    const { otp, challenge } = await askForCode(id);
    const wrong = otp === '000000' ? '000001' : '000000';
    const refused = await send('POST', `/backups/${id}/open/`, { otp: wrong, challenge });
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([400, ['otp']]);
    expect((await send('POST', `/backups/${id}/open/`, { otp, challenge: 'made up' })).status).toBe(400);
    expect((await send('POST', `/backups/${id}/open/`, { otp, challenge })).status).toBe(200);
    expect((await send('POST', `/backups/${id}/open/`, { otp, challenge })).status).toBe(400);
  });

  test('the cookie is for one backup, cannot be made longer, and ends with the sign-in and with the right', async () => {
    const id = await stored();
    const cookie = await open(id);
    expect((await download(id + 1, cookie)).status).toBe(401);
    const [session = '', until = '', signature = ''] = cookie.split('=')[1]?.split('.') ?? [];
    expect((await download(id, `opened_backup=${session}.${Number(until) + 1}.${signature}`)).status).toBe(401);
    const { db } = app.services;
    await db.updateTable('users').set({ is_superuser: false }).where('id', '=', superuser.id).execute();
    expect((await download(id, cookie)).status).toBe(403);
    await db.updateTable('users').set({ is_superuser: true }).where('id', '=', superuser.id).execute();
    expect((await download(id, cookie)).status).toBe(200);
    await send('DELETE', '/me/sessions/');
    await db.updateTable('sessions').set({ ended_at: app.services.clock().toISOString() }).execute();
    expect((await download(id, cookie)).status).toBe(401);
  });

  test('the log has it, and every superuser is told by whom, when and from where', async () => {
    const other = await signedIn(app, { isSuperuser: true });
    const id = await stored();
    await open(id);
    for (const { email } of [superuser, other]) {
      const { text = '' } = await app.mailbox.take(email, 'A copy of everything was downloaded');
      expect(text).toContain('Test Staff 1 downloaded a copy of everything');
      expect(text).toMatch(/Where: .*127\.0\.0\.1/);
    }
    const log = await (await send('GET', '/audit/?action=take_backup')).json();
    expect(log.results).toMatchObject([
      { sentence: 'Test Staff 1 downloaded a backup of everything.', resource_id: id },
    ]);
  });

  test('a few times a day by each account, and no code is used up for nothing', async () => {
    const other = await signedIn(app, { isSuperuser: true });
    const id = await stored();
    const last = await askForCode(id);
    app.advance(1000);
    for (let taken = 0; taken < MAX_TAKEN; taken += 1) await open(id);
    const replies = [
      await send('POST', `/backups/${id}/code/`),
      await send('POST', `/backups/${id}/open/`, last),
      await send('POST', `/backups/${id}/open/`, { otp: '123456', challenge: 'made up' }),
    ];
    expect(replies.map(({ status, headers }) => [status, headers.get('set-cookie')])).toEqual([
      [409, null],
      [409, null],
      [409, null],
    ]);
    const first = superuser;
    superuser = other;
    await open(id);
    superuser = first;
    app.advance(24 * HOUR + 1000);
    await app.services.db.updateTable('sessions').set({ proven_at: app.services.clock().toISOString() }).execute();
    superuser = { ...(await signedIn(app, { isSuperuser: true })) };
    await open(id);
  });

  test('one is made now, with its progress, tried out, and can be taken', async () => {
    expect((await send('POST', '/backups/')).status).toBe(204);
    const state = async () => (await send('GET', '/backups/')).json();
    expect(await state()).toMatchObject({ making: { bytes: expect.any(Number) }, problem: null });
    // A second press makes no second one.
    expect((await send('POST', '/backups/')).status).toBe(204);
    await expect.poll(async () => (await state()).making, { timeout: 100_000 }).toBeNull();
    const { stored: made, problem } = await state();
    expect(problem).toBeNull();
    expect(made).toMatchObject([{ is_proven: true, bytes: expect.any(Number), holds: { files: expect.any(Number) } }]);
    expect(made[0]).not.toHaveProperty('file');
    const reply = await download(made[0].id, await open(made[0].id));
    expect((await reply.arrayBuffer()).byteLength).toBe(made[0].bytes);
  }, 120_000);

  test('why one could not be made is said', async () => {
    await rm(app.services.config.backupFolder, { recursive: true, force: true });
    await writeFile(app.services.config.backupFolder, 'a file');
    expect((await send('POST', '/backups/')).status).toBe(204);
    const state = async () => (await send('GET', '/backups/')).json();
    await expect.poll(async () => (await state()).making, { timeout: 100_000 }).toBeNull();
    expect(await state()).toMatchObject({ stored: [], problem: expect.stringContaining('not a folder') });
  }, 120_000);

  test('nobody but a superuser sees, makes or opens one', async () => {
    const id = await stored();
    const manager = await signedIn(app, { permissions: ['settings.edit'] });
    const answers = await Promise.all([
      send('GET', '/backups/', undefined, manager),
      send('POST', '/backups/', undefined, manager),
      send('POST', `/backups/${id}/code/`, undefined, manager),
      send('POST', `/backups/${id}/open/`, { otp: '123456', challenge: 'made up' }, manager),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  test('a file that is no backup of this site is never sent, whatever the table says', async () => {
    const id = await stored();
    const cookie = await open(id);
    await app.services.db.updateTable('backups').set({ file: '/etc/hostname' }).execute();
    expect((await download(id, cookie)).status).toBe(404);
  });
});
