import * as words from '#locale/dashboard/posts.ts';
import type { PostStatus, StaffListedPost } from '../../../domain/post.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { useNow } from '../time/now.ts';
import { wordedPostFields } from './fields.ts';
import { isScheduled } from './publishing.ts';

/** Of a post, or of a page. */
export const { choices: statusNames } = wordedPostFields.status.options;

const tones: Record<PostStatus, BadgeTone> = { published: 'success', draft: 'warning', archived: 'quiet' };

/** The status; a published post that still waits for its moment is scheduled. */
export function PublicationBadge({ post }: { post: Pick<StaffListedPost, 'status' | 'published_date'> }) {
  if (isScheduled(post, useNow())) return <Badge tone="info">{words.scheduled}</Badge>;
  return <Badge tone={tones[post.status]}>{statusNames[post.status]}</Badge>;
}
