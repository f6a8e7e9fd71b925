import { queryOptions } from '@tanstack/react-query';
import { findPeople, personHeld } from '../../dashboard-calls.ts';
import { request } from '../session/request.ts';

/** Begins the key of everything that is known of a person here; thrown away when somebody is erased. */
export const everyPerson = ['privacy'];

/** Kept no longer than it is on the screen. */
const passing = { gcTime: 0, staleTime: 0 };

export const peopleWith = (search: string) =>
  queryOptions({
    queryKey: [...everyPerson, 'search', search],
    queryFn: () => findPeople(request, search),
    ...passing,
  });

export const personWith = (email: string) =>
  queryOptions({ queryKey: [...everyPerson, 'person', email], queryFn: () => personHeld(request, email), ...passing });
