import type { z } from 'zod';
import { document } from '../fields/file.ts';
import { paragraphs, text } from '../fields/text.ts';
import { day } from '../fields/time.ts';
import { staffText } from '../reply-text.ts';
import { aboutPermissions, defineCollection } from './collection.ts';

/** The files for visitors to download: reports, statutes, forms. */
export const documents = defineCollection({
  name: 'documents',
  path: '/documents/',
  table: 'documents',
  noun: 'document',
  permissions: aboutPermissions,
  fields: {
    title: text({
      label: 'Title',
      missing: staffText('titleRequired'),
      searched: true,
      inSearch: true,
      sorted: true,
      translated: true,
    }),
    description: paragraphs({
      label: 'Description',
      max: 2000,
      rows: 3,
      searched: true,
      inSearch: true,
      translated: true,
    }),
    date: day({
      label: 'Date',
      hint: 'The date of the document.',
      missing: staffText('dateRequired'),
      sorted: true,
    }),
    media_id: document({
      upload: 'file',
      label: 'File',
      hint: 'A PDF of up to 25 MB.',
      missing: staffText('fileRequired'),
    }),
  },
  staffOnly: ['media_id'],
  title: 'title',
  order: '-date',
  screen: {
    address: '/dashboard/documents',
    title: 'Documents',
    subtitle: 'Reports, statutes and other files for visitors to download.',
    one: 'Document',
    many: 'Documents',
    none: 'No documents added yet',
    page: '/Documents',
    columns: [{ field: 'title', header: 'Document', below: 'description' }, { field: 'date' }, { field: 'media_id' }],
  },
});

export type Document = z.infer<typeof documents.visible>;
