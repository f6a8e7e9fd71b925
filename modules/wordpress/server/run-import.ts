import { closeSync, existsSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { csvHead, csvLines } from '../../../domain/csv.ts';
import type { TableColumn } from '../../../domain/table-file.ts';
import { moveAll } from '../../../server/backup/move.ts';
import type { Place } from '../../../server/backup/place.ts';
import { ContentVersions } from '../../../server/database/content-versions.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { writer } from '../../../server/database/unit-of-work.ts';
import { makeLog } from '../../../server/logging.ts';
import { Outbox } from '../../../server/mail/outbox.ts';
import { makeTransport } from '../../../server/mail/transport.ts';
import { ImageWorker } from '../../../server/media/image-worker.ts';
import { Media } from '../../../server/media/media.ts';
import type { Storage } from '../../../server/media/storage.ts';
import { readSiteSettings } from '../../../server/site/store.ts';
import { beginTexts } from '../../../server/translations/states.ts';
import { type CommentRow, commentColumns } from './comments.ts';
import { importWordpress } from './import.ts';
import { type Remark, reportColumns } from './report.ts';
import type { ImportTools } from './work.ts';

/** Takes every file and keeps none. */
const nowhere: Storage = {
  put: async () => undefined,
  putFile: async () => undefined,
  find: async () => undefined,
  remove: async () => undefined,
  checkReady: async () => undefined,
  sweep: async () => undefined,
};

/** Does the work with a copy of the database, and with files that are kept nowhere; the copy is removed afterwards. */
async function withCopy<Result>(place: Place, work: (copy: Place) => Promise<Result>): Promise<Result> {
  // Should this process be killed, the next import or the next start of the service removes what it leaves there.
  const folder = await place.files.newPath();
  await mkdir(folder, { mode: 0o700 });
  const db = openDatabase(join(folder, 'copy.sqlite'));
  try {
    const copy = { ...place, db, storage: nowhere };
    // The storage is the same on both sides, so that no file is copied.
    await moveAll({ db: place.db, storage: nowhere }, copy, place.files);
    return await work(copy);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** So many items are between two lines that say how far it has come. */
const TOLD_EVERY = 100;

export interface ImportOptions {
  file: string;
  /** A copy of `wp-content/uploads`. */
  uploads: string | undefined;
  /** Only says what it would do. */
  isDry: boolean;
  /** Whether the file of comments has the e-mail addresses of who wrote them. */
  withEmails: boolean;
}

function toolsFor({ config, db, storage, files }: Place): ImportTools {
  const clock = () => new Date();
  const outbox = new Outbox(
    db,
    makeTransport(config, console.log, async () => (await readSiteSettings(db)).name),
    clock,
    makeLog(config),
  );
  const write = writer(db, clock, new ContentVersions(), outbox, beginTexts);
  const media = new Media({
    storage,
    files,
    imageWorker: new ImageWorker(files.folder),
    write,
    onPicture: () => undefined,
  });
  return { db, write, media, config, clock };
}

/** A table that is written row by row, and is whole up to the last of them whatever happens. */
class TableFile<Row> {
  readonly path: string;
  readonly #file: number;
  readonly #columns: readonly TableColumn<Row>[];

  constructor(path: string, columns: readonly TableColumn<Row>[]) {
    this.path = path;
    this.#columns = columns;
    this.#file = openSync(path, 'w', 0o600);
    writeSync(this.#file, csvHead(columns));
  }

  add(row: Row): void {
    writeSync(this.#file, csvLines(this.#columns, [row]));
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** A folder of its own for the report of this import. */
function folderFor(dataFolder: string, file: string, isDry: boolean): string {
  const name = basename(file).replaceAll(/[^\w.-]+/g, '-');
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const folder = join(dataFolder, 'imports', `${moment}-${name}${isDry ? '-dry-run' : ''}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Imports into this place, prints what it did, and keeps its report there. */
export async function runImport(place: Place, { file, uploads, isDry, withEmails }: ImportOptions): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. Nothing was done.`);
  await place.files.sweep();
  await migrate(place.db);
  const work = async (target: Place) => {
    const folder = folderFor(place.config.dataFolder, file, isDry);
    const remarks = new TableFile<Remark>(join(folder, 'report.csv'), reportColumns);
    const comments = new TableFile<CommentRow>(join(folder, 'comments.csv'), commentColumns(withEmails));
    try {
      const report = await importWordpress(toolsFor(target), resolve(file), uploads && resolve(uploads), {
        tell: (done, all) => done % TOLD_EVERY === 0 && console.log(`${done} of ${all}`),
        onRemark: (remark) => remarks.add(remark),
        onComment: (row) => comments.add(row),
      });
      if (isDry) console.log('This was a dry run. Nothing was changed. An import would do this:');
      console.log(report.lines().join('\n'));
      console.log(`The report of everything that was changed or left out: ${remarks.path}`);
      if (report.taken.comments > 0) console.log(`The comments: ${comments.path}`);
      if (report.taken.files > 0 && !isDry) console.log('The site makes smaller sizes of the pictures while it runs.');
    } finally {
      remarks.close();
      comments.close();
    }
  };
  await (isDry ? withCopy(place, work) : work(place));
}
