import { NotTranslated } from '../../web/site/components/NotTranslated.tsx';
import { VisitorText } from '../../web/site/components/VisitorText.tsx';
import { langOf } from '../../web/site/untranslated.ts';
import type { Draw } from '../draw.tsx';
import type { content } from './fields.ts';

export const drawContent: Draw<typeof content> = (_, { page }) =>
  page.content === '' ? null : (
    <div className="page-width page-block-text">
      <NotTranslated record={page} field="content" />
      <VisitorText html={page.content} lang={langOf(page, 'content')} className="max-w-reading" />
    </div>
  );
