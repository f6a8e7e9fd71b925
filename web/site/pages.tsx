export { findDashboardScreen } from '../dashboard/screens.ts';
export { beginning } from './begin.ts';
export { speculationRules } from './fetch-ahead.ts';

import { about, mission, vision } from './about/page.tsx';
import { announcements } from './announcements/page.tsx';
import { post } from './blog/article/page.tsx';
import { posts } from './blog/list/page.tsx';
import { postPreviewPage } from './blog/preview/page.tsx';
import { contact } from './contact/page.tsx';
import type { DocumentRequest, RenderedDocument } from './document-request.ts';
import { documents } from './documents/page.tsx';
import { donate } from './donate/page.tsx';
import { event } from './events/details/page.tsx';
import { events } from './events/list/page.tsx';
import { gallery } from './gallery/page.tsx';
import { history } from './history/page.tsx';
import { home } from './home/page.tsx';
import { mentorship } from './mentorship/page.tsx';
import { confirmSubscription, endSubscription, newsletter } from './newsletter/pages.tsx';
import { offline } from './offline/page.tsx';
import { plainPage } from './plain-pages/page.tsx';
import { pledgePage } from './pledge/page.tsx';
import { type Page, renderFrom } from './render.tsx';
import { services } from './services/page.tsx';
import { legalPages } from './site-pages/page.tsx';
import { team } from './team/page.tsx';
import { testimonials } from './testimonials/page.tsx';
import { videos } from './videos/page.tsx';

/** Every public page. The first that matches an address answers it. */
const pages: readonly Page[] = [
  home,
  events,
  event,
  posts,
  post,
  postPreviewPage,
  mentorship,
  about,
  mission,
  vision,
  history,
  team,
  documents,
  testimonials,
  announcements,
  services,
  ...legalPages,
  contact,
  donate,
  pledgePage,
  gallery,
  videos,
  newsletter,
  confirmSubscription,
  endSubscription,
  offline,
  plainPage,
];

/** The query parameters any page reads; the others do not make another document. */
export const pageParameters: readonly string[] = [...new Set(pages.flatMap(({ query }) => query))];

export function renderDocument(request: DocumentRequest): Promise<RenderedDocument> {
  return renderFrom(pages, request);
}
