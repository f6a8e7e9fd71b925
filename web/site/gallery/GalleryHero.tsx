import { Band } from '../../ui/imigongo/Band.tsx';
import { Highlights } from './Highlights.tsx';

interface GalleryHeroProps {
  total: number;
  videos: number;
  categoryCount: number;
}

/** The title of the wall, and how much hangs on it. */
export function GalleryHero({ total, videos, categoryCount }: GalleryHeroProps) {
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
            { label: 'Total Items', count: total },
            { label: 'Photos', count: total - videos },
            { label: 'Videos', count: videos },
            { label: 'Categories', count: categoryCount },
          ]}
        />
      </div>
      <Band motif="spiral" tone="ink" size="tall" />
    </section>
  );
}
