import type { Post } from '../../../../domain/post.ts';
import { longDate } from '../../../ui/format.ts';
import { authorOf, dateOf } from '../byline.ts';

const statuses = { draft: 'Draft', published: 'Published', archived: 'Archived' } as const;

/** The author, the date, and the counts. */
export function Byline({ post, timeZone }: { post: Post; timeZone: string }) {
  const date = dateOf(post);
  return (
    <dl className="post-byline">
      <div>
        <dt>Author</dt>
        <dd>{authorOf(post)}</dd>
      </div>
      <div>
        <dt>Date</dt>
        <dd>
          <time dateTime={date}>{longDate(date, timeZone)}</time>
        </dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>{statuses[post.status]}</dd>
      </div>
    </dl>
  );
}
