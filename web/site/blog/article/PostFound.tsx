import * as words from '#locale/blog.ts';
import type { Post } from '../../../../domain/post.ts';
import { longDate } from '../../../ui/format.ts';
import { Band } from '../../../ui/imigongo/Band.tsx';
import { Edge } from '../../../ui/imigongo/Edge.tsx';
import { addresses } from '../../addresses.ts';
import { NotTranslated } from '../../components/NotTranslated.tsx';
import Share from '../../components/Share.island.tsx';
import { VisitorText } from '../../components/VisitorText.tsx';
import { langOf } from '../../untranslated.ts';
import { blogAddress } from '../list/place.ts';
import { PostHead } from './PostHead.tsx';

interface PublishedInformationProps {
  post: Post;
  timeZone: string;
}

const statuses = { draft: words.draft, published: words.published, archived: words.archived } as const;

/** Its status, and when it was written, changed and published: small, for those who look for it. */
function PublishedInformation({ post, timeZone }: PublishedInformationProps) {
  const dates = [
    { label: words.created, date: post.created_at },
    { label: words.lastUpdated, date: post.updated_at },
    { label: words.publishedOn, date: post.published_date },
  ];
  return (
    <section
      aria-labelledby="published-title"
      className="post-published mt-12 max-w-reading border-line border-t pt-4 text-muted text-sm"
    >
      <h2 id="published-title" className="font-sans font-semibold">
        {words.publishedInformation}
      </h2>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        <div className="flex gap-2">
          <dt>{words.status}</dt>
          <dd>{statuses[post.status]}</dd>
        </div>
        {dates.map(({ label, date }) =>
          date === null ? null : (
            <div key={label} className="flex gap-2">
              <dt>{label}</dt>
              <dd>
                <time dateTime={date}>{longDate(date, timeZone)}</time>
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

/** The tags of an article, each a link to others with it. */
function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags-title">
      <h2 id="tags-title" className="blog-beside-title">
        {words.tags}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={blogAddress({ page: 1, search: '', category: '', tag })} className="blog-tag">
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that staff put this article before others. */
function FeaturedArticle() {
  return (
    <section aria-labelledby="featured-title" className="bg-ochre">
      <Band motif="lozenge" tone="clay" size="thin" />
      <div className="p-5">
        <h2 id="featured-title" className="text-subheading">
          {words.featuredArticle}
        </h2>
        <p className="mt-2">{words.editorsPick}</p>
      </div>
    </section>
  );
}

interface PostFoundProps {
  post: Post;
  timeZone: string;
  publicUrl: string;
  /** Seen by a private link: it is not there for others yet, so it is neither shared nor counted. */
  isPreview?: boolean;
}

/** An article, with its facts in the margin. */
export function PostFound({ post, timeZone, publicUrl, isPreview = false }: PostFoundProps) {
  return (
    <article data-post={isPreview ? undefined : post.id}>
      <PostHead post={post} timeZone={timeZone} />
      <Edge from="chalk-deep" to="surface" line="clay" />
      <div className="page-width post-layout">
        <div className="min-w-0">
          <NotTranslated record={post} field="content" />
          <VisitorText html={post.content} className="post-text" lang={langOf(post, 'content')} />
          <PublishedInformation post={post} timeZone={timeZone} />
        </div>
        <aside aria-label={words.aboutThisArticle} className="post-margin">
          {post.is_featured ? <FeaturedArticle /> : null}
          <Tags tags={post.tags} />
          {isPreview ? null : (
            <Share label={words.shareArticle} title={post.title} url={`${publicUrl}${addresses.post(post)}`} />
          )}
        </aside>
      </div>
    </article>
  );
}
