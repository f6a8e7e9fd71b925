import { writeFile } from 'node:fs/promises';
import { describePlace } from '../backup/empty-place.ts';
import { expectNotInUse } from '../backup/in-use.ts';
import { type Moved, moveAll } from '../backup/move.ts';
import { readExistingConfig, withEmptyPlace, withSite } from '../backup/place.ts';
import { secretKeyFile } from '../config.ts';
import { isPostgres } from '../database/open.ts';
import { fileSize } from '../file-size.ts';
import { type Command, WrongUse } from './command.ts';
import { stopSignal } from './stopped.ts';

const details = `FOLDER becomes DATA_DIR, with the embedded database and the files in it. With an s3:// address the files
move too; write AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY into the settings first. Stop the service first, on every node; nothing
is taken away from the old place. If the copy is broken off, the new place does not start: move again, which begins anew.`;

function say({ tables, files, bytes }: Moved): void {
  for (const [name, { rows }] of Object.entries(tables)) {
    if (rows > 0) console.log(`${String(rows).padStart(9)}  ${name}`);
  }
  console.log(`The same in both, row for row; ${files} files, ${fileSize(bytes)}, the same byte for byte.`);
}

/** The settings of the place that was named. */
function settingsOf(addresses: readonly string[], environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv | undefined {
  const database = addresses.find(isPostgres);
  const bucket = addresses.find((address) => address.startsWith('s3://'));
  const folder = addresses.find((address) => address !== database && address !== bucket);
  // A mistyped address, which may hold a password, is not the name of a folder.
  if (folder?.includes('://')) throw new WrongUse('An address begins with postgres:// or s3://.');
  if (folder !== undefined) {
    return addresses.length === 1 ? { ...environment, DATA_DIR: folder, DATABASE_URL: '', MEDIA_URL: '' } : undefined;
  }
  if (database === undefined) return undefined;
  return { ...environment, DATABASE_URL: database, MEDIA_URL: bucket ?? environment.MEDIA_URL };
}

export const move: Command = {
  takes: 'postgres://user:password@host/name [s3://bucket?endpoint=…&region=…] | FOLDER',
  most: 2,
  help: 'Copies everything to another, empty place and compares the two',
  details,
  fills: (addresses, environment) => settingsOf(addresses, environment)?.DATA_DIR,
  async run(addresses, environment) {
    const there = settingsOf(addresses, environment);
    if (there === undefined) throw new WrongUse();
    await expectNotInUse(await readExistingConfig(environment));
    const stopping = stopSignal();
    await withSite(environment, async (from) => {
      await withEmptyPlace({ ...there, SECRET_KEY: from.config.secretKey }, async (to) => {
        console.log(`Copying ${describePlace(from.config)} into ${describePlace(to.config)}.`);
        const keepKey = async () => {
          if (to.config.dataFolder !== from.config.dataFolder)
            await writeFile(secretKeyFile(to.config.dataFolder), from.config.secretKey, { mode: 0o600 });
        };
        const filesStay = there.DATA_DIR === environment.DATA_DIR && there.MEDIA_URL === environment.MEDIA_URL;
        const storage = filesStay ? from.storage : to.storage;
        say(await moveAll(from, { db: to.db, storage, keepKey }, to.files, stopping));
      });
    });
  },
};
