import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { AsItCame } from '../components/AsItCame.tsx';
import { follow } from '../components/follow.ts';
import { Pagination } from '../components/Pagination.tsx';
import { type ListPart, pageCount, shownRange } from '../components/paging.ts';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import type { GalleryKind, GalleryList } from './fetch-items.ts';
import type { ShownItem } from './gallery-data.ts';
import { type GalleryPlace, placeAddress } from './place.ts';
import { useGallery } from './useGallery.ts';

/**
 * Opens an item when its link, which names it by `data-item`, is followed inside of an element. One listener hears all
 * links, those that came with the document and were never woken among them.
 */
function useFollowedItem(
  items: readonly ShownItem[],
  onOpen: (item: ShownItem) => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = element;
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-item]') : null;
      const item = items.find(({ id }) => String(id) === link?.dataset.item);
      if (item) follow(event, () => onOpen(item));
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
  title: string;
  /** The link of an item was followed. */
  onOpen: (item: ShownItem) => void;
  /** Stands where there is nothing in a category. */
  empty: ReactNode;
  children: (items: readonly ShownItem[]) => ReactNode;
}

function countOf({ page, count, items }: ListPart<ShownItem>, { pageSize, total }: GalleryList): string {
  if (count <= pageSize) return `Showing ${items.length} of ${total}`;
  const { from, to } = shownRange(page, pageSize, count);
  return `Showing ${from}-${to} of ${count}`;
}

/** Everything that chooses items of a gallery, and the items that were chosen. */
export function GalleryBrowser({ kind, list, all, title, onOpen, empty, children }: GalleryBrowserProps) {
  const { place, section, asItCame, busy, go, tryAgain } = useGallery(kind, list);
  const links = useFollowedItem(section.state === 'loaded' ? section.data.items : [], onOpen);

  async function turnTo(next: GalleryPlace): Promise<void> {
    await go(next);
    document.getElementById(title)?.focus();
  }

  return (
    <>
      <CategoryFilter
        page={kind.address}
        all={all}
        categories={list.categories}
        chosen={place.category}
        onChoose={go}
      />
      {section.state === 'loading' ? (
        <div className="mt-6 grid min-h-40 place-items-center text-accent">
          <Spinner>Loading...</Spinner>
        </div>
      ) : null}
      {section.state === 'failed' ? (
        <SectionFailed text={section.message} page={placeAddress(kind.address, place)} onTryAgain={tryAgain} />
      ) : null}
      {section.state === 'loaded' ? (
        <>
          <p role="status" className="mt-6 text-muted">
            {countOf(section.data, list)}
          </p>
          <div ref={links} className={busy ? 'stale' : undefined}>
            <AsItCame asItCame={asItCame}>
              {() => (section.data.count === 0 ? empty : children(section.data.items))}
            </AsItCame>
          </div>
          <Pagination
            label="Pages of the gallery"
            page={section.data.page}
            pages={pageCount(section.data.count, list.pageSize)}
            addressOf={(page) => placeAddress(kind.address, { ...place, page })}
            onGo={(page) => turnTo({ ...place, page })}
          />
        </>
      ) : null}
    </>
  );
}
