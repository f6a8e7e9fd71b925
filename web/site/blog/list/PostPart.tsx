import * as words from '#locale/blog.ts';
import { longDate } from '../../../ui/format.ts';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { Spinner } from '../../../ui/imigongo/Spinner.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { addresses } from '../../addresses.ts';
import { AsItCame } from '../../components/AsItCame.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { type ListPart, pageCount, shownRange } from '../../components/paging.ts';
import { langOf } from '../../untranslated.ts';
import { authorOf, categoryLangOf, categoryOf, dateOf } from '../byline.ts';
import type { RowPost } from './fetch-posts.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { type BlogPlace, blogAddress, isNarrowed } from './place.ts';

/** A post in the list: its picture, how it begins, and the way in. */
function PostRow({ post, timeZone }: { post: RowPost; timeZone: string }) {
  const date = dateOf(post);
  return (
    <article aria-labelledby={`post-${post.id}`} className="post-row">
      <div className="post-row-picture">
        {post.picture ? (
          <Picture
            picture={post.picture}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 40vw, 92vw"
            box={[1, 1, 1.6]}
            className="size-full object-cover"
          />
        ) : (
          <Placeholder seed={post.id} />
        )}
      </div>
      <div className="post-row-text">
        <p lang={categoryLangOf(post)} className="card-facts">
          {categoryOf(post)}
        </p>
        <h3 id={`post-${post.id}`} lang={langOf(post, 'title')} className="mt-2 text-2xl leading-tight">
          {post.title}
        </h3>
        <p lang={langOf(post, 'excerpt')} className="mt-3 text-muted">
          {post.excerpt}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 pt-4 text-sm">
          <p>
            {authorOf(post)}
            <span aria-hidden="true"> · </span>
            <time dateTime={date} className="text-muted">
              {longDate(date, timeZone)}
            </time>
          </p>
          <a href={addresses.post(post)} className="card-link card-more">
            {words.readArticle}
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

interface NoPostsProps {
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

const everything: BlogPlace = { page: 1, search: '', category: '', tag: '' };

/** Nothing was found, or nothing is written yet. */
function NoPosts({ place, onGo }: NoPostsProps) {
  return (
    <div className="mt-4 grid items-center gap-6 sm:grid-cols-[12rem_1fr]">
      <div className="h-36">
        <Placeholder seed={1} />
      </div>
      <div>
        <p className="font-display font-extrabold text-heading">{words.noBlogsFound}</p>
        {isNarrowed(place) ? (
          <>
            <p className="mt-2 text-muted">{words.tryFewerOrDifferentWords}</p>
            <PlaceLink to={everything} onGo={onGo} className="card-more mt-1">
              {words.showAllArticles}
            </PlaceLink>
          </>
        ) : (
          <p className="mt-2 text-muted">{words.weHaveNotPublishedAny}</p>
        )}
      </div>
    </div>
  );
}

interface PostPartProps {
  part: ListPart<RowPost>;
  place: BlogPlace;
  /** Whether it is still the document's own content. */
  asItCame: boolean;
  /** Whether another part is on its way. */
  busy: boolean;
  pageSize: number;
  timeZone: string;
  onGo: (place: BlogPlace) => void;
}

function countOf({ page, count }: ListPart<RowPost>, pageSize: number): string {
  if (count === 0) return '';
  const { from, to } = shownRange(page, pageSize, count);
  return words.showingArticles(from, to, count);
}

/** One page of posts, which it is, and the way to the others. */
export function PostPart({ part, place, asItCame, busy, pageSize, timeZone, onGo }: PostPartProps) {
  const { page, count, items } = part;
  return (
    <>
      <div role="status" className="mt-3 min-h-8 text-muted">
        {busy ? <Spinner size="small">{words.loadingBlogs}</Spinner> : <p>{countOf(part, pageSize)}</p>}
      </div>
      {count === 0 ? (
        <NoPosts place={place} onGo={onGo} />
      ) : (
        <AsItCame asItCame={asItCame} className={busy ? 'stale' : undefined}>
          {() => (
            <ol>
              {items.map((post) => (
                <li key={post.id} className="mt-6 first:mt-2">
                  <PostRow post={post} timeZone={timeZone} />
                </li>
              ))}
            </ol>
          )}
        </AsItCame>
      )}
      <Pagination
        label={words.pagesOfArticles}
        page={page}
        pages={pageCount(count, pageSize)}
        addressOf={(to) => blogAddress({ ...place, page: to })}
        onGo={(to) => onGo({ ...place, page: to })}
      />
    </>
  );
}
