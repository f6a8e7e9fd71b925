import type { PostStatus, StaffListedPost } from '../../../domain/post.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { useNow } from '../time/now.ts';
import { isScheduled } from './publishing.ts';

export const statusNames: Record<PostStatus, string> = { draft: 'Draft', published: 'Published', archived: 'Archived' };

const tones: Record<PostStatus, BadgeTone> = { published: 'success', draft: 'warning', archived: 'quiet' };

/** The status, and whether a published post is still waiting for its moment. */
export function StatusBadge({ post }: { post: Pick<StaffListedPost, 'status' | 'published_date'> }) {
  const waits = isScheduled(post, useNow());
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone={tones[post.status]}>{statusNames[post.status]}</Badge>
      {waits ? <span className="text-sm text-muted">Scheduled</span> : null}
    </span>
  );
}
