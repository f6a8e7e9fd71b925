import { type BackupHolds, backupHolds } from '../../domain/backup.ts';
import { type ArchiveManifest, fileCountOf } from './manifest.ts';

export const holdsOf = (manifest: ArchiveManifest, release: string): BackupHolds => ({
  release,
  rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
  files: fileCountOf(manifest),
});

/** From its column; null for a backup of an earlier release. */
export const readHolds = (json: string | null): BackupHolds | null =>
  json === null ? null : backupHolds.parse(JSON.parse(json));
