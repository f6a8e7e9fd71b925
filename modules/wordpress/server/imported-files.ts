import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import { programLanguage } from '../../../domain/languages.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { HttpError } from '../../../server/http/http-error.ts';
import { worded } from '../../../server/http/reply-words.ts';
import { receiveFile } from '../../../server/http/upload.ts';
import { mediaAddress } from '../../../server/media/keys.ts';
import type { Services } from '../../../server/services.ts';
import { summarise } from '../../../server/uploads/digest.ts';
import type { FileHere } from './inline.ts';
import type { ImportReport } from './report.ts';
import type { Survey } from './survey.ts';

/** A copy of `wp-content/uploads` on this machine. Nothing outside of it is ever read. */
export class UploadsFolder {
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
  }

  /** Throws where there is no such folder. */
  static async open(folder: string): Promise<UploadsFolder> {
    const root = await realpath(folder).catch(() => '');
    if (root === '' || !(await stat(root)).isDirectory()) throw new Error(`There is no folder ${folder}`);
    return new UploadsFolder(root);
  }

  /** The files at these places below the folder, as many as there are. */
  async find(places: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const place of places.filter((one) => !one.includes('\0'))) {
      // Resolves symbolic links too: neither `..` nor links lead outside the folder.
      const path = await realpath(resolve(this.#root, place)).catch(() => '');
      if (path.startsWith(this.#root + sep) && (await stat(path)).isFile()) found.push(path);
    }
    return found;
  }
}

/** Characters of the words that stand for a picture. */
const MAX_ALT_LENGTH = 300;

type Tools = Pick<Services, 'db' | 'write' | 'media'>;

/** Brings files of the folder into the library, each once, in the way in which uploads come. */
export class ImportedFiles {
  readonly #tools: Tools;
  readonly #folder: UploadsFolder | undefined;
  readonly #alts: Survey['alts'];
  readonly #report: ImportReport;
  /** The files of this import, by their path. */
  readonly #known = new Map<string, FileHere | undefined>();

  constructor(tools: Tools, folder: UploadsFolder | undefined, { alts }: Survey, report: ImportReport) {
    this.#tools = tools;
    this.#folder = folder;
    this.#alts = alts;
    this.#report = report;
  }

  /** The first of these places below the folder whose file there is and can be taken; described `otherwise` as said. */
  async take(places: readonly string[], otherwise: string): Promise<FileHere | undefined> {
    const alt = places.map((place) => this.#alts.get(place)).find((words) => words !== undefined) ?? otherwise;
    for (const path of (await this.#folder?.find(places)) ?? []) {
      if (!this.#known.has(path)) this.#known.set(path, await this.#bring(path, alt));
      const file = this.#known.get(path);
      if (file) return file;
    }
    return undefined;
  }

  async #bring(path: string, alt: string): Promise<FileHere | undefined> {
    const { sha256 } = await summarise(createReadStream(path));
    const before = await this.#find(sha256);
    if (before) return before;
    try {
      await this.#keep(path, sha256, alt.trim().slice(0, MAX_ALT_LENGTH).toWellFormed());
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      this.#report.leaveOut(
        'files that this site does not accept',
        { title: basename(path), address: '' },
        worded(error.message, programLanguage),
      );
      return undefined;
    }
    this.#report.taken.files += 1;
    return this.#find(sha256);
  }

  async #keep(path: string, sha256: string, alt: string): Promise<void> {
    const { media, write } = this.#tools;
    const part = { name: 'file', fileName: basename(path), content: createReadStream(path) };
    const upload = await receiveFile(part, uploadRules.library, media.files);
    try {
      const media_id = upload && (await media.take(null, upload, alt));
      if (media_id === undefined) return;
      await write(null, ({ db }) => db.insertInto('imported_files').values({ sha256, media_id }).execute());
    } finally {
      await upload?.discard();
    }
  }

  async #find(sha256: string): Promise<FileHere | undefined> {
    const found = await this.#tools.db
      .selectFrom('imported_files')
      .innerJoin('media', 'media.id', 'imported_files.media_id')
      .select(['media.id', 'media.key', 'media.type', 'media.width', 'media.height', 'media.alt'])
      .where('imported_files.sha256', '=', sha256)
      .executeTakeFirst();
    if (!found) return undefined;
    const { key, type, ...file } = found;
    return { ...file, url: mediaAddress(key), isPicture: type.startsWith('image/') };
  }
}
