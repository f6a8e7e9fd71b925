import type { RestoredTo } from '../copies/copied-files.ts';
import type { CopiedSettings } from '../copies/copied-settings.ts';

/** A copy that a site goes back to. */
export interface Copy {
  /** The place, for people. */
  address: string;
  /**
   * Writes the database as it was last at or before a moment, or as it was last, to a new file. Answers the moment that it really is
   * of.
   */
  writeDatabase(path: string, until?: string): Promise<string>;
  /** Brings those of the files with these keys that the storage does not have and the copy has. */
  restoreFiles(to: RestoredTo, keys: readonly string[]): Promise<void>;
  /** What the machine was set to; undefined where the copy does not say. */
  readSettings(until?: string): Promise<CopiedSettings | undefined>;
}
