import { language } from '#locale/language.ts';
import * as words from '#locale/layout.ts';
import {
  addressIn,
  languageWords,
  sourceLanguage,
  splitLanguage,
  type TranslationLanguage,
} from '../../../domain/languages.ts';

/** Every language of the site but that of the document, each with the address of this page in it. */
export const offersOf = (offered: readonly TranslationLanguage[], path: string) =>
  [sourceLanguage, ...offered]
    .filter((code) => code !== language)
    .map((code) => ({
      code,
      address: addressIn(code, splitLanguage(path).path),
      read: languageWords[code].read,
      decline: languageWords[code].decline,
    }));

/** The same as short links: the names of the other languages, none where there is one language alone. */
export const otherLanguages = (offered: readonly TranslationLanguage[], path: string) =>
  offered.length === 0
    ? []
    : offersOf(offered, path).map(({ code, address }) => ({ code, address, name: languageWords[code].name }));

interface LanguageSwitchProps {
  /** The languages beside English. */
  offered: readonly TranslationLanguage[];
  /** The address of the page, as asked for. */
  path: string;
  /** With the languages' codes in place of their names. */
  isShort?: boolean;
}

/** Leads to the same page in another language. */
export function LanguageSwitch({ offered, path, isShort = false }: LanguageSwitchProps) {
  if (offered.length === 0) return null;
  const list = (
    <ul aria-label={isShort ? words.languageSwitch : undefined} className="-mx-2 flex flex-wrap">
      {[sourceLanguage, ...offered].map((code) => (
        <li key={code}>
          <a
            href={addressIn(code, splitLanguage(path).path)}
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
