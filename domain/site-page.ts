import { z } from 'zod';
import { instant } from './instant.ts';

/** The pages whose whole body staff write, by the name in their address. */
export const sitePageSlugs = ['services', 'privacy', 'terms', 'cookies'] as const;
export type SitePageSlug = (typeof sitePageSlugs)[number];

/** `body` is HTML; `updated_at` is null as long as nobody has changed the text that came with the site. */
export const sitePage = z.object({
  slug: z.enum(sitePageSlugs),
  title: z.string(),
  body: z.string(),
  updated_at: instant.nullable(),
});

/** `{slug}` in an address. */
export const sitePageSlug = z.object({ slug: z.enum(sitePageSlugs) });

export type SitePage = z.infer<typeof sitePage>;
