import { pageContract } from '../../domain/api/pages.ts';
import { mainLanguage } from '../../domain/languages.ts';
import { MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import { isPageOfSections, storedAddress } from '../../domain/page-sections.ts';
import type { PlainPageInput, StaffPlainPage } from '../../domain/plain-page.ts';
import { plainPageFields } from '../../domain/plain-page-fields.ts';
import { staffText } from '../../domain/reply-text.ts';
import { endAsksOf } from '../asks/store.ts';
import { visibilityNamed } from '../collections/visibility.ts';
import { ORDER } from '../database/tag-parts.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { CacheContext } from '../http/cache-context.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notAllowed, notFound } from '../http/http-error.ts';
import { takeOldAddress } from '../redirects/store.ts';
import { rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { dependOnList, withRights } from '../resource/public-list.ts';
import { publishing } from '../resource/publishing.ts';
import { resourceWrites } from '../resource/writes.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { newPageOfSections, untouchedPage } from './page-of-sections.ts';
import { picturesIn, presentPage, withShownBlocks } from './present.ts';
import { listStaffPages, pageOfSectionsIn, plainPageStore } from './staff-store.ts';
import {
  findPageAt,
  findPageOfSections,
  findPublicPage,
  findWaitingPage,
  listPublicPages,
  type StoredPage,
} from './store.ts';

const published = publishing('pages', 'pages.publish', staffText('mayNotPublishPages'), 'pages.edit_published');

/** What stands at which address, and in the order of titles. A draft with an address takes it from what was redirected there. */
const placesOf = ({ title, address, status, published_date, deleted_at }: StaffPlainPage) => ({
  // One of the site's own stands in no list.
  [isPageOfSections(address) ? address : ORDER]: JSON.stringify([
    address,
    deleted_at === null && status === 'published' ? [title, published_date] : null,
  ]),
});

/** Whether the input gives the page an address of its own choice that is not the page's already. */
const movesTo = ({ address }: PlainPageInput, before: StaffPlainPage | undefined) =>
  address !== '' && address !== before?.address && !isPageOfSections(before?.address ?? address);

/** The pages that staff write and name themselves. Those that the site always has are in `site-pages`. */
export function plainPageRoutes(services: Services): Endpoint[] {
  const { db, config } = services;
  const pages = {
    ...pageContract,
    resource: 'pages',
    cacheTag: 'pages',
    fields: plainPageFields,
    store: plainPageStore(services),
    placesOf,
    ...published,
    permit(currentUser: CurrentUser, input: PlainPageInput, before: StaffPlainPage | undefined) {
      published.permit(currentUser, input, before);
      if (before?.status !== 'published' || may(currentUser, 'pages.publish')) return;
      if (movesTo(input, before)) throw notAllowed(staffText('mayNotMovePages'));
      // The site's own are changed by those alone who may switch them off.
      if (isPageOfSections(before.address)) throw notAllowed(staffText('mayNotChangePublished'));
    },
    async prepare(
      unit: UnitOfWork,
      currentUser: CurrentUser,
      input: PlainPageInput,
      before: StaffPlainPage | undefined,
    ) {
      // A redirect is public, so only those who may publish change it.
      if (movesTo(input, before) && may(currentUser, 'pages.publish')) await takeOldAddress(unit, input.address);
      if (before && before.status !== 'published' && input.status === 'published') {
        const record = { id: before.id, title: input.title };
        await endAsksOf(unit, { collection: 'pages', record, publicUrl: config.publicUrl });
      }
    },
  } as const;
  const { path, permissions, store } = pages;
  const writes = resourceWrites<StaffPlainPage, PlainPageInput>(services, pages);
  /** A page as visitors read it now. */
  const shown = async (row: StoredPage, now: Date, cacheContext: CacheContext) => {
    const { page, until } = withShownBlocks(await presentPage(services, db, row), now);
    cacheContext.expiresAt(until);
    cacheContext.addParts('media', picturesIn(page));
    return page;
  };

  return [
    implement('GET /pages/', async ({ currentUser, query, now, cacheContext }) => {
      if (may(currentUser, permissions.view)) {
        const listed = await listStaffPages(db, query, sliceOf(query, MAX_STAFF_LIST));
        return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
      }
      dependOnList(cacheContext, 'pages', query);
      cacheContext.expiresAt(await visibilityNamed('pages', config.timeZone).nextChange(db, now));
      return asArrayOrPage(await listPublicPages(db, query, now, sliceOf(query, MAX_PAGE_SIZE)), path, query);
    }),
    implement('GET /pages/at/{address}/', async ({ parameters: { address }, now, cacheContext, contentLanguage }) => {
      cacheContext.addParts('pages', [ORDER]);
      cacheContext.addParts('translations', ['pages']);
      const found = await findPageAt(db, contentLanguage, address, now);
      if (!found) {
        const waiting = await findWaitingPage(db, contentLanguage, address, now);
        if (!waiting) throw notFound(staffText('pageNotFound'));
        cacheContext.expiresAt(new Date(waiting.opens_at));
        return { ...(await presentPage(services, db, waiting)), opens_at: waiting.opens_at };
      }
      const { page, foundIn } = found;
      if (foundIn === undefined) return shown(page, now, cacheContext);
      // An old address from when another language was the main one leads to that language, where visitors are still offered it.
      const offered = [mainLanguage(), ...(await readSiteSettings(db)).languages].includes(foundIn);
      cacheContext.addTags('settings');
      return { ...(await shown(page, now, cacheContext)), found_in: offered ? foundIn : contentLanguage };
    }),
    implement('GET /site/pages/{name}/content/', async ({ parameters: { name }, now, cacheContext }) => {
      cacheContext.addParts('pages', [storedAddress(name)]);
      cacheContext.expiresAt(await visibilityNamed('pages', config.timeZone).nextChange(db, now));
      const found = await findPageOfSections(db, storedAddress(name), now);
      if (!found) return untouchedPage(name);
      cacheContext.addParts('pages', [found.id]);
      return shown(found, now, cacheContext);
    }),
    implement('POST /site/pages/{name}/content/', async ({ currentUser, parameters: { name } }) => {
      const begun = await pageOfSectionsIn(db, storedAddress(name));
      const known = begun && (await store.find(db, begun.id));
      if (!known) return writes.create(currentUser, newPageOfSections(name));
      if (known.deleted_at === null) return known;
      if (!may(currentUser, permissions.delete)) throw notAllowed(staffText('isInTheTrash'));
      // What visitors read does not change before somebody publishes it again.
      return writes.restore(currentUser, known.id, false).catch(async (error: unknown) => {
        // Somebody else took it out at the same moment.
        const now = await store.find(db, known.id);
        if (now?.deleted_at !== null) throw error;
        return now;
      });
    }),
    implement('GET /pages/{id}/', async ({ currentUser, parameters: { id }, now, cacheContext }) => {
      if (may(currentUser, permissions.view)) {
        const page = await store.find(db, id);
        if (!page) throw notFound(staffText('pageNotFound'));
        return { ...page, can: rightsOf(currentUser, permissions) };
      }
      const found = await findPublicPage(db, id, now);
      if (!found) throw notFound(staffText('pageNotFound'));
      return shown(found, now, cacheContext);
    }),
    ...writeEndpoints<StaffPlainPage, PlainPageInput>(services, pages),
  ];
}
