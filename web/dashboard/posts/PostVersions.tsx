import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/posts.ts';
import * as versionWords from '#locale/dashboard/versions.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffPost } from '../../../domain/post.ts';
import { Banner } from '../components/Banner.tsx';
import { buttonLook } from '../components/Button.tsx';
import { EarlierVersions, VersionDifference } from '../details/EarlierVersions.tsx';
import { plainLines } from '../details/WordDifference.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { everyBlogRecord, onePost, versionsOf, versionText } from './calls.ts';

interface PostDifferenceProps {
  post: StaffPost;
  version: number;
}

/** One version against the post as it is now. */
function PostDifference({ post, version }: PostDifferenceProps) {
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
      toast.success(versionWords.versionRestored);
      return navigate(staffAddresses.editPost(post.id));
    },
  });
  if (error) return <Banner tone="danger">{error.message}</Banner>;
  if (data === undefined) return <Waiting>{versionWords.loadingVersion}</Waiting>;
  return (
    <VersionDifference
      version={data}
      texts={[
        { name: words.title, now: post.title, earlier: data.title },
        { name: words.excerpt, now: post.excerpt, earlier: data.excerpt },
        { name: words.content, now: plainLines(post.content), earlier: plainLines(data.content) },
      ]}
      restoring={post.can?.edit ? restoring : undefined}
      hint={versionWords.restoreHint}
    />
  );
}

/** The versions of the post in the address. */
export function PostVersions() {
  const id = Number(useParams().id);
  const post = useQuery(onePost(id));
  const versions = useQuery(versionsOf(id));
  const error = post.error ?? versions.error;
  if (error) {
    const retry = () => void Promise.all([post.refetch(), versions.refetch()]);
    return <ScreenProblem title={words.postFailed} detail={error.message} onRetry={retry} />;
  }
  const { data } = post;
  if (data === undefined || versions.data === undefined) return <Waiting>{versionWords.loadingVersions}</Waiting>;
  const back = (
    <Link to={staffAddresses.editPost(id)} className={buttonLook('secondary')}>
      {words.backToPost}
    </Link>
  );
  return (
    <EarlierVersions
      subtitle={data.title}
      back={back}
      versions={versions.data}
      difference={(version) => <PostDifference key={version} post={data} version={version} />}
    />
  );
}
