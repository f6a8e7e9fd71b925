import { useState } from 'react';
import { Modal } from '../components/Modal.tsx';
import { island } from '../island.tsx';
import type { GalleryList } from './fetch-items.ts';
import { GalleryBrowser } from './GalleryBrowser.tsx';
import { GalleryTile } from './GalleryTile.tsx';
import type { ShownItem } from './gallery-data.ts';
import { ItemMedia } from './ItemMedia.tsx';
import { ItemText } from './ItemText.tsx';
import { photoGallery } from './kinds.ts';

/** So that the eye finds a hold: one of so many is shown as large as four, where there is room. */
const LARGE_EVERY = 7;

interface GalleryWallProps {
  list: GalleryList;
  /** The id of the heading above. */
  title: string;
}

/** The wall of pictures: choose a category, open one to look at it closely. */
function GalleryWall({ list, title }: GalleryWallProps) {
  const [open, setOpen] = useState<ShownItem>();

  return (
    <>
      <GalleryBrowser
        kind={photoGallery}
        list={list}
        all="All"
        title={title}
        onOpen={setOpen}
        empty={<p className="mt-6 text-lead">There is nothing to see here yet.</p>}
      >
        {(items) => (
          <ul className="wall">
            {items.map((item, place) => (
              <li key={item.id} className={place % LARGE_EVERY === 0 ? 'wall-large' : undefined}>
                <GalleryTile item={item} isLarge={place % LARGE_EVERY === 0} />
              </li>
            ))}
          </ul>
        )}
      </GalleryBrowser>
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
