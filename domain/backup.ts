import { z } from 'zod';
import { instant } from './instant.ts';
import { codeAnswer } from './sign-in.ts';

/** So often a day backups are taken off the machine, or made to be taken, by one superuser. */
export const MAX_TAKEN = 5;

/** For so long a download that broke off goes on without asking again (ms). */
export const DOWNLOAD_LIFETIME = 3_600_000;

/** What a backup holds, and the release that made it. */
export const backupHolds = z.object({ release: z.string(), rows: z.int(), files: z.int() });

export type BackupHolds = z.infer<typeof backupHolds>;

/** The backups in the folder of the machine, the newest first. Sizes in bytes. */
export const downloadableBackups = z.object({
  stored: z.array(
    z.object({
      id: z.int(),
      made_at: instant,
      bytes: z.int(),
      /** Null for one of an earlier release. */
      holds: backupHolds.nullable(),
      /** It was restored aside and found whole. */
      is_proven: z.boolean(),
      /** The last that is proven, which is not deleted. */
      is_needed: z.boolean(),
    }),
  ),
  /** The one that is being made: what is written of it, how much the last one was, and whether it is whole and tried out. */
  making: z.object({ bytes: z.int(), expected: z.int().nullable(), is_tested: z.boolean() }).nullable(),
  /** Why the last one that was asked for failed, in words; null where it did not. */
  problem: z.string().nullable(),
});

/** Proves, together with the mailed code, that it is the same browser. */
export const codeChallenge = z.object({ challenge: z.string() });

export const codeGiven = codeAnswer.pick({ otp: true }).extend({ challenge: z.string().max(200) });

/** Where the file is, for this browser and for an hour. */
export const openedBackup = z.object({ address: z.string() });

export type DownloadableBackups = z.infer<typeof downloadableBackups>;
