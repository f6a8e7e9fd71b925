import { type MouseEvent, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { CategoryFilter } from '../gallery/CategoryFilter.tsx';
import { itemsUnder } from '../gallery/category.ts';
import type { ShownCategory, ShownItem } from '../gallery/gallery-data.ts';
import { useCategory } from '../gallery/useCategory.ts';
import { island } from '../island.tsx';
import { NoVideos } from './NoVideos.tsx';
import { VideoCard } from './VideoCard.tsx';
import { VideoModal } from './VideoModal.tsx';

interface VideoListProps {
  items: ShownItem[];
  categories: ShownCategory[];
  /** The category that is shown at first; null for all. */
  first: string | null;
}

/** The videos: choose a category, watch one. Nothing is fetched from elsewhere before that. */
function VideoList({ items, categories, first }: VideoListProps) {
  const [chosen, choose] = useCategory(first, categories);
  const [watched, setWatched] = useState<ShownItem>();
  const shown = itemsUnder(chosen, items, categories);

  function watch(item: ShownItem, event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setWatched(item);
  }

  return (
    <>
      <CategoryFilter page={addresses.videos} all="all" categories={categories} chosen={chosen} onChoose={choose} />
      <p role="status" className="mt-6 text-muted">{`Showing ${shown.length} of ${items.length}`}</p>
      {shown.length === 0 ? (
        <NoVideos />
      ) : (
        <ul className="video-grid">
          {shown.map((item) => (
            <li key={item.id} className="flex">
              <VideoCard item={item} onWatch={(event) => watch(item, event)} />
            </li>
          ))}
        </ul>
      )}
      {watched ? <VideoModal item={watched} onClosed={() => setWatched(undefined)} /> : null}
    </>
  );
}

export default island('videos/VideoList', VideoList);
