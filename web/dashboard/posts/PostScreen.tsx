import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { NotPermitted } from '../screen/NotPermitted.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { onePost } from './calls.ts';
import { PostForm } from './PostForm.tsx';

const title = 'Blog Management';

/** The form for a post still to be written. */
export function NewPost() {
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title={title} subtitle="A new post for the blog." />
      <PostForm />
    </div>
  );
}

/** The form of the post in the address. */
export function EditPost() {
  const id = Number(useParams().id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(onePost(id));
  if (!isFetchedAfterMount) return <Waiting>Loading the post...</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title="Error fetching Blogs." detail={error?.message} onRetry={() => void refetch()} />;
  }
  if (data.can?.edit === false) return <NotPermitted title={title} />;
  const versions = (
    <Link to={staffAddresses.postVersions(id)} className={buttonLook('secondary')}>
      Earlier versions
    </Link>
  );
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title={title} subtitle="Change the post." actions={versions} />
      <PostForm key={id} post={data} />
    </div>
  );
}
