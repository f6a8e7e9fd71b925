import { queryOptions } from '@tanstack/react-query';
import type { AskedCollection } from '../../../domain/api/asks.ts';
import type { PublishingAsk } from '../../../domain/drafts.ts';
import { request } from '../session/request.ts';

/** A record for which somebody can ask, and the key that begins those of everything that is read anew with it. */
export interface AskedRecord {
  collection: AskedCollection;
  id: number;
  every: readonly unknown[];
}

/** Who asks for a record to be published, and what was handed back. */
export const asksOf = ({ collection, id, every }: AskedRecord) =>
  queryOptions({
    queryKey: [...every, 'asks', id],
    queryFn: () => request(`GET /${collection}/{id}/asks/`, { parameters: { id } }),
    refetchOnMount: 'always',
  });

export const askForPublishing = (collection: AskedCollection, id: number) =>
  request(`POST /${collection}/{id}/asks/`, { parameters: { id } });

/** What was asked for is published. The writer's draft goes with it, if they have not gone on writing. */
export const sayPublished = (collection: AskedCollection, id: number, { id: ask, draft }: PublishingAsk) =>
  request(`POST /${collection}/{id}/asks/{ask}/published/`, {
    parameters: { id, ask },
    body: draft === null ? {} : { draft: { begun_at: draft.begun_at, counter: draft.counter } },
  });

export const handBackRecord = ({ collection, id }: AskedRecord, ask: number, sentence: string) =>
  request(`POST /${collection}/{id}/asks/{ask}/hand-back/`, { parameters: { id, ask }, body: { sentence } });
