import type { ReactNode } from 'react';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { AsItCame } from '../components/AsItCame.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { type ListPart, pageCount, shownRange } from '../components/paging.ts';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import type { GalleryKind, GalleryList } from './fetch-items.ts';
import type { ShownItem } from './gallery-data.ts';
import { type GalleryPlace, placeAddress } from './place.ts';
import { useFollowedItem } from './useFollowedItem.ts';
import { useGallery } from './useGallery.ts';

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
