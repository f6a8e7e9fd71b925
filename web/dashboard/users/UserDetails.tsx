import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { User } from '../../../domain/user.ts';
import { RequestFailed } from '../../request.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Badge } from '../list/Badge.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { nameOf, useAccount, useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { SessionList } from '../sessions/SessionList.tsx';
import { Moment } from '../time/Moment.tsx';
import { oneUser, sessionsOf, useUserChange } from './calls.ts';
import { Email } from './Email.tsx';
import { SecurityAlerts } from './SecurityAlerts.tsx';
import { UserHeader } from './UserHeader.tsx';

/** The user's personal information and roles. */
function PersonalInformation({ user }: { user: User }) {
  return (
    <>
      <FormSection title="Personal Information">
        <Facts>
          <Fact name="E-mail">
            <Email address={user.email} />
          </Fact>
          {user.username === '' ? null : (
            <Fact name="Username">
              <Email address={user.username} />
            </Fact>
          )}
          <Fact name="Full Name">{nameOf(user)}</Fact>
        </Facts>
      </FormSection>
      <FormSection title="Roles">
        {user.roles.length === 0 ? <p className="text-muted">No roles assigned</p> : null}
        <ul className="flex flex-wrap gap-2">
          {user.roles.map(({ id, name }) => (
            <li key={id}>
              <Badge tone="info">{name}</Badge>
            </li>
          ))}
        </ul>
      </FormSection>
    </>
  );
}

/** The user's sessions, and a button that ends them all. */
function UserSessions({ user }: { user: User }) {
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

/** When the account came to be, and what became of it. */
function UserTimeline({ user }: { user: User }) {
  const { created_at, updated_at, last_login, verification_token_expires: invitedUntil } = user;
  return (
    <FormSection title="Account Timeline">
      <Facts>
        <Fact name="Created">
          <Moment at={created_at} />
        </Fact>
        <Fact name="Last Updated">
          <Moment at={updated_at} />
        </Fact>
        <Fact name="Last Login">{last_login === null ? 'Never logged in' : <Moment at={last_login} />}</Fact>
        {invitedUntil === null ? null : (
          <Fact name="Verification Token Expires">
            <Moment at={invitedUntil} />
          </Fact>
        )}
      </Facts>
    </FormSection>
  );
}

const Back = () => <BackLink to={staffAddresses.users}>Back to Users</BackLink>;

/** Everything about one account. */
export function UserDetails() {
  const id = Number(useParams().id);
  // One's own sign-ins are looked after under My Profile.
  const isOwn = useAccount().id === id;
  const { data: user, error } = useQuery(oneUser(id));
  if (user === undefined && error === null) return <Waiting>Loading user details...</Waiting>;
  if (user === undefined) {
    const missing = error instanceof RequestFailed && error.status === 404;
    return (
      <div className="grid justify-items-start gap-5">
        <ScreenProblem
          title={missing ? 'User Not Found' : 'Error Loading User'}
          detail={missing ? 'The requested user could not be found.' : 'Failed to load user data'}
        />
        <Back />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <UserHeader user={user} back={<Back />} />
      <SecurityAlerts user={user} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <PersonalInformation user={user} />
        </div>
        <div className="grid gap-6">
          <UserTimeline user={user} />
          {user.can?.end_sessions && !isOwn ? <UserSessions user={user} /> : null}
        </div>
      </div>
    </div>
  );
}
