import { language } from '#locale/language.ts';
import * as words from '#locale/layout.ts';
import { type Language, languageWords, mainLanguage } from '../../../domain/languages.ts';
import type { PageIn } from './page-in-languages.ts';

/** Every language of the site but that of the document, each with the address of this page in it. */
export const offersOf = (offered: readonly Language[], pageIn: PageIn) =>
  [mainLanguage(), ...offered]
    .filter((code) => code !== language)
    .map((code) => ({
      code,
      address: pageIn(code),
      read: languageWords[code].read,
      decline: languageWords[code].decline,
    }));

/** The same as short links: the names of the other languages, none where there is one language alone. */
export const otherLanguages = (offered: readonly Language[], pageIn: PageIn) =>
  offered.length === 0
    ? []
    : offersOf(offered, pageIn).map(({ code, address }) => ({ code, address, name: languageWords[code].name }));

interface LanguageSwitchProps {
  /** The languages beside the main one. */
  offered: readonly Language[];
  pageIn: PageIn;
  /** With the languages' codes in place of their names. */
  isShort?: boolean;
}

/** Leads to the same page in another language. */
export function LanguageSwitch({ offered, pageIn, isShort = false }: LanguageSwitchProps) {
  if (offered.length === 0) return null;
  const list = (
    <ul aria-label={isShort ? words.languageSwitch : undefined} className="-mx-2 flex flex-wrap">
      {[mainLanguage(), ...offered].map((code) => (
        <li key={code}>
          <a
            href={pageIn(code)}
            lang={code}
            hrefLang={code}
            aria-label={isShort ? `${code.toUpperCase()}, ${languageWords[code].name}` : undefined}
            aria-current={code === language ? 'true' : undefined}
            className="flex min-h-11 items-center px-2 font-semibold underline-offset-4 hover:underline aria-[current]:text-call"
          >
            {isShort ? code.toUpperCase() : languageWords[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
  // The landmark is the one with names, in the footer: of two with one name nobody can tell which is which.
  return isShort ? list : <nav aria-label={words.languageSwitch}>{list}</nav>;
}
