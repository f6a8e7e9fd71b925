/**
 * The languages of the site, by their codes of ISO 639-1: what each calls itself, and what it says to somebody who reads a
 * page in another. English keeps the specification's addresses; each of the others has its own below `/rw` and the like.
 * One more is a line here, a line in `locales/folders.ts` and a folder in `locales/`.
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

/** The language in which the organisation writes; every text that is not translated stands in it. */
export const sourceLanguage = 'en' as const satisfies Language;

/** The language most visitors read, proposed where staff enter somebody. */
export const visitorsLanguage = 'rw' as const satisfies Language;

/** All but the source. */
export const translationLanguages = /* @__PURE__ */ languages.filter((code) => code !== sourceLanguage);
export type TranslationLanguage = (typeof translationLanguages)[number];

/** An address of the site without its language: `/rw/Events` is `/Events` in Kinyarwanda. Letter case does not matter. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/', 2);
  const language = translationLanguages.find((code) => code === first.toLowerCase());
  return language ? { language, path: path.slice(language.length + 1) || '/' } : { language: sourceLanguage, path };
}

/** The address of the same page in that language: `/Events` is at `/rw/Events`, home at `/rw`. */
export function addressIn(language: Language, address: string): string {
  if (language === sourceLanguage) return address;
  return `/${language}${address === '/' ? '' : address}`;
}
