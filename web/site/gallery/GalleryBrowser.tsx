import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import * as words from '#locale/gallery.ts';
import { request } from '../../request.ts';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { AsItCame } from '../components/AsItCame.tsx';
import { follow } from '../components/follow.ts';
import { Pagination } from '../components/Pagination.tsx';
import { type ListPart, pageCount, shownRange } from '../components/paging.ts';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { useAddressed } from '../components/useAddressed.ts';
import { langOf } from '../untranslated.ts';
import { fetchItems, type GalleryKind, type GalleryList } from './fetch-items.ts';
import type { ShownCategory, ShownItem } from './gallery-data.ts';
import { type GalleryPlace, placeAddress, placeIn } from './place.ts';

/** All items of the gallery, where they came with the page; a small one is then filtered without asking for anything. */
function everything({ place, part }: GalleryList): ShownItem[] | undefined {
  return place.category === null && part.count === part.items.length ? part.items : undefined;
}

/** A gallery in step with its address: the category, and the page of it. */
function useGallery(kind: GalleryKind, list: GalleryList, title: string) {
  const { categories } = list;
  const places = useMemo(
    () => ({
      addressOf: (place: GalleryPlace) => placeAddress(kind.address, place),
      placeAt: (query: URLSearchParams) => placeIn(query, categories),
    }),
    [kind, categories],
  );
  const all = everything(list);

  async function load(place: GalleryPlace) {
    if (!all) return fetchItems(request, kind, place, list);
    const chosen = categories.find(({ slug }) => slug === place.category);
    const items = chosen ? all.filter((item) => item.categories.some(({ id }) => id === chosen.id)) : all;
    return { page: 1, count: items.length, items };
  }

  return useAddressed({
    ...places,
    first: { state: 'loaded', data: list.part },
    firstPlace: list.place,
    load,
    fallback: kind.failed,
    title,
  });
}

interface CategoryFilterProps {
  /** The gallery's address, and the label for all of its categories. */
  page: string;
  all: string;
  categories: readonly ShownCategory[];
  chosen: string | null;
  onChoose: (place: GalleryPlace) => void;
}

/** One button for each category, and one for all. Without script each is a link. */
function CategoryFilter({ page, all, categories, chosen, onChoose }: CategoryFilterProps) {
  const choices = [{ slug: null, name: all, untranslated: undefined, written_in: undefined }, ...categories];
  return (
    <nav aria-label={words.categories}>
      <ul className="filters">
        {choices.map(({ slug, name, untranslated, written_in }) => {
          const place = { category: slug, page: 1 };
          return (
            <li key={slug}>
              <a
                href={placeAddress(page, place)}
                lang={langOf({ untranslated, written_in }, 'name')}
                aria-current={slug === chosen ? 'true' : undefined}
                onClick={(event) => follow(event, () => onChoose(place))}
                className={slug === null ? 'filter capitalize' : 'filter'}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * Opens an item when its link, marked with `data-item`, is clicked inside an element. One listener serves all links,
 * including those of the document that are never hydrated.
 */
function useFollowedItem(
  items: readonly ShownItem[],
  onOpen: GalleryBrowserProps['onOpen'],
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = element;
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-item]') : null;
      const item = items.find(({ id }) => String(id) === link?.dataset.item);
      if (item) follow(event, () => onOpen(item, items));
    }
    current?.addEventListener('click', onClick);
    return () => current?.removeEventListener('click', onClick);
  });

  return element;
}

interface GalleryBrowserProps {
  kind: GalleryKind;
  list: GalleryList;
  /** The label for all categories together. */
  all: string;
  /** The id of the heading above, where reading goes on after paging. */
  titleId: string;
  /** The link of an item was followed; it stands among these. */
  onOpen: (item: ShownItem, among: readonly ShownItem[]) => void;
  /** Stands where there is nothing in a category. */
  empty: ReactNode;
  children: (items: readonly ShownItem[]) => ReactNode;
}

function countOf({ page, count, items }: ListPart<ShownItem>, { pageSize, total }: GalleryList): string {
  if (count <= pageSize) return words.showingOf(items.length, total);
  const { from, to } = shownRange(page, pageSize, count);
  return words.showingRange(from, to, count);
}

/** Everything that chooses items of a gallery, and the items that were chosen. */
export function GalleryBrowser({ kind, list, all, titleId, onOpen, empty, children }: GalleryBrowserProps) {
  const { place, section, asItCame, busy, go, goAndRead, tryAgain } = useGallery(kind, list, titleId);
  const links = useFollowedItem(section.state === 'loaded' ? section.data.items : [], onOpen);

  return (
    <>
      {list.total === 0 ? null : (
        <CategoryFilter
          page={kind.address}
          all={all}
          categories={list.categories}
          chosen={place.category}
          onChoose={go}
        />
      )}
      {section.state === 'loading' ? (
        <div className="mt-6 grid min-h-40 place-items-center text-accent">
          <Spinner>{words.loading}</Spinner>
        </div>
      ) : null}
      {section.state === 'failed' ? (
        <SectionFailed text={section.message} page={placeAddress(kind.address, place)} onTryAgain={tryAgain} />
      ) : null}
      {section.state === 'loaded' ? (
        <>
          {list.total === 0 ? null : (
            <p role="status" className="mt-6 text-muted">
              {countOf(section.data, list)}
            </p>
          )}
          <div ref={links} className={busy ? 'stale' : undefined}>
            <AsItCame asItCame={asItCame}>
              {() => (section.data.count === 0 ? empty : children(section.data.items))}
            </AsItCame>
          </div>
          <Pagination
            label={words.pagesOfTheGallery}
            page={section.data.page}
            pages={pageCount(section.data.count, list.pageSize)}
            addressOf={(page) => placeAddress(kind.address, { ...place, page })}
            onGo={(page) => goAndRead({ ...place, page })}
          />
        </>
      ) : null}
    </>
  );
}
