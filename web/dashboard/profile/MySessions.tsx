import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as words from '#locale/dashboard/profile.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useRestoredFocus } from '../list/restore-focus.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { SessionList } from '../sessions/SessionList.tsx';
import { useAction } from '../toast/use-action.ts';
import { mySessions } from './calls.ts';
import { profileSections } from './sections.ts';

interface Ending {
  end(): Promise<void>;
  done: string;
}

/** Every device one is signed in on, and the way out of those that one does not hold in one's hands. */
export function MySessions() {
  const queries = useQueryClient();
  const { data, error } = useQuery(mySessions);
  const { region, total } = useRestoredFocus(data);
  const { mutate, isPending } = useAction({
    call: ({ end }: Ending) => end(),
    again: () => queries.invalidateQueries(mySessions),
    done: (_, { done }) => done,
  });
  const endOthers = { end: () => request('DELETE /me/sessions/'), done: words.othersSignedOut };
  return (
    <FormSection id="devices" title={profileSections.devices} hint={words.sessionsHint}>
      {error === null ? null : <Banner tone="danger">{error.message}</Banner>}
      {data === undefined && error === null ? <Waiting>{words.loadingDevices}</Waiting> : null}
      {data === undefined ? null : (
        <div ref={region} className="grid gap-5">
          <p ref={total} tabIndex={-1} role="status" className="text-muted">
            {words.devices(data.length)}
          </p>
          <SessionList
            sessions={data}
            actions={({ id, device, is_current }) =>
              is_current ? null : (
                <Button
                  size="small"
                  busy={isPending}
                  aria-label={words.signOutDevice(device)}
                  onClick={() =>
                    mutate({
                      end: () => request('DELETE /me/sessions/{id}/', { parameters: { id } }),
                      done: words.deviceSignedOut(device),
                    })
                  }
                >
                  {words.signOut}
                </Button>
              )
            }
          />
          {data.length === 1 ? null : (
            <Button className="justify-self-start" busy={isPending} onClick={() => mutate(endOthers)}>
              {words.signOutOthers}
            </Button>
          )}
        </div>
      )}
    </FormSection>
  );
}
