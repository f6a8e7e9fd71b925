import { document, documentInput, staffDocument } from '../../domain/document.ts';
import { uploadRules } from '../../domain/upload.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { aboutPermissions, publicList } from '../resource/public-list.ts';
import { documentStore, listDocuments, listStaffDocuments } from './store.ts';

const documents = {
  resource: 'documents',
  topic: 'documents',
  path: '/documents/',
  singular: 'document',
  thing: staffDocument,
  input: documentInput,
  store: documentStore,
  permissions: aboutPermissions,
  files: { file: { rule: { document: uploadRules.library.document }, into: 'media_id' } },
} as const;

export function documentRoutes(desk: Desk): Endpoint[] {
  return [
    publicList({
      ...documents,
      summary: 'The documents to download',
      item: document,
      staffItem: staffDocument,
      topics: ['documents', 'media'],
      list: (query, slice) => listDocuments(desk.rows, query, slice),
      staffList: (query, slice) => listStaffDocuments(desk.rows, query, slice),
    }),
    readEndpoint(desk, documents),
    ...writeEndpoints(desk, documents),
  ];
}
