import { queryOptions } from '@tanstack/react-query';
import type { TranslationLanguage } from '../../../domain/languages.ts';
import type { TranslatableName } from '../../../domain/translation/translatable.ts';
import type { BoardQuery } from '../../../domain/translation/translation.ts';
import { everyTranslation } from '../form/translations-of.ts';
import { request } from '../session/request.ts';

export interface Place {
  resource: TranslatableName;
  record: string;
  language: TranslationLanguage;
}

export const oneTranslation = (place: Place) =>
  queryOptions({
    queryKey: [...everyTranslation, place],
    queryFn: () => request('GET /translations/{resource}/{record}/{language}/', { parameters: place }),
    staleTime: 0,
    gcTime: 0,
  });

export const boardPage = (query: BoardQuery) => request('GET /translations/', { query });

/** The progress of everything, and the kinds of content there are. */
export const boardFacts = queryOptions({
  queryKey: [...everyTranslation, 'facts'],
  queryFn: () => boardPage({ page: 1, page_size: 1 }),
});
