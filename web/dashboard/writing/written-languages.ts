import { useQuery } from '@tanstack/react-query';
import { mainLanguage } from '../../../domain/languages.ts';
import type { TranslatedRecord } from '../form/saving-form.ts';
import { translationsOf } from '../form/translations-of.ts';
import type { WrittenLanguages } from './outcome.ts';

/** The language of a record, and those that visitors are offered and that it lacks; none where it is still to be saved. */
export function useWrittenLanguages(record: TranslatedRecord | undefined): WrittenLanguages {
  const { resource = 'posts', record: id = '' } = record ?? {};
  const { data } = useQuery({ ...translationsOf(resource, id), enabled: record !== undefined });
  const missing = (data?.translations ?? [])
    .filter(({ language, state }) => state === 'missing' && data?.offered.includes(language))
    .map(({ language }) => language);
  return { writtenIn: data?.written_in ?? mainLanguage(), missing };
}
