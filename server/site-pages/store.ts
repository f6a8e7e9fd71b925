import { type ListedSitePage, type SitePage, type SitePageSlug, sitePageSlugs } from '../../domain/site-page.ts';
import type { Database } from '../database/open.ts';
import { cookies, privacy, services, terms } from './texts.ts';

/** The texts that come with the site, so that none of these pages is ever missing. */
const texts: Record<SitePageSlug, Pick<SitePage, 'title' | 'body'>> = { services, privacy, terms, cookies };

/** The page as staff have written it, otherwise as it came with the site. */
export async function readSitePage(db: Database, slug: SitePageSlug): Promise<SitePage> {
  const changed = await db
    .selectFrom('site_pages')
    .select(['title', 'body', 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return { slug, ...(changed ?? { ...texts[slug], updated_at: null }) };
}

export async function listSitePages(db: Database): Promise<ListedSitePage[]> {
  const pages = await Promise.all(sitePageSlugs.map((slug) => readSitePage(db, slug)));
  return pages.map(({ slug, title, updated_at }) => ({ slug, title, updated_at }));
}

export async function writeSitePage(
  db: Database,
  { slug, title, body, updated_at }: SitePage & { updated_at: string },
): Promise<void> {
  const values = { title, body, updated_at };
  await db
    .insertInto('site_pages')
    .values({ slug, ...values })
    .onConflict((known) => known.column('slug').doUpdateSet(values))
    .execute();
}
