import type { Migration } from 'kysely/migration';
import { moduleMigrations } from '../../../modules/migrations.ts';
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
import * as linksThatEnd from './0020-links-that-end.ts';
import * as whatAFormSaid from './0021-what-a-form-said.ts';
import * as rightsToSubscribers from './0022-rights-to-subscribers.ts';
import * as recordsOfFormKeys from './0029-records-of-form-keys.ts';
import * as importedEvents from './0030-imported-events.ts';
import * as clockChecks from './0032-clock-checks.ts';
import * as provenSessions from './0033-proven-sessions.ts';
import * as fingerprints from './0035-fingerprints.ts';
import * as heldUpMails from './0036-held-up-mails.ts';
import * as whatWasTold from './0037-what-was-told.ts';
import * as linksToInterests from './0038-links-to-interests.ts';
import * as changesByGivers from './0039-changes-by-givers.ts';
import * as toldChanges from './0040-told-changes.ts';
import * as deleters from './0041-deleters.ts';
import * as formerAddresses from './0042-former-addresses.ts';
import * as indexesOfReferences from './0043-indexes-of-references.ts';
import * as foldedTextsOfLongLists from './0044-folded-texts-of-long-lists.ts';
import * as fileLinks from './0045-file-links.ts';
import * as sitemapIndexes from './0045-sitemap-indexes.ts';
import * as searchOfTheLogAndPeople from './0046-search-of-the-log-and-people.ts';
import * as keptSumsOfGiving from './0047-kept-sums-of-giving.ts';
import * as statesOfTranslations from './0048-states-of-translations.ts';
import * as whatIsDue from './0049-what-is-due.ts';
import * as ordersOfLongLists from './0050-orders-of-long-lists.ts';
import * as partsOfWords from './0051-parts-of-words.ts';
import * as sumsOfTheReport from './0052-sums-of-the-report.ts';
import * as searchesOfGiving from './0053-searches-of-giving.ts';
import * as countsOfGiving from './0054-counts-of-giving.ts';
import * as mailsOfOldCampaigns from './0055-mails-of-old-campaigns.ts';
import * as foldedTextsOfShortLists from './0056-folded-texts-of-short-lists.ts';
import * as postsByPublication from './0057-posts-by-publication.ts';
import * as partsOfVersions from './0058-parts-of-versions.ts';
import * as searchedInIndexes from './0059-searched-in-indexes.ts';
import * as forms from './0060-forms.ts';
import * as numbersOfRegistrants from './0061-numbers-of-registrants.ts';
import * as goingBack from './0062-going-back.ts';
import * as versionsOfAUser from './0063-versions-of-a-user.ts';
import * as troubles from './0064-troubles.ts';
import * as drafts from './0065-drafts.ts';
import * as asksToPublish from './0066-asks-to-publish.ts';
import * as timesOfNewsletters from './0067-times-of-newsletters.ts';
import * as pins from './0068-pins.ts';
import * as registrationsByTime from './0069-registrations-by-time.ts';
import * as replies from './0070-replies.ts';
import * as readHints from './0071-read-hints.ts';
import * as redirectsByStaff from './0072-redirects-by-staff.ts';
import * as searchOfTheSite from './0073-search-of-the-site.ts';
import * as mainLanguage from './0074-main-language.ts';
import * as ownLinks from './0075-own-links.ts';
import * as dismissedWords from './0076-dismissed-words.ts';
import * as standardPages from './0077-standard-pages.ts';
import * as pagesUntilThen from './0078-pages-until-then.ts';
import * as blocksOfPages from './0079-blocks-of-pages.ts';
import * as formsOfStaff from './0080-forms.ts';
import * as asksForPages from './0081-asks-for-pages.ts';
import { followFileLinks, linkingTexts } from './file-links.ts';
import { laterCollections, watchTexts } from './watched-texts.ts';

/** Every database and every backup of a release has had it; those of older development versions have not. */
export const FIRST_MIGRATION = '0001-first-release';

/**
 * For each column of text that can hold a file's address, by the descriptions of collections. They come last, when every
 * table is there. A column that is no longer described keeps its line here, as backups name it.
 */
const linksOfTexts = Object.fromEntries(
  linkingTexts.map((text) => [`9000-file-links-of-${text.table}-${text.column}`, followFileLinks(text)]),
);

/** The same for each collection whose texts are translated, since they are watched. */
const watchedTexts = Object.fromEntries(
  laterCollections.map((one) => [`9000-watched-texts-of-${one.table}`, watchTexts(one)]),
);

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
  '0020-links-that-end': linksThatEnd,
  '0021-what-a-form-said': whatAFormSaid,
  '0022-rights-to-subscribers': rightsToSubscribers,
  '0029-records-of-form-keys': recordsOfFormKeys,
  '0030-imported-events': importedEvents,
  '0032-clock-checks': clockChecks,
  '0033-proven-sessions': provenSessions,
  '0035-fingerprints': fingerprints,
  '0036-held-up-mails': heldUpMails,
  '0037-what-was-told': whatWasTold,
  '0038-links-to-interests': linksToInterests,
  '0039-changes-by-givers': changesByGivers,
  '0040-told-changes': toldChanges,
  '0041-deleters': deleters,
  '0042-former-addresses': formerAddresses,
  '0043-indexes-of-references': indexesOfReferences,
  '0044-folded-texts-of-long-lists': foldedTextsOfLongLists,
  '0045-file-links': fileLinks,
  '0045-sitemap-indexes': sitemapIndexes,
  '0046-search-of-the-log-and-people': searchOfTheLogAndPeople,
  '0047-kept-sums-of-giving': keptSumsOfGiving,
  '0048-states-of-translations': statesOfTranslations,
  '0049-what-is-due': whatIsDue,
  '0050-orders-of-long-lists': ordersOfLongLists,
  '0051-parts-of-words': partsOfWords,
  '0052-sums-of-the-report': sumsOfTheReport,
  '0053-searches-of-giving': searchesOfGiving,
  '0054-counts-of-giving': countsOfGiving,
  '0055-mails-of-old-campaigns': mailsOfOldCampaigns,
  '0056-folded-texts-of-short-lists': foldedTextsOfShortLists,
  '0057-posts-by-publication': postsByPublication,
  '0058-parts-of-versions': partsOfVersions,
  '0059-searched-in-indexes': searchedInIndexes,
  '0060-forms': forms,
  '0061-numbers-of-registrants': numbersOfRegistrants,
  '0062-going-back': goingBack,
  '0063-versions-of-a-user': versionsOfAUser,
  '0064-troubles': troubles,
  '0065-drafts': drafts,
  '0066-asks-to-publish': asksToPublish,
  '0067-times-of-newsletters': timesOfNewsletters,
  '0068-pins': pins,
  '0069-registrations-by-time': registrationsByTime,
  '0070-replies': replies,
  '0071-read-hints': readHints,
  '0072-redirects-by-staff': redirectsByStaff,
  '0073-search-of-the-site': searchOfTheSite,
  '0074-main-language': mainLanguage,
  '0075-own-links': ownLinks,
  '0076-dismissed-words': dismissedWords,
  '0077-standard-pages': standardPages,
  '0078-pages-until-then': pagesUntilThen,
  '0079-blocks-of-pages': blocksOfPages,
  '0080-forms': formsOfStaff,
  '0081-asks-for-pages': asksForPages,
  ...moduleMigrations,
  ...linksOfTexts,
  ...watchedTexts,
};
