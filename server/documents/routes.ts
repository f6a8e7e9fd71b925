import { document } from '../../domain/document.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { publicList } from '../resource/public-list.ts';
import { listDocuments } from './store.ts';

export function documentRoutes({ rows }: Desk): Endpoint[] {
  return [
    publicList({
      path: '/documents/',
      summary: 'The documents to download',
      item: document,
      topics: ['documents', 'media'],
      list: (query, slice) => listDocuments(rows, query, slice),
    }),
  ];
}
