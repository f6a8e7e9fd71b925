import type { PostStatus } from '../../../domain/post.ts';

interface Publishing {
  status: PostStatus;
  published_date: string | null;
}

/** It is published, but its moment is still to come. */
export function isScheduled({ status, published_date }: Publishing, now: Date): boolean {
  return status === 'published' && published_date !== null && Date.parse(published_date) > now.getTime();
}
