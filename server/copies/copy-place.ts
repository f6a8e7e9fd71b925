/** A place cannot be reached, refuses, is full or is another. The message says so to the operator, with what to do. */
export class PlaceProblem extends Error {
  override readonly name = 'PlaceProblem';
}

/**
 * Where a copy is kept: a folder, a bucket, or another machine. Names have folders in them: `changes/2026-11-20/…`,
 * `whole/…`, `files/…`, `settings/…`. All that goes wrong is a `PlaceProblem`.
 */
export interface CopyPlace {
  /** Without secrets, for people: `/srv/copies`, `s3://bucket/folder`, `sftp://user@host/folder`. */
  address: string;
  /** Tells places apart in names of files on this machine: letters, digits and `-`. */
  name: string;
  /**
   * The names in a folder of the place and in those below it, in their order, each with its folder; from the one after `after` on.
   * Without a folder (`''`) all there are.
   */
  list(folder: string, after?: string): Promise<string[]>;
  /** What is larger than `LARGEST_COPIED` is none of ours, and is read as if it were empty: as damaged as that. */
  read(name: string): Promise<Uint8Array>;
  /** Kept durably once this is done, and never half. Replaces nothing: the same name is written with the same content alone. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Throws where the account may not. */
  remove(name: string): Promise<void>;
  /** Removes what was written half before a moment, as by a process that was killed: no list has it, and it may hold anybody. */
  removeUnfinished(before: string): Promise<void>;
  close(): Promise<void>;
}

/** Bytes of what is largest at a place: a piece of the largest pages comes to 34 MB. */
export const LARGEST_COPIED = 40_000_000;

/** What tells a folder that was set up for copies, here or on another machine, from an empty one in which a disk is missing. */
export const MARK = 'intambwe-copies';

export const MARK_TEXT = 'Copies of an Intambwe site. Do not change anything here.\n';

/** Names are ours. One that leads elsewhere was made by somebody who can write at the place. */
export function expectName(name: string): void {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.split('/').some((part) => /^\.+$/.test(part)))
    throw new PlaceProblem(`The name ${JSON.stringify(name)} is none of a copy.`);
}

/** Whether a folder has it under the name that it had while it was written. */
export const isUnfinished = (name: string): boolean => name.endsWith('.part');

/** The folder of a name, and those above it, the outermost first: `changes`, `changes/2026-11-20`. */
export const foldersOf = (name: string): string[] =>
  name
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'));
