import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Highlights } from '../gallery/Highlights.tsx';

interface VideoHighlightsProps {
  total: number;
  fromYoutube: number;
  categoryCount: number;
}

/** How much there is to watch, and where it comes from. */
export function VideoHighlights({ total, fromYoutube, categoryCount }: VideoHighlightsProps) {
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
              { label: 'Total Videos', count: total },
              { label: 'Categories', count: categoryCount },
              { label: 'YouTube Videos', count: fromYoutube },
              { label: 'Other Videos', count: total - fromYoutube },
            ]}
          />
        </div>
      </section>
    </>
  );
}
