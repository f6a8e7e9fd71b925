import * as words from '#locale/blog.ts';
import { addresses, here } from '../../addresses.ts';
import { SectionFailed } from '../../components/SectionFailed.tsx';
import type { LoadContext, PageProps } from '../../page.ts';
import { definePage, orNotFound } from '../../render.tsx';
import { missingPost } from '../article/missing-post.tsx';
import { PostFound } from '../article/PostFound.tsx';

async function load({ request, parameters: { token = '' }, section }: LoadContext) {
  return {
    token,
    post: await section(
      orNotFound(request('GET /post-previews/{token}/', { parameters: { token } }), missingPost),
      words.failedToFetchBlog,
    ),
  };
}

type PreviewData = Awaited<ReturnType<typeof load>>;

/** The article as it will look, under a line that says who may see it. */
function PreviewPage({ data: { token, post }, timeZone, publicUrl }: PageProps<PreviewData>) {
  if (post.state === 'failed') {
    return (
      <div className="page-width section-space">
        <SectionFailed text={post.message} page={addresses.postPreview(token)} />
      </div>
    );
  }
  return (
    <>
      <p role="note" className="bg-ink py-3 text-chalk">
        <span className="page-width block">
          {token === 'unsaved' ? words.thisIsAPreviewIt : words.thisIsAPrivatePreview}
        </span>
      </p>
      <PostFound post={post.data} timeZone={timeZone} publicUrl={publicUrl} isPreview />
    </>
  );
}

/** An article by its private link, published or not, as it is saved now. */
export const postPreviewPage = definePage<PreviewData>({
  address: here('/BlogPreview/{token}'),
  isPersonal: true,
  load,
  // The address of the page holds the secret: it is named nowhere.
  head: ({ post }) => ({
    title: post.state === 'loaded' ? post.data.title : words.blog,
    description: words.anArticleThatIsNot,
    canonical: addresses.posts,
    isHidden: true,
  }),
  Page: PreviewPage,
});
