import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Letter } from '../../../domain/letter.ts';
import type { SubscriberQuery } from '../../../domain/subscriber.ts';
import { failedRecipients, letterPreview, staffLetters, subscriberCounts, subscribersPage } from '../../staff-calls.ts';
import { useTrash } from '../list/trash.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of every list of letters, and of every one of them. */
export const everyLetter = ['letters'];

/** How often is looked how far a letter has come. Milliseconds. */
const LOOK_EVERY = 2000;

const whileSending = (letters: readonly Letter[] = []) =>
  letters.some(({ status }) => status === 'sending') ? LOOK_EVERY : false;

export const allLetters = queryOptions({
  queryKey: [...everyLetter, 'all'],
  queryFn: () => staffLetters.list(ask),
  refetchInterval: ({ state }) => whileSending(state.data),
});

export const lettersInTrash = queryOptions({
  queryKey: [...everyLetter, 'trash'],
  queryFn: () => staffLetters.trash(ask),
});

/** One letter, asked for anew each time: the form must not begin with what was true a while ago. */
export const oneLetter = (id: number) =>
  queryOptions({
    queryKey: [...everyLetter, id],
    queryFn: () => staffLetters.read(ask, id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => whileSending(state.data && [state.data]),
  });

export const previewOf = ({ id, updated_at }: Letter) =>
  queryOptions({ queryKey: [...everyLetter, id, 'preview', updated_at], queryFn: () => letterPreview(ask, id) });

/** A page of the recipients whose mails failed; asked for again as their number changes. */
export const failedOf = ({ id, progress: { failed } }: Letter, page: number) =>
  queryOptions({
    queryKey: [...everyLetter, id, 'failed', page, failed],
    queryFn: () => failedRecipients(ask, id, page),
    placeholderData: keepPreviousData,
  });

export const countedSubscribers = queryOptions({
  queryKey: ['subscribers', 'counts'],
  queryFn: () => subscriberCounts(ask),
});

/** One page of the subscribers; the page before stays on the screen until it is there. */
export const subscribersOf = (query: SubscriberQuery) =>
  queryOptions({
    queryKey: ['subscribers', query],
    queryFn: () => subscribersPage(ask, query),
    placeholderData: keepPreviousData,
  });

export function useLetterTrash() {
  return useTrash<Letter>({
    queryKey: everyLetter,
    remove: (id) => staffLetters.remove(ask, id),
    restore: (id) => staffLetters.restore(ask, id),
    texts: {
      removed: ({ subject }) => `Letter "${subject}" moved to the trash.`,
      restored: ({ subject }) => `Letter "${subject}" restored.`,
    },
  });
}
