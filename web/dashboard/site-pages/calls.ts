import { queryOptions } from '@tanstack/react-query';
import type { SitePageSlug } from '../../../domain/site-page.ts';
import { request } from '../session/request.ts';

/** Begins the key of everything that is known of these pages. */
export const everySitePage = ['site pages'];

export const allSitePages = queryOptions({
  queryKey: [...everySitePage, 'all'],
  queryFn: () => request('GET /site-pages/'),
});

export const oneSitePage = (slug: SitePageSlug) =>
  queryOptions({
    queryKey: [...everySitePage, slug],
    queryFn: () => request('GET /site-pages/{slug}/', { parameters: { slug } }),
  });
