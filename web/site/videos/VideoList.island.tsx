import { useState } from 'react';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Modal } from '../components/Modal.tsx';
import { Chips } from '../gallery/Chips.tsx';
import type { GalleryList } from '../gallery/fetch-items.ts';
import { GalleryBrowser } from '../gallery/GalleryBrowser.tsx';
import type { ShownItem } from '../gallery/gallery-data.ts';
import { ItemMedia } from '../gallery/ItemMedia.tsx';
import { videoGallery } from '../gallery/kinds.ts';
import { island } from '../island.tsx';
import { VideoCard } from './VideoCard.tsx';

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
        <h2 id="video-title" className="text-heading">
          {item.title}
        </h2>
        <Chips categories={item.categories} />
        {item.description ? <p className="mt-4 max-w-reading whitespace-pre-line">{item.description}</p> : null}
      </div>
    </Modal>
  );
}

/** Stands where the videos of an empty category would. */
function NoVideos() {
  return (
    <div className="mt-6 max-w-reading">
      <h3 className="text-heading">No Videos Found</h3>
      <p className="mt-2 pb-5 text-lead text-muted">No videos found in this category.</p>
      <Band motif="zigzag" tone="chalk" size="thin" />
    </div>
  );
}

interface VideoListProps {
  list: GalleryList;
  /** The id of the heading above. */
  title: string;
}

/** The videos: choose a category, watch one. Nothing is fetched from elsewhere before that. */
function VideoList({ list, title }: VideoListProps) {
  const [watched, setWatched] = useState<ShownItem>();

  return (
    <>
      <GalleryBrowser kind={videoGallery} list={list} all="all" title={title} onOpen={setWatched} empty={<NoVideos />}>
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
