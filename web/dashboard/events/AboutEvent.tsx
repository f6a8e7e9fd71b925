import type { UseQueryResult } from '@tanstack/react-query';
import type { StaffEvent } from '../../../domain/event.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Banner } from '../components/Banner.tsx';

/** The description, which lists leave out and which therefore arrives a moment later. */
export function AboutEvent({ query: { data, error } }: { query: UseQueryResult<StaffEvent> }) {
  if (data === undefined && error !== null) return <Banner tone="danger">{error.message}</Banner>;
  if (data === undefined) return <p className="text-muted">Loading...</p>;
  if (data.description === '') return <p className="text-muted">No description yet</p>;
  return <RichText html={data.description} className="break-words" />;
}
