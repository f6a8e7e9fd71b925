import { addresses } from '../../../../domain/addresses.ts';
import { longDate } from '../../../ui/format.ts';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { authorOf, categoryOf, dateOf } from '../byline.ts';
import type { RowPost } from './row-post.ts';

/** A post in the list: its picture, how it begins, and the way in. */
export function PostRow({ post, timeZone }: { post: RowPost; timeZone: string }) {
  const date = dateOf(post);
  return (
    <article className="post-row">
      <div className="post-row-picture">
        {post.picture ? (
          <Picture
            picture={post.picture}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 40vw, 92vw"
            className="size-full object-cover"
          />
        ) : (
          <Placeholder seed={post.id} />
        )}
      </div>
      <div className="post-row-text">
        <p className="card-facts">{categoryOf(post)}</p>
        <h3 className="mt-2 text-2xl leading-tight">{post.title}</h3>
        <p className="mt-3 text-muted">{post.excerpt}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 pt-4 text-sm">
          <p>
            {authorOf(post)}
            <span aria-hidden="true"> · </span>
            <time dateTime={date} className="text-muted">
              {longDate(date, timeZone)}
            </time>
          </p>
          <a href={addresses.post(post.id)} className="card-link card-more">
            Read article
            <span className="sr-only"> {post.title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
