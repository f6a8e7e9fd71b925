import * as words from '#locale/layout.ts';
import { langOf, type Translated } from '../untranslated.ts';
import { Icon } from './Icon.tsx';

interface NotTranslatedProps {
  record: Translated;
  /** Its main text. */
  field: string;
}

/** One line over a text that nobody has translated into the page's language yet. */
export function NotTranslated({ record, field }: NotTranslatedProps) {
  if (langOf(record, field) === undefined) return null;
  return (
    <p className="not-translated">
      <Icon name="info" className="size-5 shrink-0" />
      {words.notTranslatedYet}
    </p>
  );
}
