import { z } from 'zod';
import { instant } from '../../domain/instant.ts';

/** The file is no whole backup, or one that this release cannot read. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** The system's codes for a file that cannot be read, which says nothing about what is in it. */
const UNREADABLE = ['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EMFILE', 'ENFILE'];

const isUnreadable = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && UNREADABLE.includes(error.code);

/** Why an archive could not be read to its end. A file that may not be read is not damaged: the error stays as it is. */
export function asBadArchive(error: unknown): unknown {
  if (error instanceof BadArchive || isUnreadable(error)) return error;
  return new BadArchive(`This backup is damaged (${error instanceof Error ? error.message : String(error)}).`);
}

/** The first entry of an archive: what has to be known before the rest can be read. */
export const archiveHead = z.object({
  product: z.literal('intambwe', { error: 'This is not a backup of this program.' }),
  format: z.literal(1, { error: 'This backup was made by a newer release.' }),
  made_at: instant,
  /** The migrations of the database it was taken from. */
  migrations: z.array(z.string()),
});

const tableSummary = z.object({ rows: z.int(), digest: z.string() });
const fileSummary = z.object({ bytes: z.int(), sha256: z.string() });

/** A line after some files, for each of them. */
export const listedFile = z.tuple([z.string(), fileSummary]);

/** The last entry: what the archive holds, to be compared with what was read out of it. */
export const archiveManifest = z.object({
  tables: z.record(z.string(), tableSummary),
  counters: z.record(z.string(), z.int()),
  /** The number of files. In archives of releases before 0.3 their summaries by key, which had no entries of their own. */
  files: z.union([z.int(), z.record(z.string(), fileSummary)]),
  /** Files that rows refer to and that were missing. */
  missing: z.array(z.string()),
});

export type ArchiveHead = z.infer<typeof archiveHead>;
export type ArchiveManifest = z.infer<typeof archiveManifest>;
export type FileSummary = z.infer<typeof fileSummary>;
export type ListedFile = z.infer<typeof listedFile>;

export const fileCountOf = ({ files }: ArchiveManifest): number =>
  typeof files === 'number' ? files : Object.keys(files).length;

/** The entries of an archive, in their order. */
export const entryNames = {
  head: 'head.json',
  settings: 'settings.json',
  /** Some rows of a table, a line each. */
  rows: (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.ndjson`,
  file: (key: string) => `media/${key}`,
  /** The summaries of the files since the entry of this kind before, a line each: a large library fits into no memory. */
  listedFiles: (part: number) => `files/${String(part).padStart(6, '0')}.ndjson`,
  manifest: 'manifest.json',
} as const;

/** Process settings that an archive keeps: without the key, links in old mails would lead nowhere. */
export const archivedSettings = z.object({ secret_key: z.string(), public_url: z.string(), time_zone: z.string() });
