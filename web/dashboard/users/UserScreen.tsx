import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Badge } from '../list/Badge.tsx';
import { ScreenHeading } from '../screen/ScreenHeader.tsx';
import { NotPermitted, ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneUser } from './calls.ts';
import { UserForm } from './UserForm.tsx';

function Heading({ mode }: { mode: string }) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ScreenHeading>User Management</ScreenHeading>
      <Badge tone="info">{mode}</Badge>
    </header>
  );
}

/** The form for a user still to come. */
export function NewUser() {
  return (
    <div className="grid max-w-4xl gap-6">
      <Heading mode="Create Mode" />
      <UserForm />
    </div>
  );
}

/** The form of the user in the address. */
export function EditUser() {
  const id = Number(useParams().id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(oneUser(id));
  if (!isFetchedAfterMount) return <Waiting>Loading user details...</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title="Failed to load user data" detail={error?.message} onRetry={() => void refetch()} />;
  }
  if (data.can?.edit === false) return <NotPermitted title="User Management" />;
  return (
    <div className="grid max-w-4xl gap-6">
      <Heading mode="Edit Mode" />
      <UserForm key={id} user={data} />
    </div>
  );
}
