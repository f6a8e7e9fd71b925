import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Copier } from '../../server/copies/copier.ts';
import { writeDatabase } from '../../server/copies/go-back.ts';
import { readKeptTable } from '../../server/copies/kept-table.ts';
import { WatchedDatabase } from '../../server/copies/watched-database.ts';
import { MemoryPlace } from './memory-place.ts';

/** A database that is written to, and its copy at a place in memory, step for step. */
export class CopiedDatabase {
  readonly folder: string;
  readonly path: string;
  readonly key = new Uint8Array(32).fill(7);
  readonly writing: DatabaseSync;
  readonly place = new MemoryPlace();
  watched: WatchedDatabase;
  copier: Copier;

  private constructor(folder: string) {
    this.folder = folder;
    this.path = join(folder, 'site.sqlite');
    this.writing = new DatabaseSync(this.path);
    this.writing.exec('pragma journal_mode = wal; pragma synchronous = off');
    this.writing.exec('create table notes (id integer primary key, text text)');
    this.watched = new WatchedDatabase(this.path);
    this.copier = new Copier(this.watched, this.key);
  }

  static async open(): Promise<CopiedDatabase> {
    return new CopiedDatabase(await mkdtemp(join(tmpdir(), 'intambwe-copied-')));
  }

  async close(): Promise<void> {
    this.watched.close();
    this.writing.close();
    await rm(this.folder, { recursive: true });
  }

  write(text: string): void {
    this.writing.prepare('insert into notes (text) values (?)').run(text);
  }

  /** All notes in one text; they may be long. */
  get notes(): string {
    return notesIn(this.path);
  }

  look(at: string): void {
    this.copier.note(this.watched.look(), at);
  }

  /** Copies what was written, as of a moment; a whole database where one is due. */
  async copy(at: string): Promise<void> {
    this.look(at);
    await this.copyChanges();
    if (!this.copier.isWholeDue(new Date(at))) return;
    for (let hasMore = true; hasMore; ) {
      const part = this.copier.takePart();
      if (part === undefined) return;
      await this.place.write(part.name, part.bytes);
      hasMore = part.hasMore;
      if (!hasMore) this.copier.finishWhole(part);
    }
  }

  /** Sends all changes that were seen. */
  async copyChanges(): Promise<void> {
    for (let piece = this.copier.takeChange(); piece !== undefined; piece = this.copier.takeChange())
      await this.place.write(piece.name, piece.bytes);
  }

  /** Begins anew, as after a restart. Answers what is wrong with what is at the place. */
  async restart(seen = { sequence: 0, fingerprint: '' }): Promise<string | undefined> {
    this.watched.close();
    this.watched = new WatchedDatabase(this.path);
    this.copier = new Copier(this.watched, this.key);
    const kept = await readKeptTable(this.folder, this.place.name);
    return (await this.copier.learn(this.place, kept, seen))?.message;
  }

  /** The notes as they were at a moment, or last, out of the copy. */
  async notesAt(until?: string): Promise<string> {
    const path = join(this.folder, 'back.sqlite');
    await writeDatabase(this.place, this.key, path, until);
    try {
      return notesIn(path);
    } finally {
      for (const end of ['', '-wal', '-shm']) await rm(`${path}${end}`, { force: true });
    }
  }
}

function notesIn(path: string): string {
  const database = new DatabaseSync(path);
  try {
    const sound = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
    const { notes } = { ...database.prepare(`select group_concat(text, ',' order by id) notes from notes`).get() };
    return sound === 'ok' ? String(notes ?? '') : `damaged: ${sound}`;
  } finally {
    database.close();
  }
}
