import { z } from 'zod';
import { slugField } from '../slug.ts';
import { fieldOf } from './field.ts';

export interface SlugKind {
  /** The name in addresses where the title makes none. */
  options: { otherwise: string };
  value: string;
  read: string;
}

/** The record's name in addresses: the server makes it from the title where staff leave it out, and keeps it on a change. */
export const slug = ({
  otherwise,
  hint = 'only lowercase letters, numbers and hyphens, used in URLs',
}: SlugKind['options'] & { hint?: string }) =>
  fieldOf(
    'slug',
    { label: 'Slug', hint },
    { options: { otherwise }, written: slugField, read: z.string(), initial: '' },
  );

declare module './kinds.ts' {
  interface Kinds {
    slug: SlugKind;
  }
}
