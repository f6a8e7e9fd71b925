import { queryOptions } from '@tanstack/react-query';
import { contactCalls } from '../../enquiry-calls.ts';
import { ask } from '../session/ask.ts';
import { everyMessage } from './description.ts';

/** One of them with its answers, asked for anew each time. */
export const oneMessage = (id: number) =>
  queryOptions({
    queryKey: [...everyMessage, id],
    queryFn: () => contactCalls.read(ask, id),
    refetchOnMount: 'always',
  });
