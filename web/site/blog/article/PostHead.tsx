import * as words from '#locale/blog.ts';
import type { Post } from '../../../../domain/post.ts';
import { longDate } from '../../../ui/format.ts';
import { Picture, type PictureSource } from '../../../ui/Picture.tsx';
import { addresses } from '../../addresses.ts';
import { Icon } from '../../components/Icon.tsx';
import { pictureSource } from '../../components/picture-source.ts';
import { useLed } from '../../page-leads.ts';
import { langOf } from '../../untranslated.ts';
import { authorOf, categoryLangOf, categoryOf, dateOf } from '../byline.ts';

/** The author and the date. */
function Byline({ post, timeZone }: { post: Post; timeZone: string }) {
  const date = dateOf(post);
  return (
    <dl className="post-byline">
      <div>
        <dt>{words.author}</dt>
        <dd>{authorOf(post)}</dd>
      </div>
      <div>
        <dt>{words.date}</dt>
        <dd>
          <time dateTime={date}>{longDate(date, timeZone)}</time>
        </dd>
      </div>
    </dl>
  );
}

/** Goes back in the history, to the same position in the list. Visitors from another site are sent to the list. */
function BackToBlogs() {
  const list = useLed()(addresses.posts);
  return list === null ? null : (
    <a href={list} data-back="" className="back-link">
      <Icon name="previous" className="size-4" />
      {words.backToBlogs}
    </a>
  );
}

/** The article's picture. One that does not arrive leaves no hole: see `watchFeaturedPicture`. */
function FeaturedPicture({ picture }: { picture: PictureSource }) {
  return (
    <div className="post-head-picture">
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 50vw, 100vw"
        box={[0.9, 1.6]}
        first
        className="size-full object-cover"
      />
    </div>
  );
}

interface PostHeadProps {
  post: Post;
  timeZone: string;
}

/** The head of an article: title and summary beside the picture. */
export function PostHead({ post, timeZone }: PostHeadProps) {
  return (
    <header className={`bg-chalk-deep ${post.picture ? 'post-head-pictured' : ''}`}>
      <div className="post-head-text">
        <BackToBlogs />
        <p lang={categoryLangOf(post)} className="card-facts mt-6">
          {categoryOf(post)}
        </p>
        <h1 lang={langOf(post, 'title')} className="mt-3 max-w-[18ch] text-title">
          {post.title}
        </h1>
        {post.excerpt === '' ? null : (
          <p lang={langOf(post, 'excerpt')} className="mt-5 max-w-reading text-lead">
            {post.excerpt}
          </p>
        )}
        <Byline post={post} timeZone={timeZone} />
      </div>
      {post.picture ? <FeaturedPicture picture={pictureSource(post.picture)} /> : null}
    </header>
  );
}
