import { queryOptions } from '@tanstack/react-query';
import type { SitePageSlug } from '../../../domain/site-page.ts';
import { sitePage } from '../../api.ts';
import { sitePages } from '../../staff-calls.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of everything that is known of these pages. */
export const everySitePage = ['site pages'];

export const allSitePages = queryOptions({ queryKey: [...everySitePage, 'all'], queryFn: () => sitePages(ask) });

export const oneSitePage = (slug: SitePageSlug) =>
  queryOptions({ queryKey: [...everySitePage, slug], queryFn: () => sitePage(ask, slug) });
