import { ButtonLinks } from '../../web/site/components/ButtonLinks.tsx';
import { Picture } from '../../web/ui/Picture.tsx';
import type { Draw } from '../draw.tsx';
import type { callToAction } from './fields.ts';

export const drawCallToAction: Draw<typeof callToAction> = ({ title, text, buttons, picture }, { lang, headingId }) => (
  <section aria-labelledby={headingId} className={`page-band grid bg-clay ${picture ? 'md:grid-cols-2' : ''}`}>
    <div data-theme="dark" className={picture ? 'donation-text' : 'page-width section-space'}>
      <h2 id={headingId} lang={lang('title')} className="text-chalk text-title">
        {title}
      </h2>
      {text ? (
        <p lang={lang('text')} className="mt-5 max-w-reading whitespace-pre-line text-chalk text-lead">
          {text}
        </p>
      ) : null}
      <ButtonLinks buttons={buttons} lang={lang} />
    </div>
    {picture ? (
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="h-full min-h-72 w-full object-cover max-md:order-first max-md:aspect-video max-md:min-h-0"
      />
    ) : null}
  </section>
);
