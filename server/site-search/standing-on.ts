import { type RawBuilder, sql } from 'kysely';
import { searchedByVisitors, settingsParts } from '../../domain/in-search.ts';
import { storedAddress } from '../../domain/page-sections.ts';
import { sitePageSlugs } from '../../domain/site-page.ts';
import { type StandardPageName, standardPageAt } from '../../domain/standard-page.ts';
import { recordPage } from '../../domain/translation/record-pages.ts';

const ofResource = (resource: string) => sql<boolean>`searched_texts.resource = ${sql.lit(resource)}`;

/** What is no number is not read as one: a case looks at nothing but its own branch. */
const inGallery = (isVideo: boolean) => sql<boolean>`case searched_texts.resource when 'gallery' then exists (
  select 1 from gallery_items where gallery_items.id = cast(searched_texts.record as integer)
  and ${isVideo ? sql`` : sql`not`} (gallery_items.media_type = 'video')) else false end`;

/** What staff have made of the page itself. */
const asChanged = (page: StandardPageName) => sql<boolean>`case searched_texts.resource when 'pages' then exists (
  select 1 from pages where pages.id = cast(searched_texts.record as integer)
  and pages.address = ${sql.lit(storedAddress(page))}) else false end`;

type Standing = readonly [page: StandardPageName | undefined, condition: RawBuilder<boolean>];

const standing: readonly Standing[] = [
  ...[...searchedByVisitors.keys()]
    .filter((resource) => resource !== 'gallery' && resource !== 'site_pages')
    .map((resource) => [standardPageAt(recordPage(resource, '0') ?? ''), ofResource(resource)] as const),
  ...sitePageSlugs.map(
    (slug) =>
      [
        standardPageAt(recordPage('site_pages', slug) ?? ''),
        sql<boolean>`${ofResource('site_pages')} and searched_texts.record = ${sql.lit(slug)}`,
      ] as const,
  ),
  ...Object.entries(settingsParts).map(
    ([part, { address }]) =>
      [
        standardPageAt(address),
        sql<boolean>`${ofResource('settings')} and searched_texts.part = ${sql.lit(part)}`,
      ] as const,
  ),
  ['gallery', inGallery(false)],
  ['videos', inGallery(true)],
];

/** The conditions of rows of `searched_texts` that are read on this standard page alone. */
export const standingOn = (page: StandardPageName): RawBuilder<boolean>[] => [
  ...standing.filter(([name]) => name === page).map(([, condition]) => condition),
  asChanged(page),
];
