import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pictures } from '../home/pictures.ts';

/** The name of the page, and a long look over the hills somebody has come along. */
export function HistoryHero() {
  return (
    <section aria-labelledby="history-title" className="bg-ink text-chalk">
      <div className="page-width grid items-end gap-x-16 gap-y-5 pt-12 pb-10 lg:grid-cols-[6fr_6fr] lg:pt-20 lg:pb-14">
        <h1 id="history-title" className="text-display">
          Our History
        </h1>
        <p className="max-w-reading text-lead text-sand lg:pb-2">
          A way is made by walking it. Here is ours so far, from the year in which we began.
        </p>
      </div>
      <Picture
        picture={pictures.hills}
        sizes="100vw"
        first
        className="history-panorama h-auto w-full object-cover object-[50%_85%]"
      />
      <Edge from="ink" to="surface" line="ochre" />
    </section>
  );
}
