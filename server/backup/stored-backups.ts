import { staffText } from '../../domain/reply-text.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { conflict, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { isInBackupFolder, removeBackup } from './backup.ts';

/** One backup in the backup folder. */
interface StoredBackup {
  id: number;
  file: string;
  made_at: string;
  bytes: number;
  /** The last that is proven: without it there is nothing to go back to. */
  is_needed: boolean;
}

/** The backups of this folder, the newest first. One that was made elsewhere is its maker's own business. */
export async function storedBackups(db: Database, config: Pick<Config, 'backupFolder'>): Promise<StoredBackup[]> {
  const made = await db
    .selectFrom('backups')
    .select(['id', 'file', 'made_at', 'bytes', 'proven_at'])
    .where('bytes', 'is not', null)
    .orderBy('made_at', 'desc')
    .execute();
  const stored = made.filter(({ file }) => isInBackupFolder(config, file));
  const needed = stored.find(({ proven_at }) => proven_at !== null);
  return stored.map(({ id, file, made_at, bytes }) => ({
    id,
    file,
    made_at,
    bytes: bytes ?? 0,
    is_needed: id === needed?.id,
  }));
}

/** Deletes a backup for good. Throws a 404 where there is none, a 409 for the last that is proven. */
export async function deleteBackup({ db, write, config }: Services, userId: number, id: number): Promise<void> {
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
  });
}

export function backupRoutes(services: Services): Endpoint[] {
  return [
    implement('DELETE /backups/{id}/', ({ currentUser, parameters: { id } }) =>
      deleteBackup(services, currentUser.userId, id),
    ),
  ];
}
