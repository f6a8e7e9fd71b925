import { queryOptions } from '@tanstack/react-query';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Language } from '../../../domain/languages.ts';
import type { MainLanguageInput } from '../../../domain/site-languages.ts';
import { request } from '../session/request.ts';

/** Begins the key of everything that is known of the settings. */
export const everySetting = ['site settings'];

/** The main language, and how much is written in another. */
export const siteLanguages = queryOptions({
  queryKey: [...everySetting, 'languages'],
  queryFn: () => request('GET /site/languages/'),
  staleTime: 0,
});

/** What would come of another main language. It is worked out anew each time. */
export const mainLanguageChange = (to: Language) =>
  queryOptions({
    queryKey: [...everySetting, 'languages', to],
    queryFn: () => request('GET /site/languages/change/', { query: { to } }),
    staleTime: 0,
    gcTime: 0,
  });

export const changeMainLanguage = (change: MainLanguageInput) => request('PUT /site/languages/', { body: change });

/** The board, with what is not translated into the language. */
export const notTranslatedInto = (language: Language) =>
  `${staffAddresses.translations}?language=${language}&state=missing`;

export const currentSettings = queryOptions({
  queryKey: everySetting,
  queryFn: () => request('GET /site-settings/'),
});
