/**
 * The languages of the site. English keeps the specification's addresses; each of the others has its own below `/rw` and
 * the like. One more is a code here and a folder in `locales/`.
 */
export const languages = ['en', 'rw', 'fr'] as const;

/** A code of ISO 639-1: `rw` is Kinyarwanda. */
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', rw: 'Ikinyarwanda', fr: 'Français' };

/** What each language says to somebody who reads a page in another. */
export const languageOffers: Record<Language, { read: string; decline: string }> = {
  en: { read: 'Read this site in English', decline: 'No, thank you' },
  rw: { read: 'Soma uru rubuga mu Kinyarwanda', decline: 'Oya, murakoze' },
  fr: { read: 'Lire ce site en français', decline: 'Non merci' },
};

/** The language in which the organisation writes; every text that is not translated stands in it. */
export const sourceLanguage = 'en' as const satisfies Language;

/** All but that one. `PURE`: a page that does not use the list carries none of it. */
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
