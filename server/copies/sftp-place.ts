import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SFTPWrapper } from 'ssh2';
import {
  type CopyPlace,
  expectName,
  foldersOf,
  isUnfinished,
  LARGEST_COPIED,
  MARK,
  MARK_TEXT,
  PlaceProblem,
} from './copy-place.ts';
import { asked, codeOf, connect, type Done, NO_SUCH_FILE, type OtherMachine, problemOf } from './sftp-connection.ts';

/** Bytes of one request, which every server takes, and how many are under way: another continent is a third of a second away. */
const AT_ONCE = 32_768;
const UNDER_WAY = 64;

/** A file or folder on the other machine; its moment is in seconds. */
interface Entry {
  filename: string;
  attrs: { mtime: number; isDirectory(): boolean };
}

/** Does something with every part of so many bytes, several at a time. */
async function inParts(size: number, work: (from: number, length: number) => Promise<void>): Promise<void> {
  for (let begin = 0; begin < size; begin += UNDER_WAY * AT_ONCE) {
    const parts: Promise<void>[] = [];
    for (let from = begin; from < Math.min(size, begin + UNDER_WAY * AT_ONCE); from += AT_ONCE)
      parts.push(work(from, Math.min(AT_ONCE, size - from)));
    await Promise.all(parts);
  }
}

async function readWhole(sftp: SFTPWrapper, path: string): Promise<Buffer> {
  const handle = await asked<Buffer>((done) => sftp.open(path, 'r', done));
  try {
    const { size } = await asked<{ size: number }>((done) => sftp.fstat(handle, done));
    if (size > LARGEST_COPIED) return Buffer.alloc(0);
    const bytes = Buffer.alloc(size);
    await inParts(size, async (from, length) => {
      for (let got = 0; got < length; ) {
        const at = from + got;
        const count = await asked<number>((done) =>
          sftp.read(handle, bytes, at, length - got, at, (error, read) => done(error, read)),
        );
        if (count === 0) throw new Error(`${path} became shorter while it was read`);
        got += count;
      }
    });
    return bytes;
  } finally {
    sftp.close(handle, () => undefined);
  }
}

/** Whether the other machine knows an extension of OpenSSH: the library throws at once where it does not. */
async function extended(call: (done: Done<unknown>) => void): Promise<boolean> {
  try {
    await asked(call);
    return true;
  } catch (error) {
    if (error instanceof Error && /does not support this extended request/.test(error.message)) return false;
    throw error;
  }
}

async function writeDurably(sftp: SFTPWrapper, path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  const content = Buffer.from(bytes);
  const handle = await asked<Buffer>((done) => sftp.open(part, 'wx', 0o600, done));
  try {
    await inParts(content.length, (from, length) =>
      asked<void>((done) => sftp.write(handle, content, from, length, from, (error) => done(error, undefined))),
    );
    await extended((done) => sftp.ext_openssh_fsync(handle, done));
    await asked<void>((done) => sftp.close(handle, (error) => done(error, undefined)));
    // The plain way replaces no file.
    if (!(await extended((done) => sftp.ext_openssh_rename(part, path, (error) => done(error, undefined)))))
      await asked<void>((done) => sftp.rename(part, path, (error) => done(error, undefined)));
  } catch (error) {
    sftp.unlink(part, () => undefined);
    throw error;
  }
}

async function makeFolder(sftp: SFTPWrapper, path: string): Promise<void> {
  await asked<void>((done) => sftp.mkdir(path, { mode: 0o700 }, (error) => done(error, undefined))).catch(
    async (error: unknown) => {
      const found = await asked<{ isDirectory(): boolean }>((done) => sftp.stat(path, done)).catch(() => undefined);
      if (!found?.isDirectory()) throw error;
    },
  );
}

/** Makes the folder on the other machine where there is none, and marks it as the place of a copy. */
export async function markOtherMachine(
  machine: OtherMachine,
  privateKey: Buffer,
  known: readonly string[],
): Promise<void> {
  try {
    const { client, sftp } = await connect(machine, privateKey, known, () => undefined);
    try {
      await makeFolder(sftp, machine.folder);
      await writeDurably(sftp, `${machine.folder}/${MARK}`, Buffer.from(MARK_TEXT));
    } finally {
      client.end();
    }
  } catch (error) {
    throw problemOf(machine, error);
  }
}

/** A folder on another machine, by SFTP. The connection is made when it is first needed, and again when it was lost. */
export function sftpPlace(machine: OtherMachine, privateKey: Buffer, known: readonly string[]): CopyPlace {
  const { folder, shown, name } = machine;
  let connection: ReturnType<typeof connect> | undefined;
  const made = new Set<string>();

  function open(): ReturnType<typeof connect> {
    const mine = connect(machine, privateKey, known, () => {
      if (connection === mine) connection = undefined;
    }).then(async (opened) => {
      const isMarked = await asked((done) => opened.sftp.stat(`${folder}/${MARK}`, done)).then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) === NO_SUCH_FILE) return false;
          throw error;
        },
      );
      if (isMarked) return opened;
      opened.client.end();
      throw new PlaceProblem(`${shown} is not the folder that was set up for copies. Is its disk there?`);
    });
    connection = mine;
    mine.catch(() => {
      if (connection === mine) connection = undefined;
    });
    return mine;
  }

  /** What fails because the connection was lost is done once more with another. */
  async function working<Result>(work: (sftp: SFTPWrapper) => Promise<Result>): Promise<Result> {
    const mine = connection;
    try {
      if (mine !== undefined) {
        try {
          return await work((await mine).sftp);
        } catch (error) {
          // The news of its end can come after the failure that it is the reason of.
          await pause(0);
          if (connection === mine) throw error;
          made.clear();
        }
      }
      return await work((await (connection ?? open())).sftp);
    } catch (error) {
      throw problemOf(machine, error);
    }
  }

  async function entriesIn(sftp: SFTPWrapper, below: string): Promise<Entry[]> {
    const path = below === '' ? folder : `${folder}/${below}`;
    return asked<Entry[]>((done) => sftp.readdir(path, done)).catch((error: unknown) => {
      if (codeOf(error) === NO_SUCH_FILE) return [];
      throw error;
    });
  }

  async function listBelow(sftp: SFTPWrapper, below: string, after: string): Promise<string[]> {
    const entries = await entriesIn(sftp, below);
    const names: string[] = [];
    for (const { filename, attrs } of entries) {
      const full = below === '' ? filename : `${below}/${filename}`;
      if (!attrs.isDirectory()) {
        if (full > after && !isUnfinished(filename) && full !== MARK) names.push(full);
      } else if (`${full}/\uffff` > after) names.push(...(await listBelow(sftp, full, after)));
    }
    return names;
  }

  async function removeUnfinished(sftp: SFTPWrapper, below: string, before: string): Promise<void> {
    for (const { filename, attrs } of await entriesIn(sftp, below)) {
      const full = below === '' ? filename : `${below}/${filename}`;
      if (attrs.isDirectory()) await removeUnfinished(sftp, full, before);
      else if (isUnfinished(filename) && attrs.mtime * 1000 < Date.parse(before))
        await asked<void>((done) => sftp.unlink(pathOf(full), (error) => done(error, undefined)));
    }
  }

  const pathOf = (file: string) => {
    expectName(file);
    return `${folder}/${file}`;
  };

  return {
    address: shown,
    name,
    list: (below, after = '') => working(async (sftp) => (await listBelow(sftp, below, after)).sort()),
    read: (file) => working((sftp) => readWhole(sftp, pathOf(file))),
    write: (file, bytes) =>
      working(async (sftp) => {
        const path = pathOf(file);
        for (const below of foldersOf(file).filter((one) => !made.has(one))) {
          await makeFolder(sftp, `${folder}/${below}`);
          made.add(below);
        }
        await writeDurably(sftp, path, bytes);
      }),
    remove: (file) =>
      working((sftp) =>
        asked<void>((done) => sftp.unlink(pathOf(file), (error) => done(error, undefined))).catch((error: unknown) => {
          if (codeOf(error) !== NO_SUCH_FILE) throw error;
        }),
      ),
    removeUnfinished: (before) => working((sftp) => removeUnfinished(sftp, '', before)),
    async close() {
      const mine = connection;
      connection = undefined;
      (await mine?.catch(() => undefined))?.client.end();
    },
  };
}
