import type { PostInput, StaffPost } from '../../domain/post.ts';
import { notAllowed } from '../http/refusal.ts';
import { type Asker, may } from '../identity/asker.ts';

/** Whether the change decides what visitors may read, and from when: more than mending what stands there. */
function publishes({ status, published_date }: PostInput, before: StaffPost | undefined): boolean {
  const was = before?.status === 'published';
  const will = status === 'published';
  if (was !== will) return true;
  return will && published_date !== undefined && published_date !== before?.published_date;
}

/** Publishing, scheduling and taking back need a permission of their own. Throws a 403. */
export function permitPublishing(asker: Asker, input: PostInput, before: StaffPost | undefined): void {
  if (!publishes(input, before) || may(asker, 'posts.publish')) return;
  throw notAllowed('You may write posts, but not publish them or take them back. Save it as a draft.');
}
