import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** Begins the key of the list of contact messages, and of each of them. */
export const everyMessage = ['contacts'];

/** One of them with its answers, asked for anew each time. */
export const oneMessage = (id: number) =>
  queryOptions({
    queryKey: [...everyMessage, id],
    queryFn: () => request('GET /admin-contacts/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });
