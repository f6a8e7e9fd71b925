import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditQuery } from '../../../domain/audit.ts';
import { request } from '../session/request.ts';

/** One page of the log; the page before stays on the screen until it is there. */
export const logPage = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: () => request('GET /audit/', { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The filters of the log. */
export const logFilters = queryOptions({ queryKey: ['audit filters'], queryFn: () => request('GET /audit/filters/') });
