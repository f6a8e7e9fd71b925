import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useRestoredFocus } from '../list/restore-focus.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { SessionList } from '../sessions/SessionList.tsx';
import { mySessions } from './calls.ts';

interface Ending {
  end(): Promise<void>;
  done: string;
}

/** Every device one is signed in on, and the way out of those that one does not hold in one's hands. */
export function MySessions() {
  const queries = useQueryClient();
  const { data, error } = useQuery(mySessions);
  const { region, total } = useRestoredFocus(data);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ end }: Ending) => end(),
    onError: (failure) => toast.error(failure.message),
    async onSuccess(_, { done }) {
      await queries.invalidateQueries(mySessions);
      toast.success(done);
    },
  });
  const endOthers = { end: () => request('DELETE /me/sessions/'), done: 'You are signed out on every other device.' };
  return (
    <FormSection
      title="Where you are signed in"
      hint="If you do not recognise a device, sign it out and change your password."
    >
      {error === null ? null : <Banner tone="danger">{error.message}</Banner>}
      {data === undefined && error === null ? <Waiting>Loading your devices...</Waiting> : null}
      {data === undefined ? null : (
        <div ref={region} className="grid gap-5">
          <p ref={total} tabIndex={-1} role="status" className="text-muted">
            {data.length === 1
              ? 'You are signed in on this device only.'
              : `You are signed in on ${data.length} devices.`}
          </p>
          <SessionList
            sessions={data}
            actions={({ id, device, is_current }) =>
              is_current ? null : (
                <Button
                  size="small"
                  disabled={isPending}
                  aria-label={`Sign out ${device}`}
                  onClick={() =>
                    mutate({
                      end: () => request('DELETE /me/sessions/{id}/', { parameters: { id } }),
                      done: `${device} is signed out.`,
                    })
                  }
                >
                  Sign out
                </Button>
              )
            }
          />
          {data.length === 1 ? null : (
            <Button className="justify-self-start" disabled={isPending} onClick={() => mutate(endOthers)}>
              Sign out the others
            </Button>
          )}
        </div>
      )}
    </FormSection>
  );
}
