import type { CallDefinition } from '../../domain/api/call.ts';
import type { Work } from '../linear/growth.ts';

/** A part of the code, and the tests that are run where it changes. */
export interface Area {
  /** The names of the folders and files that belong to it, in every layer. */
  sources: readonly string[];
  /** Its browser tests. */
  specs?: readonly string[];
  /** Those of its other tests that take long: they start processes, kill them, fill disks or read the largest files. */
  slow?: readonly string[];
}

/** Functions that take a text, by the files they are in. */
export type Works = Readonly<Record<string, Readonly<Record<string, Work>>>>;

/** What a module says to the tests that look through all code; `modules/tests.ts` lists them. */
export interface TestModule {
  /** When its tests are run. */
  area: Area;
  /** Its browser tests that are run in every `npm test`. */
  always?: readonly string[];
  /** Its calls, and the folder with its `access.md` and `rights-alone.md`, which are as those in `tests/access`. */
  access?: { calls: Readonly<Record<string, CallDefinition>>; folder: string };
  /** Its functions that take a text, for `tests/linear`. */
  works?: () => Promise<Works>;
  /** Those that are not tried there, and why. */
  notTried?: readonly (readonly [place: RegExp, why: string])[];
  /** Its files with a construct that `tests/security/source.test.ts` allows where somebody has thought about it. */
  allowed?: { terminal?: readonly string[]; patterns?: readonly string[]; programs?: readonly string[] };
  /** Statements that read or sort much of a table that grows, by something of them, and why they may (`tests/queries`). */
  longReads?: Readonly<Record<string, string>>;
  /** Headings in its English words below which refusals stand, by file: each ends with what to do. */
  refusals?: Readonly<Record<string, readonly string[]>>;
}
