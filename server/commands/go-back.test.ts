import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { COMPILED } from '../../tests/support/compiled.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { type Mailbox, openMailbox } from '../../tests/support/mailbox.ts';
import { openBucket } from '../../tests/support/s3.ts';
import { runCommand } from '../../tests/support/script.ts';
import { openNode, type TestNode, testAppConfig } from '../../tests/support/test-app.ts';
import { makeCopyKey, printCopyKey } from '../copies/copy-key.ts';
import { readCopyStates } from '../copies/copy-state.ts';
import { markFolder } from '../copies/folder-place.ts';
import { openPlace } from '../copies/open-place.ts';
import { newKey } from '../media/keys.ts';

describe('a site with a copy elsewhere', () => {
  let folder: string;
  let data: string;
  let place: string;
  let mailbox: Mailbox;
  let settings: Record<string, string>;
  /** When “before” was there, and “after” was not. */
  let before: string;
  let picture: string;
  /** When “after” was there. */
  let after: string;
  /** The place as it was when only “before” was there. */
  let stale: string;

  const environment = (more: NodeJS.ProcessEnv = {}) => ({ ...process.env, ...settings, DATA_DIR: data, ...more });
  const intambwe = (args: string[], more?: NodeJS.ProcessEnv) => runCommand(args, environment(more));

  async function startSite(): Promise<TestNode> {
    return openNode(testAppConfig(data, mailbox, settings), { now: new Date() });
  }

  const addMessage = ({ services }: TestNode, subject: string) =>
    services.write(null, async ({ db, now }) => {
      const person = { name: 'Keza', email: `${subject}@example.org`, phone: '', message: 'Good morning' };
      await db
        .insertInto('contact_messages')
        .values({ ...person, subject, subject_type: 'general', status: 'new', created_at: now })
        .execute();
    });

  /** Waits until all that was written until now is in the copy; answers a moment at which it is, and nothing more. */
  async function copied(): Promise<string> {
    const now = new Date().toISOString();
    await vi.waitUntil(async () => ((await readCopyStates(data))[0]?.copiedUntil ?? '') > now, {
      timeout: 30_000,
      interval: 50,
    });
    return new Date().toISOString();
  }

  /** The subjects of the messages in a database that is sound. */
  function messagesIn(file: string): unknown[] {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      expect(database.prepare('pragma quick_check').get()).toEqual({ quick_check: 'ok' });
      return database
        .prepare('select subject from contact_messages order by id')
        .all()
        .map(({ subject }) => subject);
    } finally {
      database.close();
    }
  }

  const messages = () => messagesIn(join(data, 'intambwe.sqlite'));
  const keptFolders = async () => (await readdir(data)).filter((name) => name.startsWith('before-'));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'intambwe-back-'));
    data = join(folder, 'data');
    place = join(folder, 'place');
    await mkdir(data);
    await mkdir(place);
    await markFolder(place);
    mailbox = await openMailbox();
    settings = { COPY_TO: place, COPY_KEY: printCopyKey(makeCopyKey()), TIME_ZONE: 'Africa/Kigali' };
    const site = await startSite();
    await addMessage(site, 'before');
    picture = newKey('pdf');
    await site.services.media.storage.put(picture, new Uint8Array(1000).fill(7));
    await site.services.db
      .insertInto('media')
      .values({
        ...{ key: picture, type: 'application/pdf', bytes: 1000, width: 0, height: 0, alt: 'a', placeholder: null },
        ...{ variants: '[]', created_at: new Date().toISOString() },
      })
      .execute();
    before = await copied();
    stale = join(folder, 'stale');
    await cp(place, stale, { recursive: true });
    await addMessage(site, 'after');
    after = await copied();
    await site.close();
  });

  afterAll(async () => {
    await mailbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('says what it will do, and does nothing where nobody agrees', async () => {
    const child = spawn(process.execPath, ['server/commands/main.ts', 'restore', '--at', before], {
      env: { ...environment(), NODE_COMPILE_CACHE: COMPILED },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.end('no\n');
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
    });
    await once(child, 'close');
    expect(said).toContain('The site goes back to');
    expect(said).toMatch(/1 {2}contact messages/);
    expect(messages()).toEqual(['before', 'after']);
    expect(await keptFolders()).toEqual([]);
  });

  test.each([
    [['--at', 'yesterday'], 'yesterday is no moment'],
    [['--at', '2026-11-25T25:00'], 'is no moment'],
    [['--at', '2999-01-01T00:00'], 'is not past yet'],
    [['--at', '2001-01-01', '--yes'], 'does not reach back'],
    [['--undo', '--yes'], 'nothing to bring back'],
    [['--undo', '--at', '2026-11-25'], 'intambwe restore --undo'],
    [['--from', '/srv/copies', '--distrust'], 'Say with --at what to trust'],
  ])('%s is refused in plain words', async (args, says) => {
    const { code, stderr } = await intambwe(['restore', ...args]);
    expect(code).not.toBe(0);
    expect(stderr).toContain(says);
    expect(messages()).toEqual(['before', 'after']);
  });

  test('goes back only while it does not run', async () => {
    const site = await startSite();
    const { code, stderr } = await intambwe(['restore', '--at', before, '--yes']);
    await site.close();
    expect([code, stderr]).toEqual([1, expect.stringContaining('systemctl stop intambwe')]);
    expect(messages()).toEqual(['before', 'after']);
  });

  test('goes back, keeps what was there, brings it back, and takes that back too', async () => {
    await rm(join(data, 'media'), { recursive: true });
    const back = await intambwe(['restore', '--at', before, '--yes']);
    expect(back).toMatchObject({ code: 0, stderr: '' });
    expect(back.stdout).toContain('intambwe restore --undo');
    expect(messages()).toEqual(['before']);
    expect(await keptFolders()).toHaveLength(1);
    const site = await startSite();
    expect((await site.services.media.storage.find(picture))?.size).toBe(1000);
    await addMessage(site, 'later');
    await site.close();
    expect(await intambwe(['restore', '--undo', '--yes'])).toMatchObject({ code: 0, stderr: '' });
    expect(messages()).toEqual(['before', 'after']);
    expect(await intambwe(['restore', '--undo', '--yes'])).toMatchObject({ code: 0 });
    expect(messages()).toEqual(['before', 'later']);
    expect(await keptFolders()).toHaveLength(1);
    expect(await intambwe(['restore', '--undo', '--yes'])).toMatchObject({ code: 0 });
  });

  test('killed at any moment, one of the two is there, and the same command does it', async () => {
    const killed = join(folder, 'killed');
    const file = join(killed, 'intambwe.sqlite');
    const variables = { ...environment(), DATA_DIR: killed, NODE_COMPILE_CACHE: COMPILED };
    async function start() {
      await rm(killed, { recursive: true, force: true });
      await cp(data, killed, { recursive: true });
      return spawn(process.execPath, ['server/commands/main.ts', 'restore', '--at', before, '--yes'], {
        env: variables,
        stdio: 'ignore',
      });
    }
    const began = performance.now();
    await once(await start(), 'close');
    const took = performance.now() - began;
    expect(messagesIn(file)).toEqual(['before']);
    for (let part = 0.4; part < 1; part += 0.1) {
      const child = await start();
      const timer = setTimeout(() => child.kill('SIGKILL'), took * part);
      await once(child, 'close');
      clearTimeout(timer);
      expect([['before'], ['before', 'after']]).toContainEqual(messagesIn(file));
      const repeated = await runCommand(['restore', '--at', before, '--yes'], variables);
      expect(repeated).toMatchObject({ code: 0, stderr: '' });
      expect(messagesIn(file)).toEqual(['before']);
    }
  }, 240_000);

  test('of several places the one counts that has the newest state, and where it is damaged the next', async () => {
    const twice = join(folder, 'twice');
    await cp(data, twice, { recursive: true });
    const goBack = (places: string[]) =>
      intambwe(['restore', '--at', after, '--yes'], { DATA_DIR: twice, COPY_TO: places.join(' ') });
    const nowhere = join(folder, 'nowhere');
    const back = await goBack([nowhere, stale, place]);
    expect(back).toMatchObject({ code: 0, stderr: '' });
    expect(back.stdout).toContain(`Left out: ${nowhere}`);
    expect(messagesIn(join(twice, 'intambwe.sqlite'))).toEqual(['before', 'after']);
    const damaged = join(folder, 'damaged-place');
    await cp(place, damaged, { recursive: true });
    for (const name of await readdir(join(damaged, 'whole'))) await writeFile(join(damaged, 'whole', name), 'gone');
    const again = await goBack([damaged, stale]);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toContain(`Not from ${damaged}: `);
    expect(messagesIn(join(twice, 'intambwe.sqlite'))).toEqual(['before']);
  });

  test('a damaged database is put aside, and the newest state of the copy stands in for it', async () => {
    const damaged = join(folder, 'damaged');
    await cp(data, damaged, { recursive: true });
    await writeFile(join(damaged, 'intambwe.sqlite'), 'this was a database');
    for (const end of ['-wal', '-shm']) await rm(join(damaged, `intambwe.sqlite${end}`), { force: true });
    const back = await intambwe(['restore', '--at', before, '--yes'], { DATA_DIR: damaged });
    expect(back).toMatchObject({ code: 0 });
    expect(back.stdout).toContain('cannot be read');
    expect(messagesIn(join(damaged, 'intambwe.sqlite'))).toEqual(['before']);
  });

  test('comes back on a new machine from the copy alone', async () => {
    const there = join(folder, 'new');
    const variables = { ...process.env, DATA_DIR: there, COPY_KEY: settings.COPY_KEY };
    const restored = await runCommand(['restore', '--from', place], variables);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('begin 10000 later');
    expect(restored.stdout).toContain('DNS');
    expect(restored.stdout).toContain('intambwe admin make-superuser EMAIL');
    expect(messagesIn(join(there, 'intambwe.sqlite'))).toContain('before');
    const again = await runCommand(['restore', '--from', place], variables);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('There is something in') });
  });

  test('comes back as it was before somebody else had the machine, though they spoilt the newest copy', async () => {
    const spoilt = join(folder, 'spoilt');
    await cp(place, spoilt, { recursive: true });
    const changes = await readdir(join(spoilt, 'changes'), { recursive: true });
    const last =
      changes
        .filter((name) => name.includes('/'))
        .toSorted()
        .at(-1) ?? '';
    await writeFile(join(spoilt, 'changes', last), 'spoilt');
    const there = join(folder, 'trusted');
    const variables = { ...process.env, DATA_DIR: there, COPY_KEY: settings.COPY_KEY };
    const restored = await runCommand(['restore', '--from', spoilt, '--at', before, '--distrust'], variables);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('are as they were then');
    expect(messagesIn(join(there, 'intambwe.sqlite'))).toEqual(['before']);
    // Where nobody is distrusted, what is damaged behind the moment does not stand in the way either.
    const elsewhere = { ...variables, DATA_DIR: join(folder, 'elsewhere') };
    expect(await runCommand(['restore', '--from', spoilt, '--at', before], elsewhere)).toMatchObject({ code: 0 });
    expect(messagesIn(join(folder, 'elsewhere', 'intambwe.sqlite'))).toEqual(['before']);
  });
});

test('a thief who has the machine and its settings deletes all that they reach: it comes back from a bucket that lets them remove nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-thief-'));
  const [mailbox, bucket] = [await openMailbox(), await openBucket()];
  onTestFinished(async () => {
    await Promise.all([mailbox.close(), bucket.close()]);
    await rm(folder, { recursive: true, force: true });
  });
  bucket.forbidRemoving();
  const { MEDIA_URL = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = bucket.settings;
  const address = MEDIA_URL.replace('?', '/copies?');
  const settings = {
    COPY_KEY: printCopyKey(makeCopyKey()),
    COPY_ACCESS_KEY_ID: AWS_ACCESS_KEY_ID,
    COPY_SECRET_ACCESS_KEY: AWS_SECRET_ACCESS_KEY,
  };
  const data = join(folder, 'data');
  const site = await openNode(testAppConfig(data, mailbox, { ...settings, COPY_TO: address }), { now: new Date() });
  await site.services.write(null, ({ db, now }) =>
    db
      .insertInto('announcements')
      .values({ title: 'Written last', message: 'Umuganda', is_active: true, created_at: now, updated_at: now })
      .execute(),
  );
  const written = new Date().toISOString();
  const copiedUntil = async () => (await readCopyStates(data))[0]?.copiedUntil ?? '';
  await vi.waitUntil(async () => (await copiedUntil()) > written, { timeout: 30_000, interval: 50 });
  await site.close();
  const access = {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sshKey: null,
    sshHost: null,
  };
  const reached = await openPlace(address, access);
  const names = await reached.list('');
  expect(names.length).toBeGreaterThan(2);
  for (const name of names)
    await expect(reached.remove(name)).rejects.toThrow('removing failed, as it refuses the account');
  await rm(data, { recursive: true });
  const there = join(folder, 'new');
  const restored = await runCommand(['restore', '--from', address], { ...process.env, ...settings, DATA_DIR: there });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const database = new DatabaseSync(join(there, 'intambwe.sqlite'), { readOnly: true });
  onTestFinished(() => database.close());
  expect(database.prepare("select message from announcements where title = 'Written last'").all()).toEqual([
    { message: 'Umuganda' },
  ]);
});

test('on PostgreSQL the commands of its own archive are said, with the moment', async () => {
  const database = await freshDatabase('postgres');
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-back-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const variables = { ...process.env, DATA_DIR: folder, DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(44) };
  const { code, stderr } = await runCommand(['restore', '--at', '2026-11-25T09:30', '--yes'], variables);
  expect([code, stderr]).toEqual([1, expect.stringContaining("--target='2026-11-25 07:30:00.000+00'")]);
});
