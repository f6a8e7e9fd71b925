import { useState } from 'react';
import * as words from '#locale/videos.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { Icon } from '../components/Icon.tsx';
import { Modal } from '../components/Modal.tsx';
import { type GalleryList, videoGallery } from '../gallery/fetch-items.ts';
import { GalleryBrowser } from '../gallery/GalleryBrowser.tsx';
import type { ShownItem } from '../gallery/gallery-data.ts';
import { Chips, ItemMedia } from '../gallery/Item.tsx';
import { island } from '../island.tsx';
import { langOf } from '../untranslated.ts';

const SIZES = '(min-width: 80rem) 20rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';

interface VideoCardProps {
  item: ShownItem;
}

/** A video before it is watched. All of it leads to the video. */
function VideoCard({ item }: VideoCardProps) {
  return (
    <article aria-labelledby={`video-${item.id}`} className="video-card">
      <div className="video-thumbnail">
        {item.thumbnail_picture ? (
          <Picture picture={item.thumbnail_picture} sizes={SIZES} className="size-full object-cover" />
        ) : (
          <Placeholder label={words.noThumbnail} seed={item.id} />
        )}
        <span className="tile-sign">
          <Icon name="play" />
        </span>
      </div>
      <div className="video-text">
        <h3
          id={`video-${item.id}`}
          lang={langOf(item, 'title')}
          className="font-display font-extrabold text-subheading"
        >
          {item.title}
        </h3>
        <Chips categories={item.categories} />
        <a
          href={`${addresses.videos}?watch=${item.id}`}
          aria-label={words.watchVideo(item.title)}
          aria-haspopup="dialog"
          data-item={item.id}
          className="card-link video-watch"
        >
          <Icon name="play" />
          {words.watch}
        </a>
      </div>
    </article>
  );
}

interface VideoModalProps {
  item: ShownItem;
  onClosed: () => void;
}

/** A video being watched. */
function VideoModal({ item, onClosed }: VideoModalProps) {
  return (
    <Modal labelledBy="video-title" onClosed={onClosed}>
      <ItemMedia item={item} />
      <div className="p-5 sm:p-8">
        <h2 id="video-title" lang={langOf(item, 'title')} className="text-heading">
          {item.title}
        </h2>
        <Chips categories={item.categories} />
        {item.description ? (
          <p lang={langOf(item, 'description')} className="mt-4 max-w-reading whitespace-pre-line">
            {item.description}
          </p>
        ) : null}
      </div>
    </Modal>
  );
}

/** Stands where the videos of an empty category would, or those of all. */
function NoVideos({ total }: { total: number }) {
  return (
    <div className="mt-6 max-w-reading">
      <h3 className="text-heading">{words.noVideosFound}</h3>
      <p className="mt-2 pb-5 text-lead text-muted">{total === 0 ? words.weHaveNoVideos : words.noVideosFoundInThis}</p>
      <Band motif="zigzag" tone="chalk" size="thin" />
    </div>
  );
}

interface VideoListProps {
  list: GalleryList;
  /** The id of the heading above. */
  titleId: string;
}

/** The videos: choose a category, watch one. Nothing is fetched from elsewhere before that. */
function VideoList({ list, titleId }: VideoListProps) {
  const [watched, setWatched] = useState<ShownItem>();

  return (
    <>
      <GalleryBrowser
        kind={videoGallery}
        list={list}
        all={words.all}
        titleId={titleId}
        onOpen={setWatched}
        empty={<NoVideos total={list.total} />}
      >
        {(items) => (
          <ul className="video-grid">
            {items.map((item) => (
              <li key={item.id} className="flex">
                <VideoCard item={item} />
              </li>
            ))}
          </ul>
        )}
      </GalleryBrowser>
      {watched ? <VideoModal item={watched} onClosed={() => setWatched(undefined)} /> : null}
    </>
  );
}

export default island('videos/VideoList', VideoList);
