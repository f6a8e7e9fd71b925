import { datesIn } from '../../domain/dates-in-words.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { clockDoubt, keepLastCheck } from '../clock-check/clock-check.ts';
import type { Config } from '../config.ts';
import { CALM, mailWords, type Watched } from './trouble.ts';

/** Whether the clock says another time than it can be. */
export const watchClock = ({ timeZone }: Config): Watched => ({
  subject: 'clock',
  calm: CALM,
  async look({ db, write, clock }) {
    const now = clock();
    const doubt = await clockDoubt(db, now);
    if (!doubt) return 'well';
    // What is written from now on, such as the mail about it, must not count as a record of the right time.
    await write(null, (unit) => keepLastCheck(unit, doubt));
    return {
      level: 'trouble',
      notice: (language) => {
        const { dates, staffMails: words } = catalogues[language];
        const inWords = (moment: string) => datesIn(dates).longMomentRange(moment, null, timeZone);
        return {
          subject: words.clockLeaptSubject,
          body: words.clockLeapt(inWords(now.toISOString()), inWords(doubt.checked_at)),
        };
      },
    };
  },
  wellNotice: (language) => ({ subject: mailWords(language).clockWellSubject, body: mailWords(language).clockWell }),
});
