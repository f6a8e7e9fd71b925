import { type MouseEvent, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { island } from '../island.tsx';
import { Modal } from '../parts/Modal.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { itemsUnder } from './category.ts';
import { GalleryTile } from './GalleryTile.tsx';
import type { ShownCategory, ShownItem } from './gallery-data.ts';
import { ItemMedia } from './ItemMedia.tsx';
import { ItemText } from './ItemText.tsx';
import { useCategory } from './useCategory.ts';

/** So that the eye finds a hold: one of so many is shown as large as four, where there is room. */
const LARGE_EVERY = 7;

interface GalleryWallProps {
  items: ShownItem[];
  categories: ShownCategory[];
  /** The category that is shown at first; null for all. */
  first: string | null;
}

/** The wall of pictures: choose a category, open one to look at it closely. */
function GalleryWall({ items, categories, first }: GalleryWallProps) {
  const [chosen, choose] = useCategory(first, categories);
  const [open, setOpen] = useState<ShownItem>();
  const shown = itemsUnder(chosen, items, categories);

  function openItem(item: ShownItem, event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(item);
  }

  return (
    <>
      <CategoryFilter page={addresses.gallery} all="All" categories={categories} chosen={chosen} onChoose={choose} />
      <p role="status" className="mt-6 text-muted">{`Showing ${shown.length} of ${items.length}`}</p>
      {shown.length === 0 ? (
        <p className="mt-6 text-lead">There is nothing to see here yet.</p>
      ) : (
        <ul className="wall">
          {shown.map((item, place) => (
            <li key={item.id} className={place % LARGE_EVERY === 0 ? 'wall-large' : undefined}>
              <GalleryTile item={item} isLarge={place % LARGE_EVERY === 0} onOpen={(event) => openItem(item, event)} />
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <Modal labelledBy="item-title" onClosed={() => setOpen(undefined)}>
          <ItemMedia item={open} />
          <div className="p-5 sm:p-8">
            <ItemText item={open} id="item-title" heading="h2" />
          </div>
        </Modal>
      ) : null}
    </>
  );
}

export default island('gallery/GalleryWall', GalleryWall);
