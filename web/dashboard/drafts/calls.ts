import { queryOptions, skipToken } from '@tanstack/react-query';
import type { DraftedRecord } from '../../../domain/drafts.ts';
import { request } from '../session/request.ts';

/** One's drafts of a record, and who else has one, as they are when its form opens. */
export const draftsOf = (record: DraftedRecord | undefined) =>
  queryOptions({
    queryKey: ['drafts', record?.collection, record?.record],
    queryFn: record ? () => request('GET /drafts/{collection}/{record}/', { parameters: record }) : skipToken,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
