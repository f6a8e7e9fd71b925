import { queryOptions } from '@tanstack/react-query';
import type { TranslatableName } from '../../../domain/translation/translatable.ts';
import { request } from '../session/request.ts';

/** The links of a record that lead nowhere, as it was saved last. */
export const linksOf = (resource: TranslatableName, record: string) =>
  queryOptions({
    queryKey: ['redirects', 'links', resource, record],
    queryFn: () => request('GET /redirects/links/{resource}/{record}/', { parameters: { resource, record } }),
    staleTime: 0,
  });
