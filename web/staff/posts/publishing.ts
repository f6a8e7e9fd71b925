import type { PostStatus } from '../../../domain/post.ts';
import { showDateAndTime } from '../time/kigali.ts';

/** What it will mean for visitors when a post is saved like this. */
export function publishingMeaning(
  { status, published_date }: { status: PostStatus; published_date: string | null },
  now: Date,
): string {
  if (status === 'draft') return 'A draft: visitors cannot read it.';
  if (status === 'archived') return 'Archived: visitors can no longer read it.';
  const moment = published_date === null ? Number.NaN : Date.parse(published_date);
  if (Number.isNaN(moment)) return 'Visitors can read it as soon as it is saved.';
  const shown = showDateAndTime(new Date(moment).toISOString());
  return moment > now.getTime()
    ? `Scheduled: visitors can read it from ${shown}, Kigali time. Nobody has to do anything then.`
    : `Visitors can read it. It is dated ${shown}.`;
}
