import type { Migration } from 'kysely/migration';
import * as firstRelease from './0001-first-release/index.ts';
import * as enquiriesInTheTrash from './0004-enquiries-in-the-trash.ts';
import * as focalPoints from './0006-focal-points.ts';
import * as urgentMails from './0007-urgent-mails.ts';
import * as visitorsLanguages from './0008-visitors-languages.ts';
import * as translations from './0009-translations.ts';
import * as foldedTexts from './0011-folded-texts.ts';
import * as languagesOfPeople from './0012-languages-of-people.ts';
import * as giving from './0013-giving.ts';
import * as gatewayPayments from './0014-gateway-payments.ts';
import * as versions from './0015-versions.ts';
import * as languagesOfGivers from './0016-languages-of-givers.ts';
import * as paymentsOfAStatement from './0017-payments-of-a-statement.ts';

/** Every database and every backup of a release has had it; those of older development versions have not. */
export const FIRST_MIGRATION = '0001-first-release';

/**
 * Every migration in order. Their names are kept in the database. One that has been released is never renamed or changed:
 * `tests/upgrade` fails when it is.
 */
export const migrations: Record<string, Migration> = {
  [FIRST_MIGRATION]: firstRelease,
  '0004-enquiries-in-the-trash': enquiriesInTheTrash,
  '0006-focal-points': focalPoints,
  '0007-urgent-mails': urgentMails,
  '0008-visitors-languages': visitorsLanguages,
  '0009-translations': translations,
  '0011-folded-texts': foldedTexts,
  '0012-languages-of-people': languagesOfPeople,
  '0013-giving': giving,
  '0014-gateway-payments': gatewayPayments,
  '0015-versions': versions,
  '0016-languages-of-givers': languagesOfGivers,
  '0017-payments-of-a-statement': paymentsOfAStatement,
};
