import { ButtonLinks } from '../../web/site/components/ButtonLinks.tsx';
import { Icon } from '../../web/site/components/Icon.tsx';
import type { Draw } from '../draw.tsx';
import type { announcement } from './fields.ts';

export const drawAnnouncement: Draw<typeof announcement> = ({ title, text, buttons }, { lang, headingId }) =>
  title === '' && text === '' ? null : (
    <div className="page-width page-block">
      <section aria-labelledby={title === '' ? undefined : headingId} data-theme="dark" className="block-announcement">
        <Icon name="info" className="size-8 shrink-0 text-call" />
        <div className="min-w-0">
          {title ? (
            <h2 id={headingId} lang={lang('title')} className="text-heading">
              {title}
            </h2>
          ) : null}
          {text ? (
            <p lang={lang('text')} className="mt-2 max-w-reading whitespace-pre-line text-lead">
              {text}
            </p>
          ) : null}
          <ButtonLinks buttons={buttons} lang={lang} />
        </div>
      </section>
    </div>
  );
