import { z } from 'zod';
import { instant } from './instant.ts';
import { codeAnswer } from './sign-in.ts';

/** Downloads, and backups made for a download, that one superuser may have in a day. */
export const MAX_TAKEN = 5;

/** Time in which an interrupted download can be resumed without the password (ms). */
export const DOWNLOAD_LIFETIME = 3_600_000;

/** The contents of a backup, and the release that made it. */
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
      /** Whether a test restored it. */
      is_proven: z.boolean(),
      /** Whether it is the last that passed its test. That one is not deleted. */
      is_needed: z.boolean(),
    }),
  ),
  /** The backup being made: bytes written, bytes of the last one, and whether it is written and being tested. */
  making: z.object({ bytes: z.int(), expected: z.int().nullable(), is_tested: z.boolean() }).nullable(),
  /** Why the last request failed; null if it did not. */
  problem: z.string().nullable(),
});

/** Proves, together with the mailed code, that it is the same browser. */
export const codeChallenge = z.object({ challenge: z.string() });

export const codeGiven = codeAnswer.pick({ otp: true }).extend({ challenge: z.string().max(200) });

/** The address of the file. It works in this browser, for an hour. */
export const openedBackup = z.object({ address: z.string() });

export type DownloadableBackups = z.infer<typeof downloadableBackups>;
