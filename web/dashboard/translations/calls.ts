import { queryOptions } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Language } from '../../../domain/languages.ts';
import type { TranslatableName } from '../../../domain/translation/translatable.ts';
import { type BoardQuery, translationParameters } from '../../../domain/translation/translation.ts';
import { everyTranslation } from '../form/translations-of.ts';
import { request } from '../session/request.ts';

export interface Place {
  resource: TranslatableName;
  record: string;
  language: Language;
}

/** The record and the language that the address names; undefined where there is nothing of that name. */
export function usePlace(): Place | undefined {
  // Letter case does not matter in an address of the dashboard.
  const given = Object.entries(useParams()).map(([name, value = '']) => [name, value.toLowerCase()]);
  return translationParameters.safeParse(Object.fromEntries(given)).data;
}

export const oneTranslation = (place: Place) =>
  queryOptions({
    queryKey: [...everyTranslation, place],
    queryFn: () => request('GET /translations/{resource}/{record}/{language}/', { parameters: place }),
    staleTime: 0,
    gcTime: 0,
  });

export const versionsOf = (place: Place) =>
  queryOptions({
    queryKey: [...everyTranslation, place, 'versions'],
    queryFn: () => request('GET /translations/{resource}/{record}/{language}/versions/', { parameters: place }),
    refetchOnMount: 'always',
  });

/** The texts of one version, which never change. */
export const versionTexts = (place: Place, version: number) =>
  queryOptions({
    queryKey: [...everyTranslation, place, 'versions', version],
    queryFn: () =>
      request('GET /translations/{resource}/{record}/{language}/versions/{version}/', {
        parameters: { ...place, version },
      }),
  });

export const boardPage = (query: BoardQuery) => request('GET /translations/', { query });

/** The progress of everything, and the kinds of content there are. */
export const boardFacts = queryOptions({
  queryKey: [...everyTranslation, 'facts'],
  queryFn: () => boardPage({ page: 1, page_size: 1 }),
});
