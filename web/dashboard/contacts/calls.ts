import { queryOptions } from '@tanstack/react-query';
import { contactCalls } from '../../enquiry-calls.ts';
import { request } from '../session/request.ts';
import { everyMessage } from './description.ts';

/** One of them with its answers, asked for anew each time. */
export const oneMessage = (id: number) =>
  queryOptions({
    queryKey: [...everyMessage, id],
    queryFn: () => contactCalls.read(request, id),
    refetchOnMount: 'always',
  });
