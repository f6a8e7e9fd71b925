import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/receipts.ts';
import type { Receipt } from '../../../domain/giving/gift.ts';
import { saveFile } from '../list/ExportButtons.tsx';
import { useGivingAgain } from '../pledges/calls.ts';
import { request } from '../session/request.ts';

type ReceiptInShort = Pick<Receipt, 'id' | 'number'>;

/** Does one thing with a receipt, says that it was done, and shows how things stand then, also after a refusal. */
export function useStep(work: () => Promise<Receipt>, done: (number: string) => string) {
  const readAgain = useGivingAgain();
  return useMutation({
    mutationFn: () => work(),
    onSuccess: ({ number }) => toast.success(done(number)),
    onError: (error) => toast.error(error.message),
    onSettled: readAgain,
  });
}

/** Sends a receipt to its giver by mail. */
export const useSending = ({ id }: Pick<Receipt, 'id'>) =>
  useStep(() => request('POST /receipts/{id}/send/', { parameters: { id } }), words.sent);

/** Saves the file of a receipt. */
export const useDownloading = ({ id, number }: ReceiptInShort) =>
  useMutation({
    mutationFn: async () =>
      saveFile(await request('GET /receipts/{id}/file/', { parameters: { id } }), `receipt-${number}.pdf`),
    onError: (error) => toast.error(error.message),
  });
