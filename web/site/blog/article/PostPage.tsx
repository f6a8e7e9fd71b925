import type { PageProps } from '../../page.ts';
import type { PostData } from './load.ts';
import { PostFailed } from './PostFailed.tsx';
import { PostFound } from './PostFound.tsx';

/** One article, or why it cannot be shown. */
export function PostPage({ data: { id, post }, timeZone, publicUrl }: PageProps<PostData>) {
  if (post.state === 'failed') return <PostFailed id={id} message={post.message} />;
  return <PostFound post={post.data} timeZone={timeZone} publicUrl={publicUrl} />;
}
