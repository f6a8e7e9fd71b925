import { NumbersBand } from '../../web/site/components/NumbersBand.tsx';
import type { Draw } from '../draw.tsx';
import type { numbers } from './fields.ts';

export const drawNumbers: Draw<typeof numbers> = ({ title, entries }, { lang, headingId }) =>
  entries.length === 0 ? null : (
    <div className="page-band">
      <NumbersBand
        headingId={headingId}
        title={title}
        titleLang={lang('title')}
        numbers={entries.map((entry) => ({ ...entry, lang: lang(`entries-${entry.id}-label`) }))}
      />
    </div>
  );
