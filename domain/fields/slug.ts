import { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { MAX_SLUG_LENGTH } from '../slug.ts';
import { line } from '../text.ts';
import { fieldOf } from './field.ts';

/** As staff write it by hand; empty, it is made from the title. */
export const slugField = line(MAX_SLUG_LENGTH)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, staffText('slugLetters'))
  .default('');

export interface SlugKind {
  /** The name in addresses where the title makes none. */
  options: { otherwise: string };
  value: string;
  read: string;
}

/** The record's name in addresses: the server makes it from the title where staff leave it out, and keeps it on a change. */
export const slug = ({
  otherwise,
  hint = 'Its name in web addresses: only lowercase letters, numbers and hyphens, used in URLs',
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
