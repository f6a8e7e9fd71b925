import * as words from '#locale/dashboard/checks.ts';
import * as names from '#locale/dashboard/language-names.ts';
import { staffAddresses } from '../../../../domain/addresses.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { TranslationState } from '../../../../domain/translation/freshness.ts';
import type { TranslatedRecord } from '../../form/saving-form.ts';
import type { Finding } from './finding.ts';

/** How far the translations of a record are, and the languages that visitors are offered. */
export interface KnownTranslations {
  translations: readonly { language: Language; state: TranslationState }[];
  offered: readonly Language[];
}

/** Languages in which visitors find nothing, or an older text; a block that nobody has translated makes the text older. Each leads to where it is translated. */
export const translationFindings = (
  { translations, offered }: KnownTranslations,
  { resource, record }: TranslatedRecord,
): Finding[] =>
  translations.flatMap(({ language, state }) =>
    state === 'current' || !offered.includes(language)
      ? []
      : {
          said: words.translation[state](names.inIt[language]),
          place: { address: staffAddresses.translation(resource, record, language) },
        },
  );
