import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { movedToTheTrash, restored } from '#locale/dashboard/list.ts';
import * as words from '#locale/dashboard/newsletter.ts';
import type { Campaign, ListedCampaign } from '../../../domain/campaign.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';
import { useAction } from '../toast/use-action.ts';

/** Does something with a campaign, says that it was done, and shows how things stand then. */
export function useCampaignStep() {
  const queries = useQueryClient();
  const { mutate, isPending } = useAction({
    call: ({ work }: { work: () => Promise<unknown>; done: string }) => work(),
    again: () => queries.invalidateQueries({ queryKey: everyCampaign }),
    done: (_, { done }) => done,
  });
  return { take: (work: () => Promise<unknown>, done: string) => mutate({ work, done }), busy: isPending };
}

/** Begins the key of every list of campaigns, and of every one of them. */
export const everyCampaign = ['campaigns'];

/** Interval for reading the progress of a campaign (ms). */
const LOOK_EVERY = 2000;

/** The interval for reading these campaigns again; false if none is being sent. */
export const whileSending = (campaigns: readonly Pick<Campaign, 'status'>[] = []) =>
  campaigns.some(({ status }) => status === 'sending') ? LOOK_EVERY : false;

/** One campaign, read anew each time, so that the form does not begin with stale values. */
export const oneCampaign = (id: number) =>
  queryOptions({
    queryKey: [...everyCampaign, id],
    queryFn: () => request('GET /newsletter/campaigns/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => whileSending(state.data && [state.data]),
  });

export const previewOf = ({ id, updated_at }: Campaign) =>
  queryOptions({
    queryKey: [...everyCampaign, id, 'preview', updated_at],
    queryFn: () => request('GET /newsletter/campaigns/{id}/preview/', { parameters: { id } }),
  });

/** A page of the recipients whose mails failed; asked for again as their number changes. */
export const failedOf = ({ id, progress: { failed } }: Campaign, page: number) =>
  queryOptions({
    queryKey: [...everyCampaign, id, 'failed', page, failed],
    queryFn: () =>
      request('GET /newsletter/campaigns/{id}/failed/', { parameters: { id }, query: { page, page_size: 20 } }),
    placeholderData: keepPreviousData,
  });

export const countedSubscribers = queryOptions({
  queryKey: ['subscribers', 'counts'],
  queryFn: () => request('GET /newsletter/subscribers/counts/'),
});

export function useCampaignTrash() {
  return useTrash<ListedCampaign>({
    name: 'newsletter',
    queryKey: everyCampaign,
    remove: (id) => request('DELETE /newsletter/campaigns/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /newsletter/campaigns/{id}/restore/', { parameters: { id } }),
    one: words.newsletter,
    nameOf: ({ subject }) => subject,
    texts: {
      removed: ({ subject, status }) =>
        status === 'scheduled' ? words.willNotGoOut(subject) : movedToTheTrash(words.newsletter, subject),
      restored: ({ subject }) => restored(words.newsletter, subject),
    },
  });
}
