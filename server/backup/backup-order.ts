import { z } from 'zod';
import { instant } from '../../domain/instant.ts';

/** What the program that makes a backup is told: where everything is, and where the backup goes. */
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

/** What it says as it goes on: how large the backup is once it is whole, then what is wrong, or that nothing is. */
export const backupNews = z.object({ bytes: z.int().optional(), problem: z.string().nullable().optional() });

export type BackupOrder = z.infer<typeof backupOrder>;
export type BackupNews = z.infer<typeof backupNews>;
