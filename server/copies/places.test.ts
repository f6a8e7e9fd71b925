import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server, utils } from 'ssh2';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { missingForOtherMachine, type OtherMachine, openOtherMachine } from '../../tests/support/other-machine.ts';
import { type FakeBucket, openBucket } from '../../tests/support/s3.ts';
import { type CopyPlace, LARGEST_COPIED, PlaceProblem } from './copy-place.ts';
import { markFolder } from './folder-place.ts';
import { openPlace, type PlaceAccess } from './open-place.ts';
import { readPlaceAddress } from './place-address.ts';
import { findHostFingerprint } from './sftp-connection.ts';

const nothing: PlaceAccess = { accessKeyId: null, secretAccessKey: null, sshKey: null, sshHost: null };
const bytesOf = (text: string) => Buffer.from(text);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-place-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A new, empty bucket, and the place that is a folder in it. */
async function newBucket(): Promise<{ bucket: FakeBucket; address: string; access: PlaceAccess }> {
  const bucket = await openBucket();
  onTestFinished(() => bucket.close());
  const { MEDIA_URL = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = bucket.settings;
  const access = { ...nothing, accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return { bucket, address: MEDIA_URL.replace('?', '/copies?'), access };
}

let other: OtherMachine | undefined;

beforeAll(async () => {
  if (missingForOtherMachine === undefined) other = await openOtherMachine();
  else console.log(`No other machine is copied to: this ${missingForOtherMachine}`);
});
afterAll(() => other?.close());

async function newFolderThere(): Promise<{
  there: OtherMachine;
  address: string;
  access: PlaceAccess;
  folder: string;
}> {
  if (other === undefined) throw new Error('There is no other machine');
  const folder = await mkdtemp(join(other.folder, 'place-'));
  await markFolder(folder);
  const access = { ...nothing, sshKey: other.key, sshHost: other.fingerprint };
  return { there: other, address: `${other.address}${folder}`, access, folder };
}

const kinds: [string, () => Promise<CopyPlace>][] = [
  [
    'a folder',
    async () => {
      const folder = await newFolder();
      await markFolder(folder);
      return openPlace(folder, nothing);
    },
  ],
  [
    'a bucket',
    async () => {
      const { address, access } = await newBucket();
      return openPlace(address, access);
    },
  ],
  [
    'another machine',
    async () => {
      const { address, access } = await newFolderThere();
      return openPlace(address, access);
    },
  ],
];

describe.each(kinds)('%s', (kind, openNew) => {
  const isAway = kind === 'another machine' && missingForOtherMachine !== undefined;

  describe.skipIf(isAway)('as a place of copies', () => {
    let place: CopyPlace;
    beforeEach(async () => {
      place = await openNew();
      onTestFinished(() => place.close());
    });

    test('gives back what was written, also a large piece, byte for byte', async () => {
      const large = Buffer.from(Array.from({ length: 3_000_001 }, (_, at) => (at * 7) % 251));
      await place.write('changes/2026-11-20/one.piece', bytesOf('one'));
      await place.write('whole/large.piece', large);
      expect(Buffer.from(await place.read('changes/2026-11-20/one.piece')).toString()).toBe('one');
      expect(large.equals(await place.read('whole/large.piece'))).toBe(true);
    });

    test('reads nothing of what is larger than anything that is copied', async () => {
      await place.write('whole/most.piece', Buffer.alloc(LARGEST_COPIED));
      await place.write('whole/huge.piece', Buffer.alloc(LARGEST_COPIED + 1));
      expect((await place.read('whole/most.piece')).length).toBe(LARGEST_COPIED);
      expect((await place.read('whole/huge.piece')).length).toBe(0);
    });

    test('lists a folder in the order of the names, from any name on, however many there are', async () => {
      const names = Array.from(
        { length: 13 },
        (_, at) => `changes/2026-11-${20 + (at % 3)}/${String(at).padStart(3, '0')}.piece`,
      );
      for (const name of names) await place.write(name, bytesOf(name));
      await place.write('settings/one', bytesOf('other'));
      const sorted = names.toSorted();
      expect(await place.list('changes')).toEqual(sorted);
      expect(await place.list('changes/2026-11-21')).toEqual(sorted.filter((name) => name.includes('-21/')));
      expect(await place.list('changes', sorted[5])).toEqual(sorted.slice(6));
      expect(await place.list('changes/2026-11-21', 'changes/2026-11-21/005-~')).toEqual([
        'changes/2026-11-21/007.piece',
        'changes/2026-11-21/010.piece',
      ]);
      expect(await place.list('')).toEqual([...sorted, 'settings/one']);
      expect(await place.list('files')).toEqual([]);
    });

    test('takes the same again, and what is removed is gone', async () => {
      await place.write('settings/one', bytesOf('one'));
      await place.write('settings/one', bytesOf('one'));
      await place.remove('settings/one');
      await place.remove('settings/one');
      expect(await place.list('settings')).toEqual([]);
      await expect(place.read('settings/one')).rejects.toThrow(PlaceProblem);
    });

    test.each(['../outside', '/etc/passwd', 'changes/../../outside', 'changes//one', ''])(
      'never leaves its folder: %j',
      async (name) => {
        const works = [() => place.read(name), () => place.write(name, bytesOf('x')), () => place.remove(name)];
        for (const work of works) await expect(work()).rejects.toThrow('is none of a copy');
      },
    );

    test('says who it is without secrets', () => {
      expect(place.name).toMatch(/^[A-Za-z0-9-]+$/);
      expect(place.address).not.toContain('secret');
    });
  });
});

test.each([
  [
    'a folder',
    async () => {
      const folder = await newFolder();
      await markFolder(folder);
      return { folder, place: await openPlace(folder, nothing) };
    },
  ],
  [
    'another machine',
    async () => {
      if (missingForOtherMachine !== undefined) return undefined;
      const { folder, address, access } = await newFolderThere();
      return { folder, place: await openPlace(address, access) };
    },
  ],
] as const)('what was half written goes after a day: %s', async (_, openNew) => {
  const opened = await openNew();
  if (opened === undefined) return;
  const { folder, place } = opened;
  onTestFinished(() => place.close());
  await place.write('changes/2026-11-20/one.piece', bytesOf('one'));
  const [old, fresh] = ['changes/2026-11-20/.a.part', 'changes/2026-11-20/.b.part'];
  for (const name of [old, fresh]) await writeFile(join(folder, name), 'half');
  const before = new Date(Date.now() - 86_400_000);
  await utimes(join(folder, old), before, new Date(before.getTime() - 60_000));
  await place.removeUnfinished(before.toISOString());
  expect((await readdir(join(folder, 'changes/2026-11-20'))).toSorted()).toEqual(['.b.part', 'one.piece']);
  expect(await readdir(folder)).toContain('intambwe-copies');
});

describe('a folder whose disk is gone', () => {
  test('is an error: nothing is written below the place where it was mounted', async () => {
    const folder = await newFolder();
    await markFolder(folder);
    const place = await openPlace(folder, nothing);
    await place.write('settings/one', bytesOf('one'));
    await rename(folder, `${folder}-away`);
    onTestFinished(() => rm(`${folder}-away`, { recursive: true, force: true }));
    await expect(place.write('settings/two', bytesOf('two'))).rejects.toThrow('Is its disk there?');
    // The empty folder at which it is mounted.
    await mkdir(folder);
    await expect(place.write('settings/two', bytesOf('two'))).rejects.toThrow('Is its disk there?');
    await expect(place.list('')).rejects.toThrow('Is its disk there?');
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    await rename(`${folder}-away`, folder);
    await place.write('settings/two', bytesOf('two'));
    expect(await place.list('settings')).toEqual(['settings/one', 'settings/two']);
  });

  test('half a file of a process that was killed is no name of the copy', async () => {
    const folder = await newFolder();
    await markFolder(folder);
    await writeFile(join(folder, '.1234.part'), 'half');
    expect(await (await openPlace(folder, nothing)).list('')).toEqual([]);
  });
});

describe('a bucket', () => {
  test('whose first reply is lost has the file once, and what another machine wrote is never replaced', async () => {
    const { bucket, address, access } = await newBucket();
    const place = await openPlace(address, access);
    bucket.loseReplies(1);
    await place.write('whole/one.piece', bytesOf('one'));
    expect([...bucket.files.keys()]).toEqual(['copies/whole/one.piece']);
    await expect(place.write('whole/one.piece', bytesOf('another'))).rejects.toThrow('Does another machine copy');
    expect(bucket.files.get('copies/whole/one.piece')?.toString()).toBe('one');
  });

  test('that stumbles is asked again, and what an account may not do is said in words', async () => {
    const { bucket, address, access } = await newBucket();
    const place = await openPlace(address, access);
    bucket.stumble(2);
    await place.write('whole/one.piece', bytesOf('one'));
    bucket.forbidRemoving();
    await expect(place.remove('whole/one.piece')).rejects.toThrow('removing failed, as it refuses the account');
    const stranger = await openPlace(address, { ...access, secretAccessKey: 'wrong' });
    await expect(stranger.list('')).rejects.toThrow('COPY_ACCESS_KEY_ID');
    await expect(openPlace(address, nothing)).rejects.toThrow('set COPY_ACCESS_KEY_ID');
    await bucket.close();
    await expect(place.read('whole/one.piece')).rejects.toThrow('Is the network there?');
  });
});

test('what another machine says is told in one short line, and steers no terminal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-strange-'));
  const { private: key } = utils.generateKeyPairSync('ed25519');
  await writeFile(join(folder, 'key'), key);
  const strange = `\u001b[2JType\nyour password \u009b\u202e${'x'.repeat(5000)}`;
  const server = new Server({ hostKeys: [key] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (one) => one.accept());
    client.on('session', (accept) =>
      accept().on('sftp', (sftp) => {
        const stream = sftp();
        stream.on('STAT', (id) => stream.status(id, 5, strange));
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const bound = server.address();
  const address = `sftp://keza@127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/copies`;
  const parsed = readPlaceAddress(address);
  if (parsed?.kind !== 'sftp') throw new Error('This is no other machine');
  const sshHost = await findHostFingerprint(parsed);
  const place = await openPlace(address, { ...nothing, sshKey: join(folder, 'key'), sshHost });
  onTestFinished(() => place.close());
  const { message } = await place.list('').then(
    () => new Error('It was listed'),
    (error: Error) => error,
  );
  expect(message).toContain('Type your password');
  expect(message).not.toMatch(/\p{C}/u);
  expect(message.length).toBeLessThan(300);
});

describe.skipIf(missingForOtherMachine !== undefined)('another machine', () => {
  test('is reached again after it was away, with the same place', async () => {
    const { there, address, access } = await newFolderThere();
    const place = await openPlace(address, access);
    onTestFinished(() => place.close());
    await place.write('settings/one', bytesOf('one'));
    await there.stop();
    await expect(place.write('settings/two', bytesOf('two'))).rejects.toThrow(
      /cannot be reached \(.*\)\. Is the network there\?$/,
    );
    await there.start();
    await place.write('settings/two', bytesOf('two'));
    await there.stop();
    await there.start();
    // The connection that was lost meanwhile is not told to anybody.
    expect(await place.list('settings')).toEqual(['settings/one', 'settings/two']);
  });

  test('with another fingerprint gets nothing', async () => {
    const { address, access, there } = await newFolderThere();
    const place = await openPlace(address, { ...access, sshHost: `SHA256:${'A'.repeat(43)}` });
    await expect(place.list('')).rejects.toThrow(`with the fingerprint ${there.fingerprint}. Nothing was sent`);
  });

  test('that does not know our key, has no such folder, or whose disk is missing, says so', async () => {
    const { address, access, folder, there } = await newFolderThere();
    await expect(openPlace(address, { ...access, sshKey: '/nowhere' })).rejects.toThrow('COPY_SSH_KEY');
    const gone = await openPlace(`${address}/none`, access);
    await expect(gone.list('')).rejects.toThrow('Is its disk there?');
    await rm(join(folder, 'intambwe-copies'));
    await expect((await openPlace(address, access)).write('settings/one', bytesOf('x'))).rejects.toThrow('Is its disk');
    const stranger = await openPlace(address, { ...access, sshKey: there.key.replace(/user$/, 'host') });
    await expect(stranger.list('')).rejects.toThrow('authorized_keys');
  });
});
