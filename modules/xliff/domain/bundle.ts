import { z } from 'zod';
import { type Language, languages } from '../../../domain/languages.ts';
import { staffText } from '../../../domain/reply-text.ts';
import { requiredParagraphs } from '../../../domain/staff-field.ts';
import { line } from '../../../domain/text.ts';
import { boardQuery } from '../../../domain/translation/translation.ts';

/** Characters of a bundle: as many as fit into a request with what JSON adds. */
const MAX_BUNDLE = 800_000;

/** Characters of a part of the texts for translators outside: it comes back with the translations in it. */
export const BUNDLE_PART = 300_000;

/** A bundle of texts for translators outside, or what they send back: XLIFF 2. Many texts are in several parts. */
export const bundlePartsQuery = boardQuery.pick({ resource: true, state: true });

/** A part: from a record on, and before another; each as a bundle names it, `posts.7`. */
const bundlePart = z.object({ from: line(100).optional(), until: line(100).optional() });

export const bundleQuery = bundlePartsQuery.extend(bundlePart.shape);
export const bundleParts = z.object({ parts: z.array(bundlePart) });
export const bundleInput = z.object({ file: requiredParagraphs(staffText('chooseFile'), MAX_BUNDLE) });

/** The name of the file of a part, without its ending. */
export const bundleName = (language: Language, part = 1, parts = 1): string =>
  parts === 1 ? `translations-${language}` : `translations-${language}-${part}-of-${parts}`;

/** What an import did. */
export const bundleResult = z.object({
  language: z.enum(languages),
  /** Texts that are drafts now, and texts that were the same already. */
  changed: z.int(),
  unchanged: z.int(),
  /** Records whose drafts were changed. */
  records: z.int(),
  /** Texts that somebody has changed here since the file was made; they stay as they are here. */
  skipped: z.array(z.string()),
  /** Texts of which only some sentences are translated; they stay as they are here. */
  incomplete: z.array(z.string()),
});

export type BundlePart = z.infer<typeof bundlePart>;
export type BundleQuery = z.infer<typeof bundleQuery>;
export type BundleResult = z.infer<typeof bundleResult>;
