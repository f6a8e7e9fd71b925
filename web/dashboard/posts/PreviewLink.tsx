import { useMutation } from '@tanstack/react-query';
import { addresses } from '../../../domain/addresses.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { CopyField } from '../form/CopyField.tsx';
import { request } from '../session/request.ts';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';

/** Makes a link with which somebody without an account reads the post as it is saved, published or not; and ends them. */
export function PreviewLink({ id }: { id: number }) {
  const making = useMutation({ mutationFn: () => request('POST /posts/{id}/preview/', { parameters: { id } }) });
  const ending = useMutation({
    mutationFn: () => request('DELETE /posts/{id}/preview/', { parameters: { id } }),
    onSuccess: () => making.reset(),
  });
  const isPending = making.isPending || ending.isPending;
  const error = making.error ?? ending.error;
  return (
    <div className="grid gap-2">
      {making.data === undefined ? (
        <>
          <p>
            Somebody without an account can read the post with it, before it is published too. The link shows the post
            as it is saved, also what you change later.
          </p>
          {ending.isSuccess ? <p role="status">Every private link to this post has ended.</p> : null}
        </>
      ) : (
        <>
          <CopyField label="Address" text={`${location.origin}${addresses.postPreview(making.data.token)}`} />
          <p className="text-sm text-muted">
            Whoever has it can read the post, also what you change later, until{' '}
            {showDateAndTime(making.data.expires_at)}, {siteTimeName()}. It ends earlier if you end it or lose your
            access.
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {making.data === undefined ? (
          <Button disabled={isPending} onClick={() => making.mutate()}>
            Make a private link
          </Button>
        ) : null}
        <Button disabled={isPending} onClick={() => ending.mutate()}>
          End every private link
        </Button>
      </div>
      {error ? <Banner tone="danger">{error.message}</Banner> : null}
    </div>
  );
}
