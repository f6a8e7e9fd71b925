import { language } from '#locale/language.ts';
import * as words from '#locale/layout.ts';
import {
  addressIn,
  languageNames,
  sourceLanguage,
  splitLanguage,
  type TranslationLanguage,
} from '../../../domain/languages.ts';

interface LanguageSwitchProps {
  /** The languages beside English. */
  offered: readonly TranslationLanguage[];
  /** The address of the page, as asked for. */
  path: string;
}

/** Leads to the same page in another language. */
export function LanguageSwitch({ offered, path }: LanguageSwitchProps) {
  if (offered.length === 0) return null;
  return (
    <nav aria-label={words.languageSwitch}>
      <ul className="-mx-2 flex flex-wrap">
        {[sourceLanguage, ...offered].map((code) => (
          <li key={code}>
            <a
              href={addressIn(code, splitLanguage(path).path)}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
              className="flex min-h-11 items-center px-2 font-semibold underline-offset-4 hover:underline aria-[current]:text-call"
            >
              {languageNames[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
