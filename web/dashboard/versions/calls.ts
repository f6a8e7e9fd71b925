import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type VersionedRecord, versionedRecord } from '../../../domain/collections/versioned.ts';
import { request } from '../session/request.ts';

/** The record that the address names; undefined where there is nothing of that name. */
export function useVersionedRecord(): VersionedRecord | undefined {
  // The address that the versions of posts had before says the post alone.
  const { collection = 'posts', record, id = record } = useParams();
  // Letter case does not matter in an address of the dashboard.
  return versionedRecord.safeParse({ collection: collection.toLowerCase(), id }).data;
}

export const recordVersions = (queryKey: QueryKey, record: VersionedRecord) =>
  queryOptions({
    queryKey: [...queryKey, 'versions', record.id],
    queryFn: () => request('GET /versions/{collection}/{id}/', { parameters: record }),
    refetchOnMount: 'always',
  });

/** One version beside the record as it is at that moment. */
export const comparedVersionOf = (queryKey: QueryKey, record: VersionedRecord, version: number) =>
  queryOptions({
    queryKey: [...queryKey, 'versions', record.id, version],
    queryFn: () => request('GET /versions/{collection}/{id}/{version}/', { parameters: { ...record, version } }),
    refetchOnMount: 'always',
  });

export const restoreVersion = (record: VersionedRecord, version: number, seen: string | null) =>
  request('POST /versions/{collection}/{id}/{version}/restore/', {
    parameters: { ...record, version },
    body: { updated_at: seen },
  });
