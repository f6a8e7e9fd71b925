import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { onePost, versionsOf } from './calls.ts';
import { VersionDifference } from './VersionDifference.tsx';
import { VersionList } from './VersionList.tsx';

/** How the post in the address was after each of its changes. */
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
