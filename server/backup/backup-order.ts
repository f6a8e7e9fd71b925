import { z } from 'zod';
import { backupHolds } from '../../domain/backup.ts';
import { instant } from '../../domain/instant.ts';

/** The input of the backup process: where everything is, and where the backup goes. */
export const backupOrder = z.object({
  config: z.object({
    databaseUrl: z.string(),
    dataFolder: z.string(),
    bucket: z
      .object({ address: z.string(), region: z.string(), accessKeyId: z.string(), secretAccessKey: z.string() })
      .nullable(),
    secretKey: z.string(),
    publicUrl: z.string(),
    timeZone: z.string(),
  }),
  path: z.string(),
  now: instant,
});

/** Its progress messages: the size of the finished backup and what it holds, then the problem or null. */
export const backupNews = z.object({
  bytes: z.int().optional(),
  holds: backupHolds.optional(),
  problem: z.string().nullable().optional(),
});

export type BackupOrder = z.infer<typeof backupOrder>;
export type BackupNews = z.infer<typeof backupNews>;
