import type { SiteSettings } from '../../../domain/site.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { ProgressBars } from '../home/ProgressBars.tsx';

/** How far we have come. */
export function Achieved({ bars }: { bars: SiteSettings['progress_bars'] }) {
  if (bars.length === 0) return null;
  return (
    <>
      <Edge from="leaf" to="ink" line="ochre" />
      <section aria-labelledby="achieved-title" data-theme="dark" className="section-space bg-ink">
        <div className="page-width">
          <h2 id="achieved-title" className="max-w-[20ch] text-title">
            How far we have come
          </h2>
          <ProgressBars bars={bars} />
        </div>
      </section>
    </>
  );
}
