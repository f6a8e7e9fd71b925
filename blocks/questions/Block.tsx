import { VisitorText } from '../../web/site/components/VisitorText.tsx';
import type { Draw } from '../draw.tsx';
import { ListBlock } from '../ListBlock.tsx';
import type { questions } from './fields.ts';

export const drawQuestions: Draw<typeof questions> = ({ title, entries }, { lang, headingId }) =>
  entries.length === 0 ? null : (
    <ListBlock id={headingId} title={title} lang={lang('title')}>
      <div className="block-questions">
        {entries.map(({ id, question, body }) => (
          <details key={id}>
            <summary lang={lang(`entries-${id}-question`)}>{question}</summary>
            <VisitorText html={body} lang={lang(`entries-${id}-body`)} />
          </details>
        ))}
      </div>
    </ListBlock>
  );
