import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
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
    return <ScreenProblem title="Failed to load blog post" detail={error?.message} onRetry={() => void refetch()} />;
  }
  if (data.can?.edit === false) return <NotPermitted title={title} />;
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title={title} subtitle="Change the post." />
      <PostForm key={id} post={data} />
    </div>
  );
}
