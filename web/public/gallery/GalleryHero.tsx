import { Band } from '../../ui/imigongo/Band.tsx';
import type { ShownItem } from './gallery-data.ts';
import { Highlights } from './Highlights.tsx';

interface GalleryHeroProps {
  items: readonly ShownItem[];
  categoryCount: number;
}

/** The title of the wall, and how much hangs on it. */
export function GalleryHero({ items, categoryCount }: GalleryHeroProps) {
  const videos = items.filter(({ media_type }) => media_type === 'video').length;
  return (
    <section aria-labelledby="gallery-title" data-theme="dark" className="bg-clay text-chalk">
      <div className="page-width grid items-end gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[6fr_5fr]">
        <div>
          <h1 id="gallery-title" className="text-display">
            Photo Gallery
          </h1>
          <p className="mt-6 max-w-[40ch] text-lead">
            Groups at their savings boxes, lessons under a tree, fields before the harvest: this is what a step forward
            looks like.
          </p>
        </div>
        <Highlights
          facts={[
            { label: 'Total Items', count: items.length },
            { label: 'Photos', count: items.length - videos },
            { label: 'Videos', count: videos },
            { label: 'Categories', count: categoryCount },
          ]}
        />
      </div>
      <Band motif="spiral" tone="ink" size="tall" />
    </section>
  );
}
