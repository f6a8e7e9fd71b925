import { VisitorText } from '../../web/site/components/VisitorText.tsx';
import type { Draw } from '../draw.tsx';
import type { text } from './fields.ts';

export const drawText: Draw<typeof text> = ({ body }, { lang }) => (
  <div className="page-width page-block-text">
    <VisitorText html={body} lang={lang('body')} className="max-w-reading" />
  </div>
);
