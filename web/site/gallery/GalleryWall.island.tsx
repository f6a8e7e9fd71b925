import { useState } from 'react';
import * as words from '#locale/gallery.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { Icon } from '../components/Icon.tsx';
import { island } from '../island.tsx';
import { langOf } from '../untranslated.ts';
import { type GalleryList, photoGallery } from './fetch-items.ts';
import { GalleryBrowser } from './GalleryBrowser.tsx';
import type { ShownItem } from './gallery-data.ts';
import { ItemViewer } from './ItemViewer.tsx';

/** The displayed width of a picture on the wall, and of one that fills four places. */
const sizes = {
  regular: '(min-width: 64rem) 19rem, (min-width: 40rem) 33vw, 50vw',
  large: '(min-width: 64rem) 46rem, (min-width: 40rem) 33vw, 50vw',
};

interface GalleryTileProps {
  item: ShownItem;
  isLarge: boolean;
}

/** An item of the wall. All of it opens the item. */
function GalleryTile({ item, isLarge }: GalleryTileProps) {
  const picture = item.thumbnail_picture ?? item.picture;
  return (
    <article aria-labelledby={`tile-${item.id}`} className="tile">
      <div className="tile-picture">
        {picture ? (
          <Picture
            picture={picture}
            sizes={isLarge ? sizes.large : sizes.regular}
            box={4 / 3}
            className="size-full object-cover"
          />
        ) : (
          <Placeholder seed={item.id} />
        )}
        {item.media_type === 'video' ? (
          <span className="tile-sign">
            <Icon name="play" />
            <span className="sr-only">{words.video}</span>
          </span>
        ) : null}
      </div>
      <div className="tile-text">
        <h3 id={`tile-${item.id}`} lang={langOf(item, 'title')} className="font-display font-extrabold leading-tight">
          {item.title}
        </h3>
        <a
          href={`${addresses.gallery}?item=${item.id}`}
          aria-haspopup="dialog"
          data-item={item.id}
          className="card-link card-more"
        >
          {words.seeMore}
          <span lang={langOf(item, 'title')} className="sr-only">
            {' '}
            {item.title}
          </span>
        </a>
      </div>
    </article>
  );
}

/** Interval of large pictures, which give the eye a hold: each takes four places, where there is room. */
const LARGE_EVERY = 7;

interface GalleryWallProps {
  list: GalleryList;
  /** The id of the heading above. */
  titleId: string;
}

/** The wall of pictures: choose a category, open one to look at it closely. */
function GalleryWall({ list, titleId }: GalleryWallProps) {
  const [open, setOpen] = useState<{ item: ShownItem; among: readonly ShownItem[] }>();

  return (
    <>
      <GalleryBrowser
        kind={photoGallery}
        list={list}
        all={words.all}
        titleId={titleId}
        onOpen={(item, among) => setOpen({ item, among })}
        empty={<p className="text-lead">{list.total === 0 ? words.weHaveNoPictures : words.thereIsNothingHereYet}</p>}
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
      {open ? <ItemViewer first={open.item} items={open.among} onClosed={() => setOpen(undefined)} /> : null}
    </>
  );
}

export default island('gallery/GalleryWall', GalleryWall);
