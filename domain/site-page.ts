import { z } from 'zod';
import { readShape, writtenShape } from './fields/field.ts';
import { richText, text } from './fields/text.ts';
import { instantOrNull } from './instant.ts';
import { staffText } from './reply-text.ts';
import { seen } from './timestamps.ts';
import { wholeTranslationMarks } from './translation-marks.ts';

/** The pages whose whole body staff write, by the name in their address. */
export const sitePageSlugs = ['services', 'privacy', 'terms', 'cookies'] as const;
export type SitePageSlug = (typeof sitePageSlugs)[number];

export const sitePageFields = {
  title: text({ label: 'Title', missing: staffText('titleRequired'), inSearch: true, translated: true }),
  body: richText({ label: 'Text', inSearch: true, translated: true }),
};

/** `body` is HTML; `updated_at` is null as long as nobody has changed the text that came with the site. */
export const sitePage = z.object({
  slug: z.enum(sitePageSlugs),
  ...readShape(sitePageFields),
  updated_at: instantOrNull,
  ...wholeTranslationMarks,
});

/** `{slug}` in an address. */
export const sitePageSlug = z.object({ slug: z.enum(sitePageSlugs) });

/** In the dashboard's list of them. */
export const listedSitePage = sitePage.omit({ body: true });

/** The staff's input, with the `updated_at` they saw. */
export const sitePageInput = z.object({ ...writtenShape(sitePageFields), ...seen.shape });

export type SitePage = z.infer<typeof sitePage>;
export type ListedSitePage = z.infer<typeof listedSitePage>;
