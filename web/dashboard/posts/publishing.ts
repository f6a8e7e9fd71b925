import * as words from '#locale/dashboard/posts.ts';
import type { PostStatus } from '../../../domain/post.ts';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';

interface Publishing {
  status: PostStatus;
  published_date: string | null;
}

/** It is published, but its moment is still to come. */
export function isScheduled({ status, published_date }: Publishing, now: Date): boolean {
  return status === 'published' && published_date !== null && Date.parse(published_date) > now.getTime();
}

/** The effect for visitors of saving a post like this. */
export function publishingMeaning(post: Publishing, now: Date): string {
  const { status, published_date } = post;
  if (status === 'draft') return words.meansDraft;
  if (status === 'archived') return words.meansArchived;
  if (published_date === null || Number.isNaN(Date.parse(published_date))) return words.meansAtOnce;
  const shown = showDateAndTime(published_date);
  return isScheduled(post, now) ? words.meansScheduled(shown, siteTimeName()) : words.meansPublished(shown);
}
