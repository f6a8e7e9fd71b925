import type { Config } from '../config.ts';
import { readArchiver } from '../copies/postgres-archive.ts';
import { isPostgres } from '../database/open.ts';
import { CALM, mailWords, shortMoment, troubleNotice, type Watched } from './trouble.ts';

/** Whether PostgreSQL archives what is written, where it is told to. Embedded databases have no archive. */
export const watchArchive = (config: Config): Watched[] =>
  isPostgres(config.databaseUrl)
    ? [
        {
          subject: 'archive of the database',
          calm: CALM,
          async look({ db }) {
            // A rented database may not say how its archive is.
            const archiver = await readArchiver(db).catch(() => null);
            if (!archiver?.isKept) return 'unknown';
            const { problem } = archiver;
            if (problem === null) return 'well';
            return {
              level: 'danger',
              notice: troubleNotice(
                (language) => mailWords(language).archiveSubject,
                () => problem,
                config,
              ),
            };
          },
          wellNotice: (language, since) => ({
            subject: mailWords(language).archiveWellSubject,
            body: mailWords(language).wellSince(shortMoment(since, config.timeZone, language)),
          }),
        },
      ]
    : [];
