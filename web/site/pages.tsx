export { beginning } from './begin.ts';
export { speculationRules } from './fetch-ahead.ts';

import { drawBlocks } from '../../blocks/drawn.tsx';
import { modulePages } from '../../modules/pages.ts';
import { aboutPage, missionPage, visionPage } from './about/page.tsx';
import { announcementsPage } from './announcements/page.tsx';
import { postPage } from './blog/article/page.tsx';
import { postsPage } from './blog/list/page.tsx';
import { postPreviewPage } from './blog/preview/page.tsx';
import { contactPage } from './contact/page.tsx';
import type { DocumentRequest, RenderedDocument } from './document-request.ts';
import { documentsPage } from './documents/page.tsx';
import { donatePage } from './donate/page.tsx';
import { eventPage } from './events/details/page.tsx';
import { eventsPage } from './events/list/page.tsx';
import { formPage } from './forms-of-staff/page.tsx';
import { galleryPage } from './gallery/page.tsx';
import { historyPage } from './history/page.tsx';
import { homePage } from './home/page.tsx';
import { mentorshipPage } from './mentorship/page.tsx';
import { confirmSubscriptionPage, endSubscriptionPage, newsletterPage } from './newsletter/pages.tsx';
import { offlinePage } from './offline/page.tsx';
import { addedPage } from './plain-pages/page.tsx';
import { pledgePage } from './pledge/page.tsx';
import { type DefinedPage, renderFrom } from './render.tsx';
import { searchPage } from './search/page.tsx';
import { servicesPage } from './services/page.tsx';
import { legalPages } from './site-pages/page.tsx';
import { teamPage } from './team/page.tsx';
import { testimonialsPage } from './testimonials/page.tsx';
import { videosPage } from './videos/page.tsx';

/** Every public page. The first that matches an address answers it. */
const pages: readonly DefinedPage[] = [
  homePage,
  eventsPage,
  eventPage,
  postsPage,
  postPage,
  postPreviewPage,
  mentorshipPage,
  aboutPage,
  missionPage,
  visionPage,
  historyPage,
  teamPage,
  documentsPage,
  testimonialsPage,
  announcementsPage,
  searchPage,
  servicesPage,
  ...legalPages,
  contactPage,
  formPage,
  donatePage,
  pledgePage,
  galleryPage,
  videosPage,
  newsletterPage,
  confirmSubscriptionPage,
  endSubscriptionPage,
  offlinePage,
  ...modulePages,
  addedPage,
];

/** The query parameters any page reads; the others do not make another document. */
export const pageParameters: readonly string[] = [...new Set(pages.flatMap(({ query }) => query))];

export function renderDocument(request: DocumentRequest): Promise<RenderedDocument> {
  return renderFrom({ pages, drawBlocks }, request);
}
