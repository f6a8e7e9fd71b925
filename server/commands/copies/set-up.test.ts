import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { COMPILED } from '../../../tests/support/compiled.ts';
import { missingForOtherMachine, openOtherMachine } from '../../../tests/support/other-machine.ts';
import { openBucket } from '../../../tests/support/s3.ts';
import { readSettings } from '../../config.ts';
import { SettingsCopier } from '../../copies/copied-settings.ts';
import { makeCopyKey, printCopyKey } from '../../copies/copy-key.ts';
import { writeCopyState } from '../../copies/copy-state.ts';
import { openPlace } from '../../copies/open-place.ts';
import { readPlaceAddress } from '../../copies/place-address.ts';
import { restoreMachine } from '../restore-machine.ts';
import { parseSettings } from '../settings-file.ts';
import { type Machine, plainMachine, unitAddition } from './machine.ts';
import { setUpCopies } from './set-up.ts';
import { withSettings } from './write-settings.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const key = printCopyKey(makeCopyKey());
const noAccess = { accessKeyId: null, secretAccessKey: null, sshKey: null, sshHost: null };

let root: string;
let settingsFile: string;
let writable: readonly string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'intambwe-set-up-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  settingsFile = join(root, 'intambwe.env');
  await mkdir(join(root, 'data'));
  await writeFile(settingsFile, `# Settings\nDATA_DIR=${root}/data\nPUBLIC_URL=https://example.org\n`, { mode: 0o640 });
  writable = [];
});

const settings = async () => parseSettings(await readFile(settingsFile, 'utf8'));

interface Wanted {
  isSameDiskAllowed?: boolean;
  isNewKey?: boolean;
  /** What is answered once the text that was said so far is known. */
  answers?: readonly (string | ((said: string) => string | Promise<string>))[];
}

/** Sets a place up on this machine, and answers all that was said. */
async function setUp(address: string, wanted: Wanted = {}): Promise<string> {
  const { isSameDiskAllowed = false, isNewKey = false, answers = [] } = wanted;
  const said: string[] = [];
  const left = [...answers];
  const machine: Machine = {
    ...plainMachine,
    settingsFile,
    letWrite: async (folders) => {
      writable = folders;
    },
  };
  const talk = {
    say: (line: string) => void said.push(line),
    async ask(question: string) {
      said.push(question);
      const answer = left.shift();
      if (answer === undefined) throw new Error(`Nobody answered: ${question}`);
      return typeof answer === 'string' ? answer : await answer(said.join('\n'));
    },
    close: () => undefined,
  };
  await setUpCopies({ address, isSameDiskAllowed, isNewKey, environment: await settings(), machine, talk, now });
  expect(left).toEqual([]);
  return said.join('\n');
}

/** The key as it stands on the page that was printed. */
function keyOnPage(said: string): string {
  const [, groups = ''] = /The key: .*\n((?: {4}[2-9A-Z ]+\n)+)/.exec(said) ?? [];
  return groups.replaceAll(/\s+/g, ' ');
}

describe('a folder', () => {
  test('on the disk of the data is refused, and nothing is made, unless it is wanted all the same', async () => {
    const folder = join(root, 'copies');
    await expect(setUp(folder, { answers: [''] })).rejects.toThrow('lies on the same disk as the data');
    expect(await readdir(root)).not.toContain('copies');
    expect(await settings()).not.toHaveProperty('COPY_TO');
    const said = await setUp(folder, { isSameDiskAllowed: true, answers: ['', keyOnPage] });
    expect(said).toContain('Print this page now');
    expect(said).toContain(`intambwe restore --from '${folder}'`);
    expect(said).toContain('That is the key. It opens the copies.');
    expect(await settings()).toMatchObject({ COPY_TO: folder, PUBLIC_URL: 'https://example.org' });
    expect(writable).toEqual([folder]);
    expect((await stat(settingsFile)).mode & 0o777).toBe(0o640);
    const { copies } = readSettings(await settings());
    expect(copies?.places).toEqual([folder]);
    expect(await (await openPlace(folder, noAccess)).list('')).toEqual([]);
  });

  test('without the key typed from the paper nothing is set up; a misread sign is said', async () => {
    const folder = join(root, 'copies');
    const before = await readFile(settingsFile, 'utf8');
    const misread = (said: string) => keyOnPage(said).replace(/^ ./, (sign) => (sign === ' 2' ? ' 3' : ' 2'));
    const tries = setUp(folder, { isSameDiskAllowed: true, answers: ['', misread, '', key] });
    await expect(tries).rejects.toThrow('Nothing was set up');
    expect(await readFile(settingsFile, 'utf8')).toBe(before);
    expect(writable).toEqual([]);
    const said = await setUp(folder, { isSameDiskAllowed: true, answers: ['', misread, keyOnPage] });
    expect(said).toContain('Group 1 of the key is misread');
  });

  test('with a new key, once somebody else has seen the one of before; not where copies of that one are', async () => {
    const [seen, fresh] = [join(root, 'seen'), join(root, 'fresh')];
    await setUp(seen, { isSameDiskAllowed: true, answers: [key, key] });
    const place = await openPlace(seen, noAccess);
    const before = readSettings(await settings()).copies?.key ?? Buffer.alloc(32);
    await new SettingsCopier(place, before).copySettings({ settings: {}, secretKey: '', files: {} }, now);
    await expect(setUp(seen, { isSameDiskAllowed: true, isNewKey: true })).rejects.toThrow('this is not their key');
    const said = await setUp(fresh, { isSameDiskAllowed: true, isNewKey: true, answers: [keyOnPage] });
    expect(said).toContain('opens with the key of before');
    expect(said).not.toContain(key);
    const { copies } = readSettings(await settings());
    expect(copies?.places).toEqual([seen, fresh]);
    expect(Buffer.from(copies?.key ?? []).equals(before)).toBe(false);
  });

  test('the key is typed in the lines of the page as well', async () => {
    const line = (at: number) => (said: string) =>
      keyOnPage(said)
        .trim()
        .split(' ')
        .slice(5 * at, 5 * at + 5)
        .join(' ');
    const answers = ['', line(0), line(1), line(2)];
    const said = await setUp(join(root, 'copies'), { isSameDiskAllowed: true, answers });
    expect(said).toContain('It opens the copies.');
  });

  test('with copies of another key, with something else in it, or within the data is refused', async () => {
    const folder = join(root, 'copies');
    await setUp(folder, { isSameDiskAllowed: true, answers: [key, key] });
    const place = await openPlace(folder, noAccess);
    const found = { settings: {}, secretKey: '', files: {} };
    await new SettingsCopier(place, readSettings(await settings()).copies?.key ?? Buffer.alloc(32)).copySettings(
      found,
      now,
    );
    await writeFile(settingsFile, `DATA_DIR=${root}/data\n`);
    const other = setUp(folder, { isSameDiskAllowed: true, answers: [''] });
    await expect(other).rejects.toThrow('and this is not their key');
    await setUp(folder, { isSameDiskAllowed: true, answers: [key.toLowerCase(), key] });
    await mkdir(join(root, 'full/photographs'), { recursive: true });
    const full = setUp(join(root, 'full'), { isSameDiskAllowed: true });
    await expect(full).rejects.toThrow(`Choose an empty folder, such as ${root}/full/copies`);
    await expect(setUp(join(root, 'data/copies'), { isSameDiskAllowed: true })).rejects.toThrow('is within the data');
    await expect(setUp('copies')).rejects.toThrow('copies is no place for copies');
  });

  test('an address with a password is refused without showing it', async () => {
    const address = 'sftp://keza:pass:w@rd@host/folder';
    const shown = 'sftp:…@host/folder is no place';
    await expect(setUp(address)).rejects.toThrow(shown);
    await expect(openPlace(address, noAccess)).rejects.toThrow(shown);
    await expect(restoreMachine(address, { asked: undefined, isDistrusted: false }, await settings())).rejects.toThrow(
      'sftp:…@host/folder is no place',
    );
  });
});

test('a bucket is set up beside a folder, with an account that may not remove anything, which is said', async () => {
  const bucket = await openBucket();
  onTestFinished(() => bucket.close());
  bucket.forbidRemoving();
  const { MEDIA_URL = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = bucket.settings;
  const folder = join(root, 'copies');
  const address = MEDIA_URL.replace('?', '/site?');
  await setUp(folder, { isSameDiskAllowed: true, answers: [key, key] });
  await expect(setUp(address, { answers: [AWS_ACCESS_KEY_ID, 'wrong'] })).rejects.toThrow('it refuses the account');
  const said = await setUp(address, { answers: [AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, key] });
  expect(said).toContain('may write, and may not remove anything. That is the safest');
  expect(said).toContain(`access key ${AWS_ACCESS_KEY_ID}`);
  const { copies } = readSettings(await settings());
  expect(copies).toMatchObject({
    places: [folder, address],
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
  });
});

test.skipIf(missingForOtherMachine !== undefined)(
  'another machine gets the line that lets this one in, and is asked for by its fingerprint',
  async () => {
    const other = await openOtherMachine();
    onTestFinished(() => other.close());
    const address = `${other.address}${other.folder}/site`;
    const letIn = async (said: string) => {
      await other.letIn(/^ssh-ed25519 .*$/m.exec(said)?.[0] ?? '');
      return '';
    };
    await expect(setUp(address, { answers: [key, letIn, 'no'] })).rejects.toThrow('It may be another machine');
    expect(await settings()).not.toHaveProperty('COPY_TO');
    const said = await setUp(address, { answers: [key, letIn, 'yes', key] });
    expect(said).toContain(other.fingerprint);
    expect(await readdir(join(other.folder, 'site'))).toContain('intambwe-copies');
    const { copies } = readSettings(await settings());
    expect(copies).toMatchObject({
      ...noAccess,
      sshKey: join(root, 'intambwe-copies.key'),
      sshHost: other.fingerprint,
    });
    expect((await stat(join(root, 'intambwe-copies.key'))).mode & 0o007).toBe(0);
    // Once more asks neither for the fingerprint nor for the key.
    await setUp(address, { answers: [letIn, key] });
  },
);

test('the unit lets the service write there, and starts it also while the folder is missing', () => {
  expect(unitAddition(['/mnt/copies', '/srv/more'])).toContain(
    '[Service]\nReadWritePaths=-/mnt/copies\nReadWritePaths=-/srv/more\n',
  );
});

test('settings are written as systemd reads them, in place of those that were there', () => {
  const before = '# COPY_KEY=old\nCOPY_KEY=old\nPORT=3000\n COPY_TO = /old\n\n';
  const written = {
    COPY_KEY: 'new',
    COPY_TO: '/a s3://b/c?endpoint=https://d&region=e',
    COPY_SECRET_ACCESS_KEY: 'a"b\\c$d`e/+=',
  };
  const after = withSettings(before, written);
  expect(parseSettings(after)).toEqual({ PORT: '3000', ...written });
  expect(withSettings(after, written)).toBe(after);
  expect(() => withSettings(before, { SITE_NAME: 'a\nNODE_OPTIONS=--import=/tmp/theirs' })).toThrow('SITE_NAME');
  expect(after).toContain('# COPY_KEY=old');
});

describe('intambwe copies', () => {
  /** Runs the command with what a script writes into it. */
  async function run(args: readonly string[], input = '', more: NodeJS.ProcessEnv = {}) {
    const env = { ...process.env, DATA_DIR: join(root, 'data'), NODE_COMPILE_CACHE: COMPILED, ...more };
    const child = spawn(process.execPath, ['server/commands/main.ts', 'copies', ...args], { env });
    child.stdin.end(input);
    const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { code, said, complained };
  }

  test('is answered by scripts, a line each', async () => {
    const made = (await run(['key'])).said.trim();
    const folder = join(root, 'copies');
    const alone = await run(['set-up', folder, '--same-disk'], `${made}\n`);
    expect(alone).toMatchObject({ code: 1, complained: expect.stringContaining('Nobody answered: Type the key') });
    const done = await run(['set-up', folder, '--same-disk'], `${made}\n${made}\n`);
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining(`COPY_TO=${folder}\nCOPY_KEY=${made}`) });
    expect(await run(['set-up'])).toMatchObject({ code: 2 });
    expect(await run(['set-up', 'ftp://host/x'])).toMatchObject({
      code: 2,
      complained: expect.stringContaining('sftp://'),
    });
  });

  test('shows how the copies are, prints the page again, and removes nothing while it is not sure of the day', async () => {
    expect(await run([])).toMatchObject({ code: 0, said: expect.stringContaining('with the disk of this machine') });
    const folder = join(root, 'copies');
    await setUp(folder, { isSameDiskAllowed: true, answers: [key, key] });
    const set = { COPY_TO: folder, COPY_KEY: key };
    expect(await run([], '', set)).toMatchObject({
      code: 1,
      said: expect.stringContaining('nothing has been copied yet'),
    });
    const at = new Date().toISOString();
    const state = {
      ...{ place: folder, copiedUntil: at, provenAt: at, problem: null, problemSince: null, lastSequence: 1 },
      ...{ lastFingerprint: '', isOnSameDisk: true, at },
    };
    const dataFolder = join(root, 'data');
    await writeCopyState(dataFolder, readPlaceAddress(folder)?.name ?? '', state);
    expect(await run([], '', set)).toEqual({
      code: 0,
      said: `${folder}: copied until ${at}, proven at ${at}, on the same disk as the data\n`,
      complained: '',
    });
    await writeCopyState(dataFolder, readPlaceAddress(folder)?.name ?? '', { ...state, problem: 'It is full.' });
    expect(await run([], '', set)).toMatchObject({ code: 1, said: expect.stringContaining('problem: It is full.') });
    expect((await run(['page'], '', set)).said).toContain(keyOnPage((await run(['page'], '', set)).said).slice(1, 12));
    expect(await run(['prune'], '', set)).toMatchObject({
      code: 0,
      said: expect.stringContaining('nothing was removed'),
    });
    expect(await run(['page'], '', { ...set, COPY_KEY: key.slice(1) })).toMatchObject({
      code: 1,
      complained: expect.stringContaining('COPY_KEY: A key has 13 groups'),
    });
  });
});
