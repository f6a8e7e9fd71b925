import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isEmptyDatabase, type Moved, moveAll } from '../server/archive/move.ts';
import { isPostgres } from '../server/database/open.ts';
import { fileSize } from '../web/ui/format.ts';
import { runCommand, withPlace } from './place.ts';

const usage = `npm run move -- postgres://user:password@host/name [s3://bucket?endpoint=…&region=…]
npm run move -- FOLDER

Copies everything from the place of the settings (DATA_DIR, DATABASE_URL, MEDIA_URL) to another, empty one, and compares
the two. To PostgreSQL, and with an s3:// address the files too (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY); or to a
folder that becomes DATA_DIR, with the embedded database and the files in it. Stop the server first; nothing is taken
away from the old place.`;

function say({ tables, files, bytes }: Moved): void {
  for (const [name, { rows }] of Object.entries(tables)) {
    if (rows > 0) console.log(`${String(rows).padStart(9)}  ${name}`);
  }
  console.log(`The same in both, row for row; ${files} files, ${fileSize(bytes)}, the same byte for byte.`);
}

/** The settings of the place that was named. */
function settingsOf(addresses: readonly string[]): NodeJS.ProcessEnv | undefined {
  const database = addresses.find(isPostgres);
  const bucket = addresses.find((address) => address.startsWith('s3://'));
  const folder = addresses.find((address) => address !== database && address !== bucket);
  if (folder !== undefined) {
    return addresses.length === 1 ? { ...process.env, DATA_DIR: folder, DATABASE_URL: '', MEDIA_URL: '' } : undefined;
  }
  if (database === undefined) return undefined;
  return { ...process.env, DATABASE_URL: database, MEDIA_URL: bucket ?? process.env.MEDIA_URL };
}

runCommand(async (addresses) => {
  const there = settingsOf(addresses);
  if (there === undefined) return console.log(usage);
  await withPlace(process.env, async (from) => {
    await withPlace({ ...there, SECRET_KEY: from.config.secretKey }, async (to) => {
      if (!(await isEmptyDatabase(to))) throw new Error('There is something in that database: it has to be empty.');
      const filesStay = there.DATA_DIR === process.env.DATA_DIR && there.MEDIA_URL === process.env.MEDIA_URL;
      say(await moveAll(from, filesStay ? { ...to, storage: from.storage } : to, to.files));
      if (to.config.dataFolder === from.config.dataFolder || process.env.SECRET_KEY !== undefined) return;
      await copyFile(resolve(from.config.dataFolder, 'secret.key'), resolve(to.config.dataFolder, 'secret.key'));
    });
  });
});
