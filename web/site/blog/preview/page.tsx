import { addresses } from '../../../../domain/addresses.ts';
import { SectionFailed } from '../../components/SectionFailed.tsx';
import type { LoadContext, PageProps } from '../../page.ts';
import { definePage, orNotFound } from '../../render.tsx';
import { missingPost } from '../article/missing-post.tsx';
import { PostFound } from '../article/PostFound.tsx';
import { blogTexts } from '../texts.ts';

async function load({ request, parameters: { token = '' }, section }: LoadContext) {
  return {
    token,
    post: await section(
      orNotFound(request('GET /post-previews/{token}/', { parameters: { token } }), missingPost),
      blogTexts.articleFailed,
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
          {token === 'unsaved'
            ? 'This is a preview. It is not saved yet.'
            : 'This is a private preview. It shows the article as it is saved now.'}
        </span>
      </p>
      <PostFound post={post.data} timeZone={timeZone} publicUrl={publicUrl} isPreview />
    </>
  );
}

/** An article by its private link, published or not, as it is saved now. */
export const postPreviewPage = definePage<PreviewData>({
  address: '/BlogPreview/{token}',
  isPersonal: true,
  load,
  // The address of the page holds the secret: it is named nowhere.
  head: ({ post }) => ({
    title: post.state === 'loaded' ? post.data.title : 'Blog',
    description: 'An article that is not public yet.',
    canonical: addresses.posts,
    isHidden: true,
  }),
  Page: PreviewPage,
});
