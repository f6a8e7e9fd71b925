import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isPostgres } from '../../server/database/open.ts';
import { COMPILED } from './compiled.ts';
import type { TestApp } from './test-app.ts';

const run = promisify(execFile);

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `intambwe` with these variables, and answers how it ended. */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  try {
    const options = { env: { ...env, NODE_COMPILE_CACHE: COMPILED } };
    return { code: 0, ...(await run(process.execPath, ['server/commands/main.ts', ...args], options)) };
  } catch (error) {
    const { code = 1, stdout = '', stderr = '' } = Object(error);
    return { code: Number(code), stdout, stderr };
  }
}

/** The settings of an app, as variables of a command beside it. */
export function variablesOf(app: TestApp): NodeJS.ProcessEnv {
  const { dataFolder, secretKey, databaseUrl } = app.services.config;
  const database = isPostgres(databaseUrl) ? { DATABASE_URL: databaseUrl } : {};
  return { ...process.env, DATA_DIR: dataFolder, SECRET_KEY: secretKey, ...database };
}

/** Runs `intambwe` with the settings of an app and these, beside it, and answers how it ended. */
export function runBeside(app: TestApp, args: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return runCommand(args, { ...variablesOf(app), ...settings });
}
