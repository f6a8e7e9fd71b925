import { CERTIFICATE_ENDS_SOON } from '../../domain/status.ts';
import type { Config } from '../config.ts';
import { CALM, mailWords, shortMoment, troubleNotice, type Watched } from './trouble.ts';

/** Whether the certificate that visitors see should have been renewed. */
export const watchCertificate = (config: Config): Watched => ({
  subject: 'certificate',
  calm: CALM,
  async look({ certificate, clock }) {
    const end = certificate.endsAt();
    if (end === null) return 'unknown';
    if (Date.parse(end) - clock().getTime() > CERTIFICATE_ENDS_SOON) return 'well';
    return {
      level: 'trouble',
      notice: troubleNotice(
        (language) => mailWords(language).certificateSubject,
        (language) => mailWords(language).certificate(shortMoment(end, config.timeZone, language)),
        config,
      ),
    };
  },
  wellNotice: (language, since) => ({
    subject: mailWords(language).certificateWellSubject,
    body: mailWords(language).wellSince(shortMoment(since, config.timeZone, language)),
  }),
});
