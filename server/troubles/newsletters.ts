import { later } from '../../domain/instant.ts';
import type { Config } from '../config.ts';
import { mailWords, shortMoment, type Watched } from './trouble.ts';

const DAY = 24 * 3_600_000;

/** What did not go out longer ago than this is no news (ms). */
const NEWS = 7 * DAY;

/** Whether a newsletter did not go out at its time, and nobody has dealt with it since. */
export const watchNewsletters = ({ publicUrl, timeZone }: Config): Watched => ({
  subject: 'newsletters',
  // Whoever gives it a new time has dealt with it.
  calm: 0,
  async look({ db, clock }) {
    const missed = await db
      .selectFrom('newsletter_campaigns')
      .select(['subject', 'send_at'])
      .where('missed', 'in', ['late', 'nobody'])
      .where('send_at', '>', later(clock(), -NEWS))
      .where('deleted_at', 'is', null)
      .orderBy('send_at', 'desc')
      .executeTakeFirst();
    if (!missed?.send_at) return 'well';
    const { subject, send_at } = missed;
    return {
      level: 'trouble',
      notice: (language) => {
        const words = mailWords(language);
        const body = words.newsletterMissed(publicUrl, subject, shortMoment(send_at, timeZone, language));
        return { subject: words.newsletterMissedSubject, body };
      },
    };
  },
  wellNotice: (language) => ({
    subject: mailWords(language).newslettersWellSubject,
    body: mailWords(language).newslettersWell,
  }),
});
