import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasProcessEnded } from '../process-life.ts';

/**
 * Incomplete files. Each is named after the process that writes it, so that the next process can recognise the files of
 * one that has ended.
 */
export class TemporaryFiles {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** A unique path for a new file or folder. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, `${process.pid}-${randomBytes(12).toString('hex')}.part`);
  }

  /**
   * Writes a stream to a new file, and returns its path once it is on the disk, or where `isSynced` is false once it is written. A
   * failure leaves no file.
   */
  async write(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, isSynced = true): Promise<string> {
    const path = await this.newPath();
    try {
      await using file = await open(path, 'wx', 0o600);
      // Unlike `write`, it goes on where the system took only a part, as on a disk that is nearly full.
      for await (const piece of content) await file.writeFile(piece);
      if (isSynced) await file.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return path;
  }

  /** Throws the disk's error if so many bytes cannot be written. */
  async expectDiskSpace(bytes: number): Promise<void> {
    await rm(await this.write([new Uint8Array(bytes)]), { force: true });
  }

  /**
   * Removes files of processes that have ended: all of them before this process writes any, later only those last written
   * before a moment. An encoder finishes its picture even if the program that asked for it was killed, and so perhaps after
   * the next one has started.
   */
  async sweep(before?: string): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const [, pid] = /^(\d+)-[0-9a-f]+\.part$/.exec(name) ?? [];
      if (pid === undefined || !hasProcessEnded(Number(pid))) continue;
      const path = join(this.folder, name);
      if (before === undefined || (await this.#isOlder(path, before))) await rm(path, { recursive: true, force: true });
    }
  }

  async #isOlder(path: string, before: string): Promise<boolean> {
    const found = await stat(path).catch(() => undefined);
    return found !== undefined && found.mtime.toISOString() < before;
  }
}
