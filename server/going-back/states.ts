import type { Database } from '../database/open.ts';
import type { Write } from '../database/unit-of-work.ts';

/** An earlier state of the site, and a later one of which it must give out nothing again. */
export interface States {
  /** The database that the site goes back to. */
  earlier: Database;
  /** Writes to it. */
  write: Write;
  /** What was there last; null where nobody knows. */
  later: Database | null;
  /** The later state is that of a copy, which may lack what was written in the last second of a machine that is gone. */
  isLastUnknown?: boolean;
  /** Somebody else may have written what was there last: of it only what was given out is believed. */
  isDistrusted?: boolean;
  /** The moment of going back. */
  now: string;
  timeZone: string;
}

/** States of which the later one is known. */
export type KnownStates = States & { later: Database };

export const isLaterKnown = (states: States): states is KnownStates => states.later !== null;
