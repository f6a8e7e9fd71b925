import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pictures } from '../home/pictures.ts';

/** The banner of the video gallery. */
export function VideoHero() {
  return (
    <section aria-labelledby="videos-title">
      <div data-theme="dark" className="video-hero">
        <Picture picture={pictures.vision} sizes="100vw" first className="video-hero-picture" />
        <div className="video-hero-shade" />
        <div className="page-width relative py-12 md:py-16">
          <h1 id="videos-title" className="max-w-[8ch] text-display">
            Video Gallery
          </h1>
          <p className="mt-5 max-w-[36ch] text-lead">Hear the members themselves, and see the groups at work.</p>
        </div>
      </div>
      <Edge from="ink" to="surface" line="ochre" />
    </section>
  );
}
