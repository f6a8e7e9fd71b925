import { latestMoment } from '../clock-check/clock-check.ts';
import type { Config } from '../config.ts';
import { worded } from '../http/reply-words.ts';
import { mailWords, shortMoment, type Watched } from './trouble.ts';

/** Whether the daily backup could be made and tested, the last time that it was tried. */
export const watchBackups = ({ publicUrl, backupFolder, timeZone }: Config): Watched => ({
  subject: 'daily backups',
  // One that is made and tested is a fact, and the next comes in a day.
  calm: 0,
  async look({ db, clock }) {
    const last = await db
      .selectFrom('backups')
      .select(['problem', 'proven_at', 'next_try_at'])
      .where('day', 'is not', null)
      .where('made_at', '<=', latestMoment(clock()))
      .where(({ or, eb }) => or([eb('problem', 'is not', null), eb('proven_at', 'is not', null)]))
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return 'unknown';
    const { problem, next_try_at: next } = last;
    if (problem === null) return 'well';
    return {
      level: 'danger',
      notice: (language, since) => {
        const words = mailWords(language);
        const again = shortMoment(next ?? since, timeZone, language);
        const body = words.backupFailed(publicUrl, worded(problem, language), backupFolder, again);
        return { subject: words.backupFailedSubject, body };
      },
    };
  },
  wellNotice: (language) => ({
    subject: mailWords(language).backupsWorkSubject,
    body: mailWords(language).backupsWork,
  }),
});
