import { useState } from 'react';
import type { GalleryList } from '../gallery/fetch-items.ts';
import { GalleryBrowser } from '../gallery/GalleryBrowser.tsx';
import type { ShownItem } from '../gallery/gallery-data.ts';
import { videoGallery } from '../gallery/kinds.ts';
import { island } from '../island.tsx';
import { NoVideos } from './NoVideos.tsx';
import { VideoCard } from './VideoCard.tsx';
import { VideoModal } from './VideoModal.tsx';

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
