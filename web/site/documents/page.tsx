import { addresses } from '../../../domain/addresses.ts';
import type { Document } from '../../../domain/collections/documents.ts';
import { itemsOf } from '../../list-reply.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import { Documents } from './Documents.tsx';

export const documents = definePage<Section<Document[]>>({
  address: addresses.documents,
  load: ({ request, section }) => section(request('GET /documents/').then(itemsOf), 'Failed to load documents'),
  head: (_, site) => ({
    title: 'Documents',
    description: `Documents of ${site.name} to download, each with its type, size and date.`,
    canonical: addresses.documents,
  }),
  Page: Documents,
});
