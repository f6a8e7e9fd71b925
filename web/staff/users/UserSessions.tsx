import { useQuery } from '@tanstack/react-query';
import { endUserSessions } from '../../api.ts';
import type { User } from '../../../domain/user.ts';
import { Banner } from '../controls/Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { ask } from '../session/ask.ts';
import { SessionList } from '../sessions/SessionList.tsx';
import { sessionsOf } from './calls.ts';
import { useUserChange } from './user-change.ts';

/** Where the user is signed in, and the way to end that everywhere. */
export function UserSessions({ user }: { user: User }) {
  const { data, error } = useQuery(sessionsOf(user.id));
  const { change, busy } = useUserChange(user);
  const none = data === undefined || data.length === 0;
  return (
    <FormSection title="Signed in on">
      {error === null ? null : <Banner tone="danger">{error.message}</Banner>}
      {data?.length === 0 ? <p className="text-muted">Not signed in anywhere</p> : null}
      {none ? null : (
        <>
          <SessionList sessions={data} />
          <Button
            kind="danger"
            className="justify-self-start"
            disabled={busy}
            onClick={() => change(() => endUserSessions(ask, user.id), 'The user is signed out everywhere.')}
          >
            Sign out everywhere
          </Button>
        </>
      )}
    </FormSection>
  );
}
