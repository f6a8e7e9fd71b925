import { isYoutube } from '../../../domain/video.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import type { ShownItem } from '../gallery/gallery-data.ts';
import { Highlights } from '../gallery/Highlights.tsx';

interface VideoHighlightsProps {
  items: readonly ShownItem[];
  categoryCount: number;
}

/** How much there is to watch, and where it comes from. */
export function VideoHighlights({ items, categoryCount }: VideoHighlightsProps) {
  const fromYoutube = items.filter(({ video_url }) => isYoutube(video_url ?? '')).length;
  return (
    <>
      <Edge from="surface" to="leaf-deep" line="clay" />
      <section aria-labelledby="highlights-title" data-theme="dark" className="bg-leaf-deep">
        <div className="page-width py-14 md:py-20">
          <h2 id="highlights-title" className="mb-8 text-heading">
            Highlights
          </h2>
          <Highlights
            sign="+"
            facts={[
              { label: 'Total Videos', count: items.length },
              { label: 'Categories', count: categoryCount },
              { label: 'YouTube Videos', count: fromYoutube },
              { label: 'Other Videos', count: items.length - fromYoutube },
            ]}
          />
        </div>
      </section>
    </>
  );
}
