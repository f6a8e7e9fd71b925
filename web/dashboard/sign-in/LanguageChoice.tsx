import * as words from '#locale/dashboard/languages.ts';
import { language as shown } from '#locale/language.ts';
import { languages, languageWords } from '../../../domain/languages.ts';
import { showIn } from '../session/language.ts';

/** The languages of the dashboard, for somebody who is not signed in yet. */
export function LanguageChoice() {
  return (
    <ul aria-label={words.language} className="flex flex-wrap gap-x-4 print:hidden">
      {languages.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-current={code === shown ? 'true' : undefined}
            className="min-h-11 text-sm font-semibold text-accent underline aria-[current]:text-muted aria-[current]:no-underline"
            onClick={() => showIn(code)}
          >
            {languageWords[code].name}
          </button>
        </li>
      ))}
    </ul>
  );
}
