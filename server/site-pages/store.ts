import type { SitePage, SitePageSlug } from '../../domain/site-page.ts';
import type { Rows } from '../database/open.ts';
import { cookies } from './texts/cookies.ts';
import { privacy } from './texts/privacy.ts';
import { services } from './texts/services.ts';
import { terms } from './texts/terms.ts';

/** The texts that come with the site, so that none of these pages is ever missing. */
const texts: Record<SitePageSlug, Pick<SitePage, 'title' | 'body'>> = { services, privacy, terms, cookies };

/** The page as staff have written it, otherwise as it came with the site. */
export async function readSitePage(rows: Rows, slug: SitePageSlug): Promise<SitePage> {
  const changed = await rows
    .selectFrom('site_pages')
    .select(['title', 'body', 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return { slug, ...(changed ?? { ...texts[slug], updated_at: null }) };
}
