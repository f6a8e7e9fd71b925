import { existsSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '../../backup/place.ts';
import { SERVICE_USER } from '../service-user.ts';
import { type Finding, problem, warning } from './finding.ts';

/** The unit of the service, with the additions of `systemctl edit`. */
async function readUnit(folder: string): Promise<string> {
  const unit = join(folder, `${SERVICE_USER}.service`);
  const additions = (await readdir(`${unit}.d`).catch(() => [])).filter((name) => name.endsWith('.conf')).sort();
  const files = [unit, ...additions.map((name) => join(`${unit}.d`, name))];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))).join('\n');
}

/** The words of a setting of a unit; an empty value cancels the earlier ones. */
function wordsOf(unit: string, name: string): string[] {
  const values = [...unit.matchAll(new RegExp(`^[^\\S\\n]*${name}[^\\S\\n]*=(.*)$`, 'gm'))].map(([, value = '']) =>
    value.trim(),
  );
  return values
    .slice(values.lastIndexOf('') + 1)
    .flatMap((value) => value.split(/\s+/))
    .map((word) => word.replaceAll('"', ''));
}

/** The folder that a word names: a minus sign before it says that it may be missing. */
const folderOf = (word: string) => word.replace(/^[-+]+/, '');

/** A folder without the minus sign ends the site on the day when it is missing: systemd then does not start it. */
function mustBeThere(word: string): Finding[] {
  if (word.startsWith('-')) return [];
  const remedy = `As root: systemctl edit intambwe, and write ReadWritePaths=-${word}; then: intambwe restart`;
  if (!existsSync(word)) return [problem('unit', `The service does not start, because ${word} is missing. ${remedy}`)];
  return [warning('unit', `If ${word} is ever missing, the service does not start. ${remedy}`)];
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder.replace(/\/+$/, '')}/`);

/**
 * Whether the unit lets the service write where the settings have it write. A command beside the service cannot find out
 * by trying: the unit's walls are around the service alone.
 */
export async function checkUnit({ config }: Place, _: Date, units = '/etc/systemd/system'): Promise<Finding[]> {
  const unit = await readUnit(units);
  const isOurs = wordsOf(unit, 'EnvironmentFile').includes(process.env.INTAMBWE_SETTINGS ?? '');
  if (!isOurs || !wordsOf(unit, 'ProtectSystem').includes('strict')) return [];
  const state = wordsOf(unit, 'StateDirectory').map((name) => join('/var/lib', name));
  const added = wordsOf(unit, 'ReadWritePaths');
  const writable = [...state, ...added.map(folderOf)];
  const found = added.flatMap(mustBeThere);
  const copies = (config.copies?.places ?? []).filter((place) => place.startsWith('/'));
  for (const [setting, folder] of [
    ['DATA_DIR', config.dataFolder],
    ['BACKUP_DIR', config.backupFolder],
    ...copies.map((place) => ['COPY_TO', place] as const),
  ] as const) {
    const place = await realpath(folder).catch(() => folder);
    if (writable.some((path) => isWithin(place, path))) continue;
    found.push(
      problem(
        setting,
        `The service may not write into ${place}: its unit lets it write into ${writable.join(' and ')} alone. As root: systemctl edit intambwe, with the two lines [Service] and ReadWritePaths=-${place}; then: intambwe restart`,
      ),
    );
  }
  return found;
}
