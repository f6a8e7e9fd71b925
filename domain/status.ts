import { z } from 'zod';
import { instant, instantOrNull } from './instant.ts';

/** Time before its end by which a certificate should be renewed (ms). Most are renewed a month before. */
export const CERTIFICATE_ENDS_SOON = 14 * 24 * 3_600_000;

/** The state of the installation, for those who operate it. Sizes in bytes. */
export const siteStatus = z.object({
  /** The moment of this status, by the clock of the server. */
  at: instant,
  /** The last moment at which the clock was right, if it has jumped since: then nothing is deleted by age. */
  clock_doubt: z.object({ checked_at: instant }).nullable(),
  mail: z.object({
    waiting: z.int(),
    /** Given up after every try. */
    failed: z.int(),
    /** The moment since which the oldest has waited; null if none waits. */
    waiting_since: instantOrNull,
    /** The mail server could not be reached, or refused us, at the last try. */
    is_failing: z.boolean(),
    /** Without one, mails become files on the server and reach nobody. */
    has_server: z.boolean(),
  }),
  /** The operator who asks payers; null where none is set up. `is_failing` as for mail. */
  payments: z.object({ is_failing: z.boolean() }).nullable(),
  /** Pictures whose smaller sizes are still to be made. */
  pictures_waiting: z.int(),
  /** The last backup, and the last that passed its test; null if there is none. */
  backup: z.object({
    last: z
      .object({
        made_at: instant,
        bytes: z.int().nullable(),
        /** Why it failed and what to do, in words. */
        problem: z.string().nullable(),
        /** When it is tried again at the latest; null once it is made and proven. */
        next_try_at: instantOrNull,
      })
      .nullable(),
    proven_at: instantOrNull,
    /** Those in the folder of the settings, the newest first. */
    stored: z.array(
      z.object({
        id: z.int(),
        made_at: instant,
        bytes: z.int(),
        /** Its contents; null if an earlier release made it. */
        holds: z.object({ release: z.string(), rows: z.int(), files: z.int() }).nullable(),
        /** Whether it is the last that passed its test. That one is not deleted. */
        is_needed: z.boolean(),
      }),
    ),
    /** Whether they are on the disk of the data, and so would be lost with it. */
    is_on_same_disk: z.boolean(),
  }),
  /** The places to which every change is copied; empty if none is set up. */
  copies: z.array(
    z.object({
      place: z.string(),
      /** All writes before this moment are there; null before the first. */
      copied_until: instantOrNull,
      proven_at: instantOrNull,
      /** Why it does not protect the site and what to do, in words. */
      problem: z.string().nullable(),
    }),
  ),
  /** The security updates of the machine's own system; null where they are not known. */
  updates: z
    .object({
      waiting: z.int(),
      read_at: instant,
      /** What to do; null if no update waits for too long. */
      problem: z.string().nullable(),
    })
    .nullable(),
  /** The hourly deletion of old records. */
  housekeeping: z.object({ done_at: instantOrNull, problem: z.string().nullable() }),
  disk: z.object({
    free: z.int(),
    total: z.int(),
    /** Whether only sign-ins and deletions are accepted, because the disk is full. */
    is_full: z.boolean(),
  }),
  /** When the certificate ends that the site shows to browsers; null where it is not known. */
  certificate_ends_at: instantOrNull,
  /** The address of a proxy that is not believed, so that all visitors share one limit; null for none. */
  unknown_proxy: z.string().nullable(),
  /** Of this process, since it started. */
  process: z.object({ since: instant, errors: z.int(), memory: z.int() }),
});

export type Status = z.infer<typeof siteStatus>;
