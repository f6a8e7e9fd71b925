import type { Place } from '../../backup/place.ts';
import { verifyArchive } from '../../backup/verify.ts';
import { goneBackup, isGone, newestBackup } from '../status.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

/** Milliseconds after which a daily backup is missed: one day, and the time that trying again takes. */
const MISSED_AFTER = 36 * 3_600_000;

/** Whether the newest backup is of yesterday or today, and can be restored: it is tried. */
export async function checkBackups({ config, db, files }: Place, now: Date): Promise<Finding[]> {
  const off =
    config.backupCount === 0 ? [warning('BACKUPS_KEPT', 'It is 0: no backup is made every day. Who makes them?')] : [];
  const newest = await newestBackup(db);
  if (!newest) return [...off, warning('backups', 'There is none yet. Make one: intambwe backup')];
  if (isGone(newest.file))
    return [...off, problem('backups', `${goneBackup(newest.file)}. Make another: intambwe backup`)];
  const age = now.getTime() - Date.parse(newest.made_at);
  const made =
    age > MISSED_AFTER
      ? problem(
          'backups',
          `The newest is of ${newest.made_at}. The log says why: journalctl --unit intambwe. Make one now: intambwe backup`,
        )
      : fine('backups', `The newest is of ${newest.made_at}: ${newest.file}`);
  try {
    await verifyArchive(newest.file, files);
    return [...off, made, fine('backups', 'It can be restored.')];
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return [...off, made, problem('backups', `It cannot be restored (${says}). Make another: intambwe backup`)];
  }
}
