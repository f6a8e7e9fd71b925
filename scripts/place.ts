import { join } from 'node:path';
import { type Config, readConfig } from '../server/config.ts';
import { openDatabase, type Rows } from '../server/database/open.ts';
import { openStorage } from '../server/media/open-storage.ts';
import type { Storage } from '../server/media/storage.ts';
import { TemporaryFiles } from '../server/media/temporary-files.ts';

/** What the settings point at: the database, the files, and a folder for what is not whole yet. */
export interface Place {
  config: Config;
  rows: Rows;
  storage: Storage;
  files: TemporaryFiles;
}

/** Opens what these settings point at for `work`, and closes it afterwards. */
export async function withPlace<Result>(
  environment: NodeJS.ProcessEnv,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(environment);
  const rows = openDatabase(config.databaseUrl);
  const files = new TemporaryFiles(join(config.dataFolder, 'uploads'));
  try {
    return await work({ config, rows, storage: openStorage(config), files });
  } finally {
    await rows.destroy();
  }
}

/** Runs a command to its end; a failure is said in one line, and is the program's exit code. */
export function runCommand(work: (args: readonly string[]) => Promise<void>): void {
  work(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
