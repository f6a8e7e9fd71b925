import { queryOptions } from '@tanstack/react-query';
import { itemsOf } from '../../list-reply.ts';
import { givingKeys } from '../pledges/calls.ts';
import { request } from '../session/request.ts';

/** Begins the key of every list of receipts. */
export const everyReceipt = givingKeys.receipts;

/** One receipt, by its number. */
export const receiptNumbered = (number: string) =>
  queryOptions({
    queryKey: [...everyReceipt, 'numbered', number],
    queryFn: async () => itemsOf(await request('GET /receipts/', { query: { search: number } }))[0] ?? null,
  });
