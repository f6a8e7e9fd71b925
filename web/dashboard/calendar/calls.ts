import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** Begins the key of every month of the calendar. */
export const everyMonth = ['calendar'];

/** What goes out in a month, read anew each time: it is made of records that change elsewhere. */
export const oneMonth = (month: string) =>
  queryOptions({
    queryKey: [...everyMonth, month],
    queryFn: () => request('GET /calendar/', { query: { month } }),
    refetchOnMount: 'always',
  });
