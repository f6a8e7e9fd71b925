import * as words from '#locale/blog.ts';
import { identifier } from '../../../../domain/identifier.ts';
import type { ListedPost } from '../../../../domain/post.ts';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { addresses, here } from '../../addresses.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { WholePageMessage } from '../../components/WholePageMessage.tsx';
import { postData } from '../../head/structured-data.ts';
import type { LoadContext, PageProps } from '../../page.ts';
import { definePage, NotFound, orNotFound } from '../../render.tsx';
import type { Section } from '../../section.ts';
import { alternatesOf } from '../../untranslated.ts';
import { missingPost } from './missing-post.tsx';
import { PostFound } from './PostFound.tsx';
import { ReadOn } from './ReadOn.tsx';
import { relatedPosts } from './related-posts.ts';
import { TakePart } from './TakePart.tsx';

interface PostFailedProps {
  id: number;
  message: string;
}

/** Stands where the article would, when it did not come. Trying again is asking for the page again. */
function PostFailed({ id, message }: PostFailedProps) {
  return (
    <WholePageMessage
      title={message}
      art={
        <div className="h-56">
          <Placeholder seed={0} />
        </div>
      }
      actions={
        <>
          <ActionLink href={addresses.post(id)}>{words.tryAgain}</ActionLink>
          <TextLink href={addresses.posts}>{words.seeAllArticles}</TextLink>
        </>
      }
    >
      <p>{words.weCouldntLoadThisArticle}</p>
    </WholePageMessage>
  );
}

/** One article, or why it cannot be shown. */
function PostPage({ data: { id, post, related }, timeZone, publicUrl }: PageProps<PostData>) {
  if (post.state === 'failed') return <PostFailed id={id} message={post.message} />;
  return (
    <>
      <PostFound post={post.data} timeZone={timeZone} publicUrl={publicUrl} />
      <ReadOn posts={related} id={id} timeZone={timeZone} />
      <TakePart />
    </>
  );
}

const noPosts: Section<ListedPost[]> = { state: 'loaded', data: [] };

async function load({ request, parameters, section }: LoadContext) {
  const known = identifier.safeParse(parameters);
  if (!known.success) throw new NotFound(missingPost);
  const { id } = known.data;
  const post = await section(
    orNotFound(request('GET /posts/{id}/', { parameters: { id } }), missingPost),
    words.failedToFetchBlog,
  );
  const related =
    post.state === 'loaded' ? await section(relatedPosts(request, post.data), words.errorFetchingBlogs) : noPosts;
  return { id, post, related };
}

export type PostData = Awaited<ReturnType<typeof load>>;

export const post = definePage<PostData>({
  address: here('/BlogDetail/{id}'),
  load,
  head: ({ id, post }, site, publicUrl) => {
    const place = {
      canonical: addresses.post(id),
      trail: [{ name: words.blogs, address: addresses.posts }],
      isArticle: true,
    };
    if (post.state === 'failed') return { ...place, title: words.blog, description: post.message };
    return {
      ...place,
      alternates: alternatesOf(post.data, place.canonical),
      title: post.data.title,
      description: post.data.excerpt || post.data.title,
      sharePicture: { address: `/share/post-${id}.jpg`, alt: post.data.picture?.alt },
      structuredData: postData(post.data, place.canonical, site, publicUrl),
    };
  },
  Page: PostPage,
});
