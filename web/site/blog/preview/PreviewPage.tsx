import { addresses } from '../../../addresses.ts';
import { SectionFailed } from '../../components/SectionFailed.tsx';
import type { PageProps } from '../../page.ts';
import { PostFound } from '../article/PostFound.tsx';
import type { PreviewData } from './load.ts';

/** The article as it will look, under a line that says who may see it. */
export function PreviewPage({ data: { token, post }, timeZone, publicUrl }: PageProps<PreviewData>) {
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
          This is a preview for those who were given its link. The article is shown as it is saved now.
        </span>
      </p>
      <PostFound post={post.data} timeZone={timeZone} publicUrl={publicUrl} isPreview />
    </>
  );
}
