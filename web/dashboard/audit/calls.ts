import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** What the log can be filtered by; among it everybody who is in it. */
export const logFilters = queryOptions({ queryKey: ['audit filters'], queryFn: () => request('GET /audit/filters/') });
