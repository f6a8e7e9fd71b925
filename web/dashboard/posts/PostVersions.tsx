import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffPost } from '../../../domain/post.ts';
import type { PostVersion } from '../../../domain/post-version.ts';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
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
  const parts = useMemo(() => diffWords(now, then), [now, then]);
  const isSame = parts.every(({ added, removed }) => !added && !removed);
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{name}</h3>
      {isSame ? <p className="text-muted">Same as now.</p> : null}
      <p className="max-h-96 overflow-y-auto whitespace-pre-line">
        {isSame
          ? null
          : parts.map(({ value, added, removed }, index) => {
              const key = `${index} ${value}`;
              if (added) return <Marked key={key} as="ins" says="would come back" words={value} />;
              if (removed) return <Marked key={key} as="del" says="would go" words={value} />;
              return <span key={key}>{value}</span>;
            })}
      </p>
    </section>
  );
}

const looks = {
  ins: 'bg-success-surface text-success underline decoration-2',
  del: 'bg-danger-surface text-danger line-through',
};

/** Words that differ, for the eye by colour and line, for the ear in words. */
function Marked({ as: Tag, says, words }: { as: 'ins' | 'del'; says: string; words: string }) {
  return (
    <Tag className={looks[Tag]}>
      <span className="sr-only">[{says}: </span>
      {words}
      <span className="sr-only">]</span>
    </Tag>
  );
}

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
