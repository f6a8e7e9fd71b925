import { rm } from 'node:fs/promises';
import { later } from '../../domain/instant.ts';
import type { Picture } from '../../domain/picture.ts';
import { staffText } from '../../domain/reply-text.ts';
import { uploadTexts } from '../../domain/upload.ts';
import type { Database } from '../database/open.ts';
import { givenEach, prepared } from '../database/prepared.ts';
import type { Write } from '../database/unit-of-work.ts';
import { type FileExtension, fileTypes } from '../file-types.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { refuseFile, type Upload } from '../http/upload.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import type { DrawnPicture, ImageWorker } from './image-worker.ts';
import { mediaAddress, newKey, shareKeyOf } from './keys.ts';
import { sweepOrphaned } from './orphaned-files.ts';
import { pictureColumns, presentPicture } from './present.ts';
import type { Storage } from './storage.ts';
import { findFileToUse, findFocus, insertFile } from './store.ts';
import { removeFile, type TakingTools, takeUpload } from './take.ts';

/** Longer than any file is on its way. Milliseconds. */
const ORPHANED_FOR = 3_600_000;

const picturesOf = prepared((db, count: number) =>
  db.selectFrom('media').select(pictureColumns).where('id', 'in', givenEach<number>('ids', count)),
);

interface LibraryFile {
  id: number;
  /** Below the site's root. */
  url: string;
}

interface MediaParts {
  storage: Storage;
  files: TemporaryFiles;
  imageWorker: ImageWorker;
  write: Write;
  /** Called when there is a picture without variants. */
  onPicture(): void;
}

/** The one way into the library for every file: kept in storage, described in the database. */
export class Media {
  readonly storage: Storage;
  readonly imageWorker: ImageWorker;
  /** Temporary files of uploads that are not yet complete. */
  readonly files: TemporaryFiles;
  readonly #tools: TakingTools;
  readonly #onPicture: () => void;

  constructor({ storage, files, imageWorker, write, onPicture }: MediaParts) {
    this.storage = storage;
    this.imageWorker = imageWorker;
    this.files = files;
    this.#tools = { storage, files, write, imageWorker };
    this.#onPicture = onPicture;
  }

  /**
   * Stores a file that came with a call and returns its id in the library. If the rest of the call fails, the file is
   * removed again. Without a current user the program itself brings the file. Throws a 400 at the file's field for a file
   * that cannot be accepted. Never call it inside a unit of work: decoding a picture takes a second, in which nobody else
   * could write.
   */
  async take(currentUser: CurrentUser | null, upload: Upload, alt: string): Promise<number> {
    const userId = currentUser?.userId ?? null;
    const id = await takeUpload(this.#tools, userId, upload, alt);
    upload.onUndo(() => removeFile(this.#tools, userId, id));
    if (upload.kind === 'picture') this.#onPicture();
    return id;
  }

  /**
   * Cuts the share picture anew around the focal point. It is cut with the other sizes where those are not made yet.
   */
  async cutSharePicture(db: Database, id: number): Promise<void> {
    const row = await db.selectFrom('media').select(['key', 'variants']).where('id', '=', id).executeTakeFirst();
    const focus = await findFocus(db, id);
    const made = row && row.variants !== null && row.variants !== '[]' ? await this.storage.find(row.key) : undefined;
    const body = made && new Response(await made.read()).body;
    if (!row || !body) return;
    const from = await this.files.write(body);
    const to = await this.files.newPath();
    try {
      await this.imageWorker.cutToShare(from, to, focus);
      await this.storage.putFile(shareKeyOf(row.key), to);
    } finally {
      await rm(from, { force: true });
      await rm(to, { force: true });
    }
  }

  /** Removes a file for good. Throws a 404 where there is none, a 409 while it is used. */
  remove(currentUser: CurrentUser, id: number): Promise<void> {
    return removeFile(this.#tools, currentUser.userId, id, currentUser.language);
  }

  /**
   * Throws a 400 at the field unless there is a picture with this id: one chosen from the library. `most` is the maximum size
   * of the stored file in bytes.
   */
  async checkPicture(db: Database, id: number, field: string, most: number): Promise<string> {
    const row = await findFileToUse(db, id);
    if (!row?.type.startsWith('image/')) throw refuseFile(field, staffText('chooseLibraryPicture'));
    if (row.bytes > most) throw refuseFile(field, uploadTexts.tooLarge(most));
    return mediaAddress(row.key);
  }

  /** Keeps a poster of our own making inside the caller's transaction. Its variants are made later, by the queue. */
  async add(db: Database, { bytes, ...measures }: DrawnPicture, alt: string, now: string): Promise<number> {
    const { id } = await this.#put(db, bytes, 'jpg', { ...measures, alt, variants: null, created_at: now });
    return id;
  }

  /** Stores a document or a video that the program made. `extension` is its type. */
  addFile(db: Database, bytes: Uint8Array, extension: FileExtension, alt: string, now: string): Promise<LibraryFile> {
    const described = { alt, width: 0, height: 0, placeholder: null, variants: '[]', created_at: now };
    return this.#put(db, bytes, extension, described);
  }

  async #put(
    db: Database,
    bytes: Uint8Array,
    extension: FileExtension,
    described: Omit<Parameters<typeof insertFile>[1], 'key' | 'type' | 'bytes'>,
  ): Promise<LibraryFile> {
    const key = newKey(extension);
    await this.storage.put(key, bytes);
    const { type } = fileTypes[extension];
    const id = await insertFile(db, { ...described, key, type, bytes: bytes.byteLength });
    return { id, url: mediaAddress(key) };
  }

  /** The pictures with these numbers, by number. */
  async pictures(db: Database, ids: readonly (number | null)[]): Promise<Map<number, Picture>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const found = await picturesOf(db, { ids: wanted }, wanted.length);
    return new Map(found.map((row) => [row.id, presentPicture(row)]));
  }

  /** Removes incomplete files of an earlier process; once this one accepts files, only those older than `before`. */
  async sweep(before?: string): Promise<void> {
    await this.files.sweep(before);
    await this.storage.sweep(before);
  }

  /** Removes incomplete files, and files without a row. */
  async tidy(db: Database, now: Date): Promise<void> {
    const before = later(now, -ORPHANED_FOR);
    await this.sweep(before);
    await sweepOrphaned(this.storage, db, this.#tools.write, before);
  }
}
