import { ProgressBars } from '../../web/site/components/ProgressBars.tsx';
import type { Draw } from '../draw.tsx';
import { ListBlock } from '../ListBlock.tsx';
import type { progressBars } from './fields.ts';

export const drawProgressBars: Draw<typeof progressBars> = ({ title, entries }, { lang, headingId }) =>
  entries.length === 0 ? null : (
    <ListBlock id={headingId} title={title} lang={lang('title')}>
      <ProgressBars
        bars={entries.map((entry) => ({
          ...entry,
          lang: lang(`entries-${entry.id}-label`),
          measureId: `${headingId}-${entry.id}`,
        }))}
        className=""
      />
    </ListBlock>
  );
