import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** The first part of the keys of all personal data here; removed when a person is erased. */
export const everyPerson = ['privacy'];

/** Kept no longer than it is on the screen. */
const passing = { gcTime: 0, staleTime: 0 };

export const peopleWith = (search: string) =>
  queryOptions({
    queryKey: [...everyPerson, 'search', search],
    queryFn: () => request('POST /privacy/search/', { body: { search } }),
    ...passing,
  });

export const personWith = (address: string) =>
  queryOptions({
    queryKey: [...everyPerson, 'person', address],
    queryFn: () => request('POST /privacy/person/', { body: { address } }),
    ...passing,
  });
