import { useMutation } from '@tanstack/react-query';
import { addresses } from '../../addresses.ts';
import { makePostPreview } from '../../staff-calls.ts';
import { Banner } from '../controls/Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { CopyField } from '../controls/CopyField.tsx';
import { ask } from '../session/ask.ts';
import { showDateAndTime } from '../time/kigali.ts';

/** Makes a link with which somebody without an account reads the post as it is saved, published or not. */
export function PreviewLink({ id }: { id: number }) {
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => makePostPreview(ask, id) });
  return (
    <div className="grid gap-2">
      {data === undefined ? (
        <>
          <p>Somebody without an account can read the post with it as it is saved, before it is published too.</p>
          <Button className="justify-self-start" disabled={isPending} onClick={() => mutate()}>
            Make a private link
          </Button>
        </>
      ) : (
        <>
          <CopyField label="Address" text={`${location.origin}${addresses.postPreview(data.token)}`} />
          <p className="text-sm text-muted">
            Whoever has it can read the post until {showDateAndTime(data.expires_at)}, Kigali time.
          </p>
        </>
      )}
      {error ? <Banner tone="danger">{error.message}</Banner> : null}
    </div>
  );
}
