import { type Language, languages, mainLanguage } from '../../domain/languages.ts';

/**
 * The first language of the header `Accept-Language` that the site has: the API words its texts in it. Browsers write the
 * languages in the order in which their owner likes them best, so their weights need not be read.
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = acceptLanguage?.toLowerCase().match(/(?<=^|,)\s*[a-z]+/g) ?? [];
  for (const code of wanted) {
    const found = languages.find((language) => language === code.trim());
    if (found) return found;
  }
  return mainLanguage();
}
