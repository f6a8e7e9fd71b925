import { sitePageFields } from '../../../domain/site-page.ts';
import { wordedFields } from '../collections/worded.ts';

/** The fields of a standard page, in the words of the dashboard. */
export const wordedSitePageFields = wordedFields('site_pages', sitePageFields);
