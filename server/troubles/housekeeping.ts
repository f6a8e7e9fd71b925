import { staffText } from '../../domain/reply-text.ts';
import { clockDoubt } from '../clock-check/clock-check.ts';
import type { Config } from '../config.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { CALM, mailWords, shortMoment, troubleNotice, type Watched } from './trouble.ts';

const HOUR = 3_600_000;

/** The housekeeping runs every hour. It has stopped if it has not come to its end for so long (ms). */
const STOPPED_AFTER = 6 * HOUR;

/** Time for the first run after a start (ms). */
const FIRST_RUN = HOUR;

/** When the housekeeping last came to its end; null before the first time. */
export async function lastTidied(db: Services['db']): Promise<string | null> {
  return (await db.selectFrom('clock_checks').select('tidied_at').executeTakeFirst())?.tidied_at ?? null;
}

/** Why something is wrong with the housekeeping, as a text with a code; null where nothing is. `since` is when the program started. */
export function housekeepingProblem(tidiedAt: string | null, since: string, now: Date): string | null {
  const ago = (moment: string) => now.getTime() - Date.parse(moment);
  if (ago(since) <= FIRST_RUN || ago(tidiedAt ?? since) <= STOPPED_AFTER) return null;
  return staffText('housekeepingStopped');
}

/** Whether what is too old is still deleted. */
export const watchHousekeeping = (config: Config): Watched => ({
  subject: 'housekeeping',
  calm: CALM,
  async look({ db, clock, metrics }) {
    // By a clock that has leapt nothing is deleted, on purpose.
    if (await clockDoubt(db, clock())) return 'unknown';
    const problem = housekeepingProblem(await lastTidied(db), metrics.since, clock());
    if (problem === null) return 'well';
    return {
      level: 'trouble',
      notice: troubleNotice(
        (language) => mailWords(language).housekeepingSubject,
        (language) => worded(problem, language),
        config,
      ),
    };
  },
  wellNotice: (language, since) => ({
    subject: mailWords(language).housekeepingWellSubject,
    body: mailWords(language).wellSince(shortMoment(since, config.timeZone, language)),
  }),
});
