import { addresses } from '../../../domain/addresses.ts';
import type { TimelineEntry } from '../../../domain/collections/timeline.ts';
import { itemsOf } from '../../list-reply.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import { History } from './History.tsx';

export const history = definePage<Section<TimelineEntry[]>>({
  address: addresses.history,
  load: ({ request, section }) => section(request('GET /timeline/').then(itemsOf), 'Failed to load our history'),
  head: (_, site) => ({
    title: 'Our History',
    description: `How ${site.name} came to be and what has happened since ${site.founded}, step by step.`,
    canonical: addresses.history,
  }),
  Page: History,
});
