import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** Who asks for a post to be published, and what was handed back. It begins with the key of the blog, with which it is read again. */
export const asksOf = (blog: readonly unknown[], post: number) =>
  queryOptions({
    queryKey: [...blog, 'asks', post],
    queryFn: () => request('GET /posts/{id}/asks/', { parameters: { id: post } }),
    refetchOnMount: 'always',
  });

export const askForPublishing = (post: number) => request('POST /posts/{id}/asks/', { parameters: { id: post } });

export const sayPublished = (post: number, ask: number) =>
  request('POST /posts/{id}/asks/{ask}/published/', { parameters: { id: post, ask } });

export const handBackPost = (post: number, ask: number, sentence: string) =>
  request('POST /posts/{id}/asks/{ask}/hand-back/', { parameters: { id: post, ask }, body: { sentence } });
