import type { Migration } from 'kysely/migration';
import * as people from './0001-people.ts';
import * as content from './0002-content.ts';
import * as desk from './0003-desk.ts';
import * as gallery from './0004-gallery.ts';
import * as forms from './0005-forms.ts';
import * as about from './0006-about.ts';
import * as access from './0010-access.ts';
import * as uploads from './0020-uploads.ts';
import * as enquiries from './0030-enquiries.ts';
import * as newsletter from './0031-newsletter.ts';
import * as visits from './0032-visits.ts';
import * as nodes from './0033-nodes.ts';
import * as backups from './0034-backups.ts';
import * as imports from './0035-imports.ts';
import * as searchByBytes from './0036-search-by-bytes.ts';
import * as whatVisitorsSee from './0037-what-visitors-see.ts';
import * as filmsAtYoutube from './0038-films-at-youtube.ts';
import * as signInLinks from './0039-sign-in-links.ts';
import * as recipientMails from './0040-recipient-mails.ts';
import * as previewLinks from './0041-preview-links.ts';
import * as backupTries from './0042-backup-tries.ts';
import * as pagesAndRedirects from './0043-pages-and-redirects.ts';
import * as tagsAndImportedPages from './0044-tags-and-imported-pages.ts';
import * as siteConfirmations from './0045-site-confirmations.ts';
import * as placesOfSessions from './0046-places-of-sessions.ts';
import * as liveContent from './0047-live-content.ts';
import * as campaignMails from './0048-campaign-mails.ts';
import * as countedWhenRead from './0049-counted-when-read.ts';

/** Every migration in order. Names are kept in the database: never rename one that has been released. */
export const migrations: Record<string, Migration> = {
  '0001-people': people,
  '0002-content': content,
  '0003-desk': desk,
  '0004-gallery': gallery,
  '0005-forms': forms,
  '0006-about': about,
  '0010-access': access,
  '0020-uploads': uploads,
  '0030-enquiries': enquiries,
  '0031-newsletter': newsletter,
  '0032-visits': visits,
  '0033-nodes': nodes,
  '0034-backups': backups,
  '0035-imports': imports,
  '0036-search-by-bytes': searchByBytes,
  '0037-what-visitors-see': whatVisitorsSee,
  '0038-films-at-youtube': filmsAtYoutube,
  '0039-sign-in-links': signInLinks,
  '0040-recipient-mails': recipientMails,
  '0041-preview-links': previewLinks,
  '0042-backup-tries': backupTries,
  '0043-pages-and-redirects': pagesAndRedirects,
  '0044-tags-and-imported-pages': tagsAndImportedPages,
  '0045-site-confirmations': siteConfirmations,
  '0046-places-of-sessions': placesOfSessions,
  '0047-live-content': liveContent,
  '0048-campaign-mails': campaignMails,
  '0049-counted-when-read': countedWhenRead,
};
