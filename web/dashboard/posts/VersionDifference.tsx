import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffPost } from '../../../domain/post.ts';
import { everyBlogRecord } from '../categories/blog-categories.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { showDateAndTime } from '../time/site-time.ts';
import { versionText } from './calls.ts';
import { TextDifference } from './TextDifference.tsx';

/** Ends a line of the text, so that two paragraphs do not run into one word. */
const blockEnd = /<\/(?:p|h[2-4]|li|blockquote|figcaption)>|<br \/>|<hr \/>/g;

/** The plain text of HTML, a paragraph a line, with its pictures in words. It is only read: nothing in it is shown as HTML. */
function plainLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(blockEnd, '$&\n'), 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[Picture: ${picture.alt}]\n`);
  return body.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}

interface VersionDifferenceProps {
  post: StaffPost;
  version: number;
}

/** One version against the post as it is now, and the way back to it. */
export function VersionDifference({ post, version }: VersionDifferenceProps) {
  const { data, error } = useQuery(versionText(post.id, version));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const restoring = useMutation({
    mutationFn: () =>
      request('POST /posts/{id}/versions/{version}/restore/', {
        parameters: { id: post.id, version },
        body: { updated_at: post.updated_at },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: everyBlogRecord }),
    onSuccess() {
      toast.success('The earlier version is restored.');
      return navigate(staffAddresses.editPost(post.id));
    },
  });
  if (error) return <Banner tone="danger">{error.message}</Banner>;
  if (data === undefined) return <Waiting>Loading the version...</Waiting>;
  return (
    <section aria-label="Difference" className="grid content-start gap-5 border border-line bg-raised p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-subheading">
          {showDateAndTime(data.at)}
          {data.by === null ? null : `, ${data.by}`}
        </h2>
        <p className="text-muted">
          Against the post as it is now. Restoring it brings <ins className="text-success">these words</ins> back and
          takes <del className="text-danger">these words</del> out.
        </p>
      </div>
      <TextDifference name="Title" now={post.title} then={data.title} />
      <TextDifference name="Excerpt" now={post.excerpt} then={data.excerpt} />
      <TextDifference name="Content" now={plainLines(post.content)} then={plainLines(data.content)} />
      {restoring.error ? <Banner tone="danger">{restoring.error.message}</Banner> : null}
      {post.can?.edit ? (
        <div className="grid justify-items-start gap-2">
          <Button kind="primary" disabled={restoring.isPending} onClick={() => restoring.mutate()}>
            Restore this version
          </Button>
          <p className="text-sm text-muted">The version of now is kept as well, and can be restored again.</p>
        </div>
      ) : null}
    </section>
  );
}
