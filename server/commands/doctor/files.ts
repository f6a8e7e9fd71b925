import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '../../backup/place.ts';
import { secretKeyFile } from '../../config.ts';
import { isPostgres } from '../../database/open.ts';
import { isSiteKey, OTHER_KEY } from '../../identity/site-key.ts';
import { type Finding, fine, modeOf, problem, warning } from './finding.ts';

const GROUP_AND_OTHERS = 0o077;

/** Everything in a folder and those within it, one after another: a large library has close to a million files. */
async function* pathsIn(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    yield path;
    if (entry.isDirectory()) yield* pathsIn(path);
  }
}

/** How many files the service may not write, as when a command was run by root without `intambwe`, and one of them. */
async function foreignFiles(folder: string): Promise<{ count: number; first: string }> {
  const user = process.getuid?.();
  const found = { count: 0, first: '' };
  for await (const path of pathsIn(folder)) {
    // It may be a temporary one that is gone by now.
    const owner = await stat(path).catch(() => undefined);
    if (!owner || owner.uid === user) continue;
    found.count += 1;
    found.first ||= path;
  }
  return found;
}

/** Whether the service can write what it must, and nobody else reads what they must not. */
export async function checkFiles({ config }: Place): Promise<Finding[]> {
  const { dataFolder, databaseUrl } = config;
  const findings: Finding[] = [];
  const foreign = await foreignFiles(dataFolder);
  if (foreign.count > 0) {
    findings.push(
      problem(
        'files',
        `${foreign.count} files belong to somebody else, such as ${foreign.first}: chown -R intambwe: ${dataFolder}`,
      ),
    );
  }
  const isHidden = ((await modeOf(dataFolder)) & GROUP_AND_OTHERS) === 0;
  if (!isHidden) findings.push(warning('files', `Others can look into ${dataFolder}: chmod 700 ${dataFolder}`));
  const secret = [secretKeyFile(dataFolder), ...(isPostgres(databaseUrl) ? [] : [databaseUrl])];
  for (const path of secret) {
    if (!isHidden && ((await modeOf(path)) & GROUP_AND_OTHERS) !== 0) {
      findings.push(problem('files', `Others may read ${path}: chmod 600 ${path}`));
    }
  }
  return findings.length > 0
    ? findings
    : [fine('files', `All in ${dataFolder} belong to the service, and no one else can read them.`)];
}

/** As the settings demand of a key that is set: so long cannot be guessed. */
const MIN_KEY_LENGTH = 32;

export async function checkSecrets({ config, db }: Place): Promise<Finding[]> {
  const key =
    config.secretKey.length < MIN_KEY_LENGTH
      ? problem(
          'SECRET_KEY',
          `It has fewer than ${MIN_KEY_LENGTH} characters. Restore the file secret.key out of a backup.`,
        )
      : fine('SECRET_KEY', 'It is long enough.');
  const isOwn = await isSiteKey(db, config.secretKey);
  const own = isOwn ? fine('SECRET_KEY', 'It is the one that the site works with.') : problem('SECRET_KEY', OTHER_KEY);
  const metrics =
    config.metricsToken === null
      ? fine('METRICS_TOKEN', 'Not set: /metrics is for staff alone.')
      : fine('METRICS_TOKEN', 'Set: a monitor can read /metrics with it.');
  return [key, own, metrics];
}
