import * as words from '#locale/documents.ts';
import { itemsOf } from '../../web/list-reply.ts';
import { DocumentRows } from '../../web/site/documents/DocumentRows.tsx';
import type { Draw } from '../draw.tsx';
import { drawListing } from '../ListBlock.tsx';
import type { documents } from './fields.ts';

export const drawDocuments: Draw<typeof documents> = async ({ title, how_many }, context) => {
  const { request, section } = context;
  const found = await section(
    request('GET /documents/', { query: { page: 1, page_size: how_many } }).then(itemsOf),
    words.failedToLoadDocuments,
  );
  return drawListing({ section: found, title, otherwise: words.documents }, context, (all) => (
    <DocumentRows documents={all} heading="h3" />
  ));
};
