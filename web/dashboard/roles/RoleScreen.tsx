import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { NotPermitted } from '../screen/NotPermitted.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneRole } from './calls.ts';
import { RoleForm } from './RoleForm.tsx';
import { RoleHolders } from './RoleHolders.tsx';

const subtitle = 'What it is called, and what whoever holds it may do.';

const back = (
  <Link to={staffAddresses.roles} className={buttonLook('secondary')}>
    + Back Roles
  </Link>
);

/** The form for a role still to come. */
export function NewRole() {
  return (
    <div className="grid gap-6">
      <ScreenHeader title="Add New Role" subtitle={subtitle} actions={back} />
      <RoleForm />
    </div>
  );
}

/** The form of the role in the address, with who holds it. */
export function EditRole() {
  const id = Number(useParams().id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(oneRole(id));
  if (!isFetchedAfterMount) return <Waiting>Loading the role...</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title="Failed to load role data" detail={error?.message} onRetry={() => void refetch()} />;
  }
  if (data.can?.edit === false) return <NotPermitted title="Edit Role" />;
  return (
    <div className="grid gap-6">
      <ScreenHeader title="Edit Role" subtitle={subtitle} actions={back} />
      <RoleForm key={id} role={data} />
      <RoleHolders members={data.members ?? []} />
    </div>
  );
}
