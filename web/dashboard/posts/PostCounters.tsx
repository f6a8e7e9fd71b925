import type { StaffListedPost } from '../../../domain/post.ts';
import { useNow } from '../time/now.ts';

const DAY = 24 * 3_600_000;

/** How much the post is read, and for how long it has been there. */
export function PostCounters({ post }: { post: StaffListedPost }) {
  const days = Math.floor((useNow().getTime() - Date.parse(post.created_at)) / DAY);
  const counters = [
    { name: 'Views', count: post.view_count },
    { name: 'Likes', count: post.like_count },
    { name: 'Comments', count: post.comment_count },
    { name: 'Days Active', count: Math.max(0, days) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-4">
      {counters.map(({ name, count }) => (
        <div key={name} className="flex flex-col-reverse bg-raised p-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-subheading font-semibold tabular-nums">{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}
