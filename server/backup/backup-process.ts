import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { staffText } from '../../domain/reply-text.ts';
import { openDatabase } from '../database/open.ts';
import { openStorage } from '../media/open-storage.ts';
import { VERSION } from '../release/version.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { makeBackup } from './backup.ts';
import { type BackupNews, type BackupOrder, backupOrder } from './backup-order.ts';
import { backupProblem } from './backup-problem.ts';
import { holdsOf } from './holds.ts';
import { verifyArchive } from './verify.ts';

// A program that makes and verifies one backup in a process of its own: its failure does not stop the server, and its
// memory is returned to the system.

const tell = (news: BackupNews) => process.send?.(news);

async function perform({ config, path, now }: BackupOrder): Promise<void> {
  let isMade = false;
  const db = openDatabase(config.databaseUrl);
  try {
    const { bytes, manifest } = await makeBackup({ config, db, storage: openStorage(config) }, new Date(now), path);
    isMade = true;
    tell({ bytes, holds: holdsOf(manifest, VERSION) });
    await verifyArchive(path, new TemporaryFiles(join(config.dataFolder, 'uploads')));
    tell({ problem: null });
  } catch (error) {
    const problem = backupProblem(error);
    tell({ problem: isMade ? staffText('backupUntested', { text: problem }) : problem });
  } finally {
    await db.destroy();
  }
}

try {
  // Before anything is done: the threads that are begun later take it over.
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // A system that forbids it has the backup made at the same pace as everything else.
}
process.on('disconnect', () => process.exit());
process.once('message', async (message) => {
  await perform(backupOrder.parse(message));
  process.disconnect?.();
});
