import { type DocumentInput, type StaffDocument, staffDocument } from '../../../domain/document.ts';
import { addresses } from '../../addresses.ts';
import { staffDocuments } from '../../staff-calls.ts';
import type { AboutKind } from '../about/kind.ts';
import { columns } from './columns.tsx';

export const documents: AboutKind<StaffDocument, DocumentInput> = {
  title: 'Documents',
  subtitle: 'Reports, statutes and other files for visitors to download.',
  singular: 'Document',
  page: addresses.documents,
  texts: {
    label: 'Documents',
    loading: 'Loading documents...',
    failed: 'Failed to fetch documents. Please try again.',
    none: 'No documents added yet',
    noMatch: 'No matching documents found',
    total: (count) => `Total documents: ${count}`,
    found: (found, count) => `Documents found: ${found} of ${count}`,
  },
  firstSort: '-date',
  columns,
  calls: staffDocuments,
  schema: staffDocument,
  nameOf: ({ title }) => title,
  textsOf: ({ title, description, file_name }) => [title, description, file_name],
};
