import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../domain/user.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { SessionList } from '../sessions/SessionList.tsx';
import { sessionsOf } from './calls.ts';
import { useUserChange } from './user-change.ts';

/** Where the user is signed in, and the way to end that everywhere. */
export function UserSessions({ user }: { user: User }) {
  const mayLook = useMay('users.view_security');
  const { data, error } = useQuery({ ...sessionsOf(user.id), enabled: mayLook });
  const { change, busy } = useUserChange(user);
  return (
    <FormSection title="Sign-ins">
      {error === null ? null : <Banner tone="danger">{error.message}</Banner>}
      {data?.length === 0 ? <p className="text-muted">Not signed in anywhere</p> : null}
      {data === undefined || data.length === 0 ? null : <SessionList sessions={data} />}
      {data?.length === 0 ? null : (
        <Button
          kind="danger"
          className="justify-self-start"
          disabled={busy}
          onClick={() =>
            change(
              () => request('DELETE /users/{id}/sessions/', { parameters: { id: user.id } }),
              'The user is signed out everywhere.',
            )
          }
        >
          Sign out everywhere
        </Button>
      )}
    </FormSection>
  );
}
