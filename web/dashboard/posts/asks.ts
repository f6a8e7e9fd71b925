import { queryOptions } from '@tanstack/react-query';
import type { PublishingAsk } from '../../../domain/drafts.ts';
import { request } from '../session/request.ts';

/** Who asks for a post to be published, and what was handed back. It begins with the key of the blog, with which it is read again. */
export const asksOf = (blog: readonly unknown[], post: number) =>
  queryOptions({
    queryKey: [...blog, 'asks', post],
    queryFn: () => request('GET /posts/{id}/asks/', { parameters: { id: post } }),
    refetchOnMount: 'always',
  });

export const askForPublishing = (post: number) => request('POST /posts/{id}/asks/', { parameters: { id: post } });

/** What was asked for is published. The writer's draft goes with it, if they have not gone on writing. */
export const sayPublished = (post: number, { id: ask, draft }: PublishingAsk) =>
  request('POST /posts/{id}/asks/{ask}/published/', {
    parameters: { id: post, ask },
    body: draft === null ? {} : { draft: { begun_at: draft.begun_at, counter: draft.counter } },
  });

export const handBackPost = (post: number, ask: number, sentence: string) =>
  request('POST /posts/{id}/asks/{ask}/hand-back/', { parameters: { id: post, ask }, body: { sentence } });
