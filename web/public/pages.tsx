export { findDeskScreen } from '../staff/screens.ts';

import type { DocumentRequest, RenderedDocument } from './document-request.ts';
import { events } from './events/list/page.tsx';
import { about, mission, vision } from './about/page.tsx';
import { home } from './home/page.tsx';
import { mentorship } from './mentorship/page.tsx';
import { type Page, renderFrom } from './render.tsx';

/** Every public page. The first that matches an address answers it. */
const pages: readonly Page[] = [home, events, mentorship, about, mission, vision];

/** The query parameters any page reads; the others do not make another document. */
export const pageParameters: readonly string[] = [...new Set(pages.flatMap(({ query }) => query))];

export function renderDocument(request: DocumentRequest): Promise<RenderedDocument> {
  return renderFrom(pages, request);
}
