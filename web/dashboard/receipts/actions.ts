import * as words from '#locale/dashboard/receipts.ts';
import type { Receipt } from '../../../domain/giving/gift.ts';
import { saveFile } from '../list/ExportButtons.tsx';
import { useGivingAgain } from '../pledges/calls.ts';
import { request } from '../session/request.ts';
import { useAction } from '../toast/use-action.ts';

type ReceiptInShort = Pick<Receipt, 'id' | 'number'>;

/** Does one thing with a receipt, says that it was done, and shows how things stand then, also after a refusal. */
export function useStep(work: () => Promise<Receipt>, done: (number: string) => string) {
  const readAgain = useGivingAgain();
  return useAction({ call: work, again: readAgain, done: ({ number }) => done(number) });
}

/** Sends a receipt to its giver by mail. */
export const useSending = ({ id }: Pick<Receipt, 'id'>) =>
  useStep(() => request('POST /receipts/{id}/send/', { parameters: { id } }), words.sent);

/** Saves the file of a receipt. */
export const useDownloading = ({ id, number }: ReceiptInShort) =>
  useAction({
    call: async () =>
      saveFile(await request('GET /receipts/{id}/file/', { parameters: { id } }), `receipt-${number}.pdf`),
  });
