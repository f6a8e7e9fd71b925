import { addresses } from '../../../domain/addresses.ts';
import type { SitePage } from '../../../domain/site-page.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import { sitePageFailed } from '../site-pages/failed.ts';
import { Services } from './Services.tsx';

export const services = definePage<Section<SitePage>>({
  address: addresses.services,
  load: ({ request, section }) =>
    section(request('GET /site-pages/{slug}/', { parameters: { slug: 'services' } }), sitePageFailed),
  head: (page) => ({
    title: page.state === 'loaded' ? page.data.title : 'Our Services',
    description:
      'What we do with saving groups: savings and loans, training, seed money, weekly support and fair trade.',
    canonical: addresses.services,
  }),
  Page: Services,
});
