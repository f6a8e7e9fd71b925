import * as words from '#locale/blog.ts';
import type { ListedPost } from '../../../domain/post.ts';
import { cut } from '../../../domain/text.ts';
import { longDate } from '../../ui/format.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { langOf } from '../untranslated.ts';
import { categoryLangOf, categoryOf, dateOf } from './byline.ts';

/** As much of a post as a card shows. */
export type CardPost = Pick<
  ListedPost,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'picture'
  | 'category_details'
  | 'published_date'
  | 'created_at'
  | 'untranslated'
  | 'written_in'
>;

interface PostCardProps {
  post: CardPost;
  timeZone: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Characters after which the text is cut. */
  textLength: number;
}

/** A blog post with its picture and how it begins. */
export function PostCard({ post, timeZone, sizes, textLength }: PostCardProps) {
  const date = dateOf(post);
  return (
    <article aria-labelledby={`post-${post.id}`} className="card">
      <div className="card-picture">
        {post.picture ? (
          <Picture picture={post.picture} sizes={sizes} box={1.6} className="size-full object-cover" />
        ) : (
          <Placeholder seed={post.id} />
        )}
      </div>
      <div className="card-text">
        <p lang={categoryLangOf(post)} className="card-facts">
          {categoryOf(post)}
        </p>
        <h3 id={`post-${post.id}`} lang={langOf(post, 'title')} className="mt-2 text-subheading">
          {post.title}
        </h3>
        <p lang={langOf(post, 'excerpt')} className="mt-2 text-muted">
          {cut(post.excerpt, textLength)}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-4 text-sm">
          <time dateTime={date} className="text-muted">
            {longDate(date, timeZone)}
          </time>
          <a href={addresses.post(post)} className="card-link card-more">
            {words.readMore}
            <span lang={langOf(post, 'title')} className="sr-only">
              {' '}
              {post.title}
            </span>
          </a>
        </div>
      </div>
    </article>
  );
}
