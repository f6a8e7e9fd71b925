/**
 * The languages of the site, by their codes of ISO 639-1: what each calls itself, and what it says to somebody who reads a
 * page in another. One more is a line here, a line in `locales/folders.ts` and a folder in `locales/`.
 */
export const languageWords = {
  en: { name: 'English', read: 'Read this site in English', decline: 'No, thank you' },
  rw: { name: 'Ikinyarwanda', read: 'Soma uru rubuga mu Kinyarwanda', decline: 'Oya, murakoze' },
  fr: { name: 'Français', read: 'Lire ce site en français', decline: 'Non merci' },
};

export type Language = keyof typeof languageWords;

/** As the networks that show a shared page name them. */
export const openGraphLocales: Readonly<Record<Language, string>> = { en: 'en_GB', rw: 'rw_RW', fr: 'fr_FR' };

const isLanguage = (code: string): code is Language => Object.hasOwn(languageWords, code);

/** Their codes, in that order. `PURE`, as below: a page that does not use the list carries none of it. */
export const languages = /* @__PURE__ */ Object.keys(languageWords).filter(isLanguage);

/** What is made of each language, by its code. */
export function inEachLanguage<Made>(make: (language: Language) => Made): Record<Language, Made>;
export function inEachLanguage(make: (language: Language) => unknown): Record<string, unknown> {
  return Object.fromEntries(languages.map((language) => [language, make(language)]));
}

/** The language in which the program's own words are written first, and in which it speaks to whoever runs it. */
export const programLanguage = 'en' as const satisfies Language;

/** The language most visitors read, proposed where staff enter somebody. */
export const visitorsLanguage = 'rw' as const satisfies Language;

let main: Language = programLanguage;

/**
 * The main language of this site: it has the addresses without a prefix, and records are written in it unless they say otherwise. One
 * process serves one site, and so does one document: the server reads it from the database, a page from its document.
 */
export const mainLanguage = (): Language => main;

/** Says which it is from now on. What is no language of ours changes nothing. */
export function setMainLanguage(language: string | null | undefined): void {
  main = languages.find((code) => code === language) ?? main;
}

/** All but this one, in their order. */
export const languagesBeside = (language: Language): Language[] => languages.filter((code) => code !== language);

/** All but the main language. */
export const otherLanguages = (): Language[] => languagesBeside(main);

/**
 * An address of the site without its language: `/rw/Events` is `/Events` in Kinyarwanda, and `/Events` that in the main language,
 * which has a prefix too. Letter case does not matter, and neither do slashes too many: two at the beginning would name another site.
 */
export function splitLanguage(path: string): { language: Language; path: string; hasPrefix: boolean } {
  const [, first = ''] = path.split('/', 2);
  const language = languages.find((code) => code === first.toLowerCase());
  return language
    ? { language, path: path.slice(language.length + 1).replace(/^[/\\]*/, '/'), hasPrefix: true }
    : { language: main, path, hasPrefix: false };
}

/** The address of the same page in that language: beside the main one `/Events` is at `/rw/Events`, home at `/rw`. */
export function addressIn(language: Language, address: string): string {
  if (language === main) return address;
  return `/${language}${address === '/' ? '' : address}`;
}
