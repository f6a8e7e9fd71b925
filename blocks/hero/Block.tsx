import { ButtonLinks } from '../../web/site/components/ButtonLinks.tsx';
import { Band } from '../../web/ui/imigongo/Band.tsx';
import { Picture } from '../../web/ui/Picture.tsx';
import type { Draw } from '../draw.tsx';
import type { hero } from './fields.ts';

/** On a phone the words stand below the picture, so that they cover nobody; on a wide screen over its dark left half. */
export const drawHero: Draw<typeof hero> = ({ title, text, buttons, picture }, { lang, headingId }) => (
  <section aria-labelledby={headingId} className="page-band">
    <div data-theme="dark" className={`banner ${picture ? 'banner-pictured' : ''}`}>
      {picture ? (
        <>
          <Picture picture={picture} sizes="100vw" box={[1.6]} className="banner-picture" />
          <div className="banner-shade scrim" />
        </>
      ) : null}
      <div className="page-width">
        <div className="banner-words">
          <h2 id={headingId} lang={lang('title')} className="text-display">
            {title}
          </h2>
          {text ? (
            <p lang={lang('text')} className="mt-6 max-w-reading whitespace-pre-line text-lead">
              {text}
            </p>
          ) : null}
          <ButtonLinks buttons={buttons} lang={lang} />
        </div>
      </div>
    </div>
    <Band motif="lozenge" tone="clay" size="regular" />
  </section>
);
