import { isFilm } from '../../domain/video.ts';
import Films from '../../web/site/components/Films.island.tsx';
import { BlockHead } from '../BlockHead.tsx';
import type { Draw } from '../draw.tsx';
import type { film } from './fields.ts';

/** As a film in a text: a link, which the page plays in its place once it is pressed. */
export const drawFilm: Draw<typeof film> = ({ title, video, caption }, { lang, headingId }) =>
  video && isFilm(video) ? (
    <section aria-labelledby={headingId} className="page-width page-block">
      <BlockHead id={headingId} title={title} lang={lang('title')} />
      <div className="rich-text max-w-4xl">
        <figure className="film">
          <a href={video} lang={lang('title')}>
            {title}
          </a>
          {caption ? <figcaption lang={lang('caption')}>{caption}</figcaption> : null}
        </figure>
      </div>
      <Films />
    </section>
  ) : null;
