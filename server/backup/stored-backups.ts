import type { BackupHolds } from '../../domain/backup.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { backupDeletedMail } from '../identity/mails.ts';
import type { Services } from '../services.ts';
import { isInBackupFolder, removeBackup } from './backup.ts';
import { readHolds } from './holds.ts';
import { type Asked, tellSuperusers } from './note-taken.ts';

/** One backup in the backup folder. */
interface StoredBackup {
  id: number;
  file: string;
  made_at: string;
  bytes: number;
  /** The day, of a daily one. */
  day: string | null;
  proven_at: string | null;
  holds: BackupHolds | null;
  /** The last that is proven, or the last daily one: without it there is nothing to go back to. */
  is_needed: boolean;
}

/** The backups of this folder, the newest first. One that was made elsewhere is its maker's own business. */
export async function storedBackups(db: Database, config: Pick<Config, 'backupFolder'>): Promise<StoredBackup[]> {
  const made = await db
    .selectFrom('backups')
    .select(['id', 'file', 'made_at', 'day', 'bytes', 'proven_at', 'holds'])
    .where('bytes', 'is not', null)
    .orderBy('made_at', 'desc')
    .execute();
  const stored = made.filter(({ file }) => isInBackupFolder(config, file));
  const proven = stored.filter(({ proven_at }) => proven_at !== null);
  // Whoever has made one by hand has not seen to the daily ones.
  const needed = [proven[0]?.id, proven.find(({ day }) => day !== null)?.id];
  return stored.map((one) => ({
    ...one,
    bytes: one.bytes ?? 0,
    holds: readHolds(one.holds),
    is_needed: needed.includes(one.id),
  }));
}

/** Deletes a backup for good, and tells every superuser. Throws a 404 where there is none, a 409 for one that is needed. */
export async function deleteBackup(
  { db, write, config }: Services,
  { userId }: Pick<CurrentUser, 'userId'>,
  id: number,
  from: Asked,
): Promise<void> {
  const stored = await storedBackups(db, config);
  const found = stored.find((one) => one.id === id);
  if (!found) throw notFound();
  if (found.is_needed) throw conflict(staffText('lastBackup'));
  const { file, made_at, bytes } = found;
  await removeBackup(config, file);
  await write(userId, async (unit) => {
    await unit.db.deleteFrom('backups').where('id', '=', id).where('day', 'is', null).execute();
    // Today's backup keeps its row: without it, another would be made at once.
    await unit.db.updateTable('backups').set({ file: '', bytes: null }).where('id', '=', id).execute();
    await unit.audit({
      action: 'delete_backup',
      resource: 'backups',
      resourceId: id,
      before: { file, made_at, bytes },
    });
    await tellSuperusers(unit, userId, made_at, from, (to, deleted) => backupDeletedMail(to, deleted, config.timeZone));
  });
}
