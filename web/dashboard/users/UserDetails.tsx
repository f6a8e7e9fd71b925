import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { staffAddresses } from '../../addresses.ts';
import { RequestFailed } from '../../request.ts';
import { buttonLook } from '../components/Button.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useAccount } from '../session/account.ts';
import { oneUser } from './calls.ts';
import { PersonalInformation } from './PersonalInformation.tsx';
import { SecurityAlerts } from './SecurityAlerts.tsx';
import { UserHeader } from './UserHeader.tsx';
import { UserSessions } from './UserSessions.tsx';
import { UserTimeline } from './UserTimeline.tsx';

const back = (
  <Link to={staffAddresses.users} className={buttonLook('secondary')}>
    Back to Users
  </Link>
);

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
        {back}
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <UserHeader user={user} back={back} />
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
