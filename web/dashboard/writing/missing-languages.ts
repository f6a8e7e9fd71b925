import { useQuery } from '@tanstack/react-query';
import type { TranslationLanguage } from '../../../domain/languages.ts';
import type { TranslatedRecord } from '../form/saving-form.ts';
import { translationsOf } from '../form/translations-of.ts';

/** The languages that visitors are offered and that a record lacks; none where it is still to be saved. */
export function useMissingLanguages(record: TranslatedRecord | undefined): readonly TranslationLanguage[] {
  const { resource = 'posts', record: id = '' } = record ?? {};
  const { data } = useQuery({ ...translationsOf(resource, id), enabled: record !== undefined });
  return (data?.translations ?? [])
    .filter(({ language, state }) => state === 'missing' && data?.offered.includes(language))
    .map(({ language }) => language);
}
