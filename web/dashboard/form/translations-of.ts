import { queryOptions } from '@tanstack/react-query';
import type { TranslatableName } from '../../../domain/translation/translatable.ts';
import { request } from '../session/request.ts';

/** The key of everything that is read of translations. */
export const everyTranslation = ['translations'];

/** The state of a record in each language. */
export const translationsOf = (resource: TranslatableName, record: string) =>
  queryOptions({
    queryKey: [...everyTranslation, resource, record],
    queryFn: () => request('GET /translations/{resource}/{record}/', { parameters: { resource, record } }),
    staleTime: 0,
  });
