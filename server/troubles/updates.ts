import { hostname } from 'node:os';
import { staffText } from '../../domain/reply-text.ts';
import type { Config } from '../config.ts';
import { worded } from '../http/reply-words.ts';
import type { UpdatesWatch } from './machine-updates.ts';
import { CALM, mailWords, shortMoment, troubleNotice, type Watched } from './trouble.ts';

const DAY = 24 * 3_600_000;

/** A machine that updates itself does so within a day, and is restarted by somebody within some (ms). */
const MAY_WAIT = 2 * DAY;

/** A machine that has not asked for updates for so long does not know of any (ms). */
const ASKED_WITHIN = 14 * DAY;

/** Why the machine's own system is not safe, as a text with a code; null where it is. */
export function updatesProblem(
  { waiting, waitingSince, readAt, restartSince }: NonNullable<ReturnType<UpdatesWatch['found']>>,
  now: Date,
): string | null {
  const isOlder = (moment: string | null, time: number) => moment !== null && now.getTime() - Date.parse(moment) > time;
  if (isOlder(readAt, ASKED_WITHIN)) return staffText('updatesNotAsked');
  if (isOlder(waitingSince, MAY_WAIT)) return staffText('updatesWait', waiting);
  return isOlder(restartSince, MAY_WAIT) ? staffText('updatesNeedRestart') : null;
}

/** Whether the machine's own system gets its security updates. */
export const watchUpdates = (config: Config): Watched => ({
  subject: `updates of ${hostname()}`,
  calm: CALM,
  async look({ updates, clock }) {
    const found = updates.found();
    if (!found) return 'unknown';
    const problem = updatesProblem(found, clock());
    if (problem === null) return 'well';
    return {
      level: 'trouble',
      notice: troubleNotice(
        (language) => mailWords(language).updatesSubject,
        (language) => worded(problem, language),
        config,
      ),
    };
  },
  wellNotice: (language, since) => ({
    subject: mailWords(language).updatesWellSubject,
    body: mailWords(language).wellSince(shortMoment(since, config.timeZone, language)),
  }),
});
