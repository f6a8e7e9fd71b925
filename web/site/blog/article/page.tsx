import * as words from '#locale/blog.ts';
import { type ListedPost, POST_CARD_TEXT, type Post } from '../../../../domain/post.ts';
import { toPage } from '../../../list-reply.ts';
import type { ApiClient } from '../../../request.ts';
import { Band } from '../../../ui/imigongo/Band.tsx';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { addresses, here } from '../../addresses.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { SettledList } from '../../components/SettledList.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { WholePageMessage } from '../../components/WholePageMessage.tsx';
import { postData } from '../../head/structured-data.ts';
import { movedFrom, numberIn } from '../../numbered.ts';
import type { LoadContext, PageProps } from '../../page.ts';
import { useLedLinks } from '../../page-leads.ts';
import { definePage, NotFound, orNotFound } from '../../render.tsx';
import type { Section } from '../../section.ts';
import { alternatesOf } from '../../untranslated.ts';
import { PostCard } from '../PostCard.tsx';
import { missingPost } from './missing-post.tsx';
import { PostFound } from './PostFound.tsx';

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
          <ActionLink href={addresses.postByNumber(id)}>{words.tryAgain}</ActionLink>
          <TextLink href={addresses.posts}>{words.seeAllArticles}</TextLink>
        </>
      }
    >
      <p>{words.weCouldntLoadThisArticle}</p>
    </WholePageMessage>
  );
}

interface ReadOnProps {
  posts: Section<ListedPost[]>;
  /** The article they stand below. */
  id: number;
  timeZone: string;
}

/** Other articles to read. Without any there is no such section. */
function ReadOn({ posts, id, timeZone }: ReadOnProps) {
  if (posts.state === 'loaded' && posts.data.length === 0) return null;
  return (
    <section aria-labelledby="read-on-title" className="pb-16 lg:pb-24">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 id="read-on-title" className="text-title">
            {words.readOn}
          </h2>
          <TextLink href={addresses.posts}>{words.allArticles}</TextLink>
        </div>
        <SettledList section={posts} empty={null} page={addresses.postByNumber(id)}>
          {(others) => (
            <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((post) => (
                <li key={post.id} className="flex">
                  <PostCard
                    post={post}
                    timeZone={timeZone}
                    sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
                    textLength={POST_CARD_TEXT}
                  />
                </li>
              ))}
            </ul>
          )}
        </SettledList>
      </div>
    </section>
  );
}

/** Links to ways of taking part, below an article. */
function TakePart() {
  const links = useLedLinks([{ address: addresses.donate }, { address: addresses.newsletter }]);
  return links.length === 0 ? null : (
    <section aria-labelledby="take-part-title" className="bg-ochre">
      <Band motif="lozenge" tone="clay" size="thin" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12">
        <div className="max-w-reading">
          <h2 id="take-part-title" className="text-heading">
            {words.helpThisWorkContinue}
          </h2>
          <p className="mt-2">{words.giftsPayForTheWork}</p>
        </div>
        <p className="flex flex-wrap gap-4">
          <ActionLink href={addresses.donate}>{words.donateNow}</ActionLink>
          <ActionLink href={addresses.newsletter} look="outline">
            {words.subscribe}
          </ActionLink>
        </p>
      </div>
    </section>
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

/** Posts below an article. */
const RELATED = 3;

/** Posts to read next: the newest of the same category, then the newest of all. */
async function relatedPosts(
  request: ApiClient,
  { id, category }: Pick<Post, 'id' | 'category'>,
): Promise<ListedPost[]> {
  const others = new Map<number, ListedPost>();
  async function addNewest(query: { category?: string }) {
    // The article may be among them.
    const reply = await request('GET /posts/', { query: { ...query, page: 1, page_size: RELATED + 1 } });
    for (const post of toPage(reply).results) if (post.id !== id) others.set(post.id, post);
  }
  if (category !== null) await addNewest({ category: String(category) });
  // An article that shows none of these stays as it is when there are others.
  if (others.size < RELATED) await addNewest({});
  return [...others.values()].slice(0, RELATED);
}

async function load({ request, parameters, section }: LoadContext) {
  const id = numberIn(parameters);
  if (id === undefined) throw new NotFound(missingPost);
  const post = await section(
    orNotFound(request('GET /posts/{id}/', { parameters: { id } }), missingPost),
    words.failedToFetchBlog,
  );
  const related =
    post.state === 'loaded' ? await section(relatedPosts(request, post.data), words.errorFetchingBlogs) : noPosts;
  return { id, post, related };
}

export type PostData = Awaited<ReturnType<typeof load>>;

export const postPage = definePage<PostData>({
  address: here('/BlogDetail/{id}'),
  load,
  movedTo: ({ post }, parameters) =>
    post.state === 'loaded' ? movedFrom(parameters, addresses.post(post.data)) : undefined,
  head: ({ id, post }, site, publicUrl) => {
    const place = {
      canonical: post.state === 'loaded' ? addresses.post(post.data) : addresses.postByNumber(id),
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
