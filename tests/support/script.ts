import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isPostgres } from '../../server/database/open.ts';
import type { House } from './house.ts';

const run = promisify(execFile);

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a script with the settings of a house, beside it, and answers how it ended. */
export async function runBeside(house: House, script: string, args: readonly string[]): Promise<Ended> {
  const { dataFolder, secretKey, databaseUrl } = house.desk.config;
  const database = isPostgres(databaseUrl) ? { DATABASE_URL: databaseUrl } : {};
  const env = { ...process.env, DATA_DIR: dataFolder, SECRET_KEY: secretKey, ...database };
  try {
    return { code: 0, ...(await run(process.execPath, [script, ...args], { env })) };
  } catch (error) {
    const { code = 1, stdout = '', stderr = '' } = Object(error);
    return { code: Number(code), stdout, stderr };
  }
}
