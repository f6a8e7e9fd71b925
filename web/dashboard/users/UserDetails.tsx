import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useId } from 'react';
import { useParams } from 'react-router';
import * as words from '#locale/dashboard/users.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { User } from '../../../domain/user.ts';
import { RequestFailed } from '../../request.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Email } from '../components/Email.tsx';
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
import { UserHeader } from './UserHeader.tsx';

/** The user's personal information and roles. */
function PersonalInformation({ user }: { user: User }) {
  return (
    <>
      <FormSection title={words.personalInformation}>
        <Facts>
          <Fact name={words.emailAddress}>
            <Email address={user.email} />
          </Fact>
          {user.username === '' ? null : (
            <Fact name={words.username}>
              <Email address={user.username} />
            </Fact>
          )}
          <Fact name={words.fullName}>{nameOf(user)}</Fact>
        </Facts>
      </FormSection>
      <FormSection title={words.roles}>
        {user.roles.length === 0 ? <p className="text-muted">{words.noRoles}</p> : null}
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
    <FormSection title={words.signIns}>
      {error === null ? null : <Banner tone="danger">{error.message}</Banner>}
      {data?.length === 0 ? <p className="text-muted">{words.notSignedIn}</p> : null}
      {data === undefined || data.length === 0 ? null : <SessionList sessions={data} />}
      {data?.length === 0 ? null : (
        <Button
          kind="danger"
          className="justify-self-start"
          disabled={busy}
          onClick={() =>
            change(
              () => request('DELETE /users/{id}/sessions/', { parameters: { id: user.id } }),
              words.signedOutEverywhere,
            )
          }
        >
          {words.signOutEverywhere}
        </Button>
      )}
    </FormSection>
  );
}

/** When the account came to be, and what became of it. */
function UserTimeline({ user }: { user: User }) {
  const { created_at, updated_at, last_login, verification_token_expires: invitedUntil } = user;
  return (
    <FormSection title={words.accountTimeline}>
      <Facts>
        <Fact name={words.created}>
          <Moment at={created_at} />
        </Fact>
        <Fact name={words.lastUpdated}>
          <Moment at={updated_at} />
        </Fact>
        <Fact name={words.lastLogin}>{last_login === null ? words.neverLoggedIn : <Moment at={last_login} />}</Fact>
        {invitedUntil === null ? null : (
          <Fact name={words.invitationExpires}>
            <Moment at={invitedUntil} />
          </Fact>
        )}
      </Facts>
    </FormSection>
  );
}

const Back = () => <BackLink to={staffAddresses.users}>{words.backToUsers}</BackLink>;

/** Alerts about an account's security; nothing if there are none, or the current user may not see them. */
function SecurityAlerts({ user }: { user: User }) {
  const id = useId();
  const { change, busy } = useUserChange(user);
  const { failed_login_attempts: attempts = 0, account_locked_until: lockedUntil, otp_created_at: code } = user;
  const locked = attempts > 0 || Boolean(lockedUntil);
  if (!locked && !code) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid justify-items-start gap-3 border-l-4 border-warning bg-warning-surface p-5"
    >
      <h2 id={id} className="flex items-center gap-3 text-subheading text-warning">
        <ShieldAlert aria-hidden="true" className="size-6 shrink-0" />
        {words.securityAlerts}
      </h2>
      <ul className="grid gap-1">
        {attempts > 0 ? <li>{words.failedAttempts(attempts)}</li> : null}
        {lockedUntil ? (
          <li>
            {words.lockedUntil} <Moment at={lockedUntil} />{' '}
            <span className="text-muted">{words.lockedWhereItFailed}</span>
          </li>
        ) : null}
        {code ? (
          <li>
            {words.twoFactor}{' '}
            <span className="text-muted">
              ({words.codeSent} <Moment at={code} />)
            </span>
          </li>
        ) : null}
      </ul>
      {locked && user.can?.edit ? (
        <Button
          disabled={busy}
          onClick={() =>
            change(() => request('POST /users/{id}/unlock/', { parameters: { id: user.id } }), words.unlocked)
          }
        >
          {words.unlock}
        </Button>
      ) : null}
    </section>
  );
}

/** Everything about one account. */
export function UserDetails() {
  const id = Number(useParams().id);
  // One's own sign-ins are looked after under My Profile.
  const isOwn = useAccount().id === id;
  const { data: user, error } = useQuery(oneUser(id));
  if (user === undefined && error === null) return <Waiting>{words.loadingUser}</Waiting>;
  if (user === undefined) {
    const missing = error instanceof RequestFailed && error.status === 404;
    return (
      <div className="grid justify-items-start gap-5">
        <ScreenProblem
          title={missing ? words.userNotFound : words.errorLoadingUser}
          detail={missing ? words.userNotFoundHint : words.failedToLoadUser}
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
