import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import {
  type PlainPageInput,
  type plainPageInput,
  type StaffPlainPage,
  staffPlainPage,
} from '../../../domain/plain-page.ts';
import type { Change } from '../form/conflict.ts';

/** The values of a page's form. */
export type PlainPageFormValues = z.input<typeof plainPageInput>;

export type PlainPageControl = Control<PlainPageFormValues, unknown, PlainPageInput>;

/** The initial values of the form: empty, or the page as it is. */
export const plainPageFormValues = (page: StaffPlainPage | undefined): PlainPageFormValues => ({
  title: page?.title ?? '',
  address: page?.address ?? '',
  content: page?.content ?? '',
  description: page?.description ?? '',
  status: page?.status ?? 'draft',
  published_date: page?.published_date ?? null,
});

/** How the fields of a page are compared when somebody else has changed it meanwhile. */
export const plainPageChange = (page: StaffPlainPage): Change<PlainPageFormValues> => ({
  seen: page.updated_at,
  read(current) {
    const left = staffPlainPage.parse(current);
    return { values: plainPageFormValues(left), seen: left.updated_at };
  },
  fields: {
    title: 'Title',
    address: 'Address',
    content: 'Text',
    description: 'Description',
    status: 'Status',
    published_date: 'Published date',
  },
});
