import { z } from 'zod';
import { replyText, staffText } from '../reply-text.ts';
import { line } from '../text.ts';
import { type FieldFacts, fieldOf } from './field.ts';

/** Parts of an address with slashes between them, and characters in all. */
export const MAX_ADDRESS_PARTS = 4;
export const MAX_ADDRESS_LENGTH = 200;

const part = '[a-z0-9]+(?:-[a-z0-9]+)*';
const parts = new RegExp(`^(?:${part}(?:/${part}){0,${MAX_ADDRESS_PARTS - 1}})?$`);

const tooLong = replyText('atMostCharacters', MAX_ADDRESS_LENGTH);

/** True for an address of the form that pages have. */
export const isPageAddress = (text: string) => text.length <= MAX_ADDRESS_LENGTH && parts.test(text);

/** `our-story` or `about/partners`: where a page stands below the site's root. Slashes around it are taken off. */
const written = line(1000, { tooLong })
  .transform((text) =>
    text
      .trim()
      .split('/')
      .filter((piece, index, all) => piece !== '' || (index > 0 && index < all.length - 1))
      .join('/'),
  )
  .pipe(line(MAX_ADDRESS_LENGTH, { tooLong }).regex(parts, staffText('addressLetters', MAX_ADDRESS_PARTS)))
  .default('');

export interface AddressKind {
  options: Record<never, never>;
  value: string;
  read: string;
}

/** The address of a page below the site's root. An empty one is made from the title, or stays as it is. */
export const address = (facts: FieldFacts) =>
  fieldOf('address', facts, { options: {}, written, read: z.string(), initial: '' });

declare module './kinds.ts' {
  interface Kinds {
    address: AddressKind;
  }
}
