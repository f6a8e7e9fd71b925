import { ButtonLinks } from '../../web/site/components/ButtonLinks.tsx';
import { VisitorText } from '../../web/site/components/VisitorText.tsx';
import { Picture } from '../../web/ui/Picture.tsx';
import type { Draw } from '../draw.tsx';
import type { textWithPicture } from './fields.ts';

export const drawTextWithPicture: Draw<typeof textWithPicture> = (
  { title, body, picture, side, buttons },
  { lang, headingId },
) => (
  <section
    aria-labelledby={title ? headingId : undefined}
    className={`page-width page-block grid items-center gap-x-16 gap-y-8 ${picture ? 'md:grid-cols-2' : ''}`}
  >
    <div className="min-w-0">
      {title ? (
        <h2 id={headingId} lang={lang('title')} className="text-title">
          {title}
        </h2>
      ) : null}
      <VisitorText html={body} lang={lang('body')} className="mt-5 max-w-reading" />
      <ButtonLinks buttons={buttons} lang={lang} />
    </div>
    {picture ? (
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 45vw, 92vw"
        className={`h-auto w-full max-md:order-first ${side === 'left' ? 'md:order-first' : ''}`}
      />
    ) : null}
  </section>
);
