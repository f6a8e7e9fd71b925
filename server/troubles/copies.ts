import { hostname } from 'node:os';
import { staffText } from '../../domain/reply-text.ts';
import type { Config } from '../config.ts';
import { type CopyAt, copyFault, readCopies, shownPlace } from '../copies/how-copies-are.ts';
import { worded } from '../http/reply-words.ts';
import { CALM, mailWords, shortMoment, type Trouble, troubleNotice, type Watched } from './trouble.ts';

const MINUTE = 60_000;

/** A problem that lasts so long is told; until then the process that copies deals with it by itself (ms). */
const LASTS = 5 * MINUTE;

/** Why a copy does not protect the site, as a text with a code; null where it does. `since` is when the program started. */
export function copyProblem({ state }: CopyAt, since: string, now: Date): string | null {
  const ago = (moment: string) => now.getTime() - Date.parse(moment);
  if (ago(since) <= LASTS) return null;
  const fault = state ? copyFault(state, now) : 'silent';
  if (fault === 'silent') return staffText('copyStopped');
  if (fault === 'unproven') return staffText('copyNotProven');
  if (fault === null || !state) return null;
  const lasted = ago(state.problemSince ?? state.at);
  return lasted > LASTS || lasted < -LASTS ? state.problem : null;
}

/** Whether what is written arrives at each place, and whether the place is another disk. */
export const watchCopies = ({ copies, ...config }: Config): Watched[] => {
  if (copies === null) return [];
  return copies.places.map(shownPlace).flatMap((place): Watched[] => {
    const about = (level: Trouble['level'], problem: string): Trouble => ({
      level,
      notice: troubleNotice(
        (language) => mailWords(language).copySubject(place),
        (language) => worded(problem, language),
        config,
      ),
    });
    const find = async () =>
      (await readCopies(copies, config.dataFolder)).find((one) => one.place === place) ?? { place, state: undefined };
    const watched: Omit<Watched, 'subject' | 'look'> = {
      calm: CALM,
      wellNotice: (language, since) => ({
        subject: mailWords(language).copyWellSubject(place),
        body: mailWords(language).wellSince(shortMoment(since, config.timeZone, language)),
      }),
    };
    return [
      {
        ...watched,
        subject: `copies of ${hostname()} to ${place}`,
        async look({ clock, metrics }) {
          const found = await find();
          const problem = copyProblem(found, metrics.since, clock());
          return problem === null ? (found.state ? 'well' : 'unknown') : about('danger', problem);
        },
      },
      {
        ...watched,
        subject: `disk of copies of ${hostname()} to ${place}`,
        async look() {
          const { state } = await find();
          if (!state) return 'unknown';
          return state.isOnSameDisk ? about('trouble', staffText('copyOnSameDisk')) : 'well';
        },
      },
    ];
  });
};
