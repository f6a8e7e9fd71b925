import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffPost } from '../../../domain/post.ts';
import type { PostVersion } from '../../../domain/post-version.ts';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { plainLines, WordDifference } from '../details/WordDifference.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { showDateAndTime } from '../time/site-time.ts';
import { everyBlogRecord, onePost, versionsOf, versionText } from './calls.ts';

interface TextDifferenceProps {
  name: string;
  /** As it is now. */
  now: string;
  /** As it was then. */
  then: string;
}

/** An earlier text, compared word by word with the present one. */
function TextDifference({ name, now, then }: TextDifferenceProps) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{name}</h3>
      {now === then ? (
        <p className="text-muted">Same as now.</p>
      ) : (
        <p className="max-h-96 overflow-y-auto whitespace-pre-line">
          <WordDifference before={now} after={then} added="would come back" removed="would go" />
        </p>
      )}
    </section>
  );
}

interface VersionDifferenceProps {
  post: StaffPost;
  version: number;
}

/** One version against the post as it is now, and the way back to it. */
function VersionDifference({ post, version }: VersionDifferenceProps) {
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
      toast.success('Earlier version restored.');
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
          Compared with the post as it is now. Restoring brings <ins className="text-success">these words</ins> back and
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
          <p className="text-sm text-muted">The current version is kept too. You can restore it again.</p>
        </div>
      ) : null}
    </section>
  );
}

interface VersionListProps {
  /** The newest first: it is how the post is now. */
  versions: PostVersion[];
  chosen: number;
}

const look =
  'grid min-h-11 gap-0.5 border-l-4 border-transparent px-3 py-2 hover:bg-accent-surface ' +
  'aria-[current=true]:border-accent aria-[current=true]:bg-accent-surface';

/** When the post was saved, and by whom; each leads to its difference. */
function VersionList({ versions, chosen }: VersionListProps) {
  if (versions.length === 0) return <p>There are no earlier versions.</p>;
  return (
    <nav aria-label="Versions">
      <ol className="divide-y divide-line border border-line bg-raised">
        {versions.map(({ id, at, by, title }, index) => (
          <li key={id}>
            <Link to={{ search: `version=${id}` }} aria-current={id === chosen} className={look}>
              <span className="font-semibold">
                <Moment at={at} />
                {index === 0 ? ' (now)' : null}
              </span>
              <span className="text-sm text-muted">{by ?? 'Unknown person'}</span>
              <span className="line-clamp-1 text-sm">{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The versions of the post in the address. */
export function PostVersions() {
  const id = Number(useParams().id);
  const chosen = Number(useSearchParams()[0].get('version'));
  const post = useQuery(onePost(id));
  const versions = useQuery(versionsOf(id));
  const error = post.error ?? versions.error;
  if (error) {
    const retry = () => void Promise.all([post.refetch(), versions.refetch()]);
    return <ScreenProblem title="Error fetching Blogs." detail={error.message} onRetry={retry} />;
  }
  if (post.data === undefined || versions.data === undefined) return <Waiting>Loading the versions...</Waiting>;
  const back = (
    <Link to={staffAddresses.editPost(id)} className={buttonLook('secondary')}>
      Back to the post
    </Link>
  );
  return (
    <div className="grid gap-6">
      <ScreenHeader title="Earlier versions" subtitle={post.data.title} actions={back} />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <VersionList versions={versions.data} chosen={chosen} />
        {versions.data.some((version) => version.id === chosen) ? (
          <VersionDifference key={chosen} post={post.data} version={chosen} />
        ) : (
          <p className="text-muted">Choose a version to see what has changed since.</p>
        )}
      </div>
    </div>
  );
}
