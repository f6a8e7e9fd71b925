import { later } from '../../domain/instant.ts';
import type { Config } from '../config.ts';
import { CALM, mailWords, shortMoment, type Watched } from './trouble.ts';

/** Milliseconds that mail may wait because no server takes it. */
const MAY_WAIT = 15 * 60_000;

/**
 * Whether mail has waited for long without a try, or because the server takes none. That a server refuses one recipient is no
 * trouble of the site. While it lasts no mail can tell it: the overview and `intambwe status` do.
 */
export const watchMail = ({ timeZone, smtpUrl }: Config): Watched => ({
  subject: 'mail',
  calm: CALM,
  async look({ db, clock }) {
    if (smtpUrl === null) return 'unknown';
    const waiting = await db
      .selectFrom('mails')
      .select('id')
      .where('campaign_id', 'is', null)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('created_at', '<', later(clock(), -MAY_WAIT))
      .where(({ or, eb }) => or([eb('tries', '=', 0), eb('is_held_up', '=', true)]))
      .limit(1)
      .executeTakeFirst();
    return waiting ? { level: 'danger', notice: null } : 'well';
  },
  wellNotice: (language, since) => ({
    subject: mailWords(language).mailWorksSubject,
    body: mailWords(language).mailWorks(shortMoment(since, timeZone, language)),
  }),
});
