import { z } from 'zod';
import { staffText } from './reply-text.ts';

/** The hints for somebody who comes to a screen for the first time. No name is a part of another. */
export const hints = ['overview', 'writing', 'calendar', 'lists', 'payments', 'translations', 'siteSettings'] as const;

export type HintName = (typeof hints)[number];

/** A hint that somebody has read. */
export const readHint = z.object({ hint: z.enum(hints, staffText('unknownHint')) });

/** The hints that an account has read, from their column. */
export const hintsRead = (column: string): string[] => column.split(' ').filter((name) => name !== '');
