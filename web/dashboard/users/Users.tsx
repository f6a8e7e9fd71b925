import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type User, userQuery } from '../../../domain/user.ts';
import { buttonLook } from '../components/Button.tsx';
import { DeleteQuestion, namesInWords, useAskedTrash } from '../list/DeleteQuestion.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { DeleteAction, EditLink, RowLink } from '../list/RowActions.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { nameOf } from '../session/account.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { everyUser, useUserTrash } from './calls.ts';
import { Email } from './Email.tsx';
import { UserStatus } from './UserStatus.tsx';

const columns: Column<User>[] = [
  {
    header: 'Name',
    sort: 'name',
    cell: (it) => (
      <>
        <RowTitle>{nameOf(it)}</RowTitle>
        {it.is_staff ? <p className="text-sm text-muted">Staff</p> : null}
      </>
    ),
  },
  { header: 'Email', sort: 'email', cell: (it) => <Email address={it.email} /> },
  { header: 'Status', sort: 'is_active', cell: (it) => <UserStatus user={it} /> },
  { header: 'Created', sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];

const texts: ListTexts = {
  label: 'Users',
  loading: 'Loading users...',
  failed: 'Failed to load users',
  none: 'No users found matching your filters',
  noMatch: 'No users found matching your filters',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} users`,
};

const filters: ListFilter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    all: 'All Status',
    options: optionsOf({ active: 'Active', inactive: 'Inactive', verified: 'Verified' }),
  },
  {
    kind: 'choice',
    name: 'is_staff',
    label: 'Role',
    all: 'All Roles',
    options: optionsOf({ true: 'Staff', false: 'Regular' }),
  },
];

/** Everybody who has an account, with their status and the way to each of them. */
export function Users() {
  const quick = useUserTrash();
  const { trash, asked, close } = useAskedTrash(
    quick,
    () => true,
    () => 'They are signed out on every device at once.',
  );
  const list = useList({
    queryKey: everyUser,
    query: userQuery,
    load: (query) => request('GET /users/', { query }),
    order: '-created_at',
    columns,
    filters,
    pageSizes: [7, 5],
  });
  return (
    <ListScreen
      title="User Management"
      subtitle="People with an account, and what they can do."
      actions={
        <May permission="users.create">
          <Link to={staffAddresses.newUser} className={buttonLook('primary')}>
            + New User
          </Link>
        </May>
      }
      views={<ViewLinks all="Users" permission="users.delete" inTrash={list.address.inTrash} />}
      search="Search users..."
      texts={texts}
      list={list}
      trash={trash}
      numbered
      opening={(it) => (it.can?.edit ? staffAddresses.editUser(it.id) : staffAddresses.user(it.id))}
      rowActions={(it) => (
        <>
          <RowLink label={`View details of ${nameOf(it)}`} word="View" Icon={Eye} to={staffAddresses.user(it.id)} />
          <EditLink row={it} name={nameOf(it)} to={staffAddresses.editUser(it.id)} />
          <DeleteAction row={it} trash={trash} />
        </>
      )}
    >
      {asked ? (
        <DeleteQuestion
          title={`Delete the account of ${nameOf(asked)}?`}
          yes="Delete the account"
          onYes={() => quick.remove(asked)}
          onClose={close}
        >
          <p className="break-words">
            {nameOf(asked)} ({asked.email}) is signed out on every device at once, and cannot sign in any more.
            {asked.roles.length === 0 ? '' : ` Roles: ${namesInWords(asked.roles.map(({ name }) => name))}.`}
          </p>
          <p>What they have written stays. You can restore the account for 30 days.</p>
        </DeleteQuestion>
      ) : null}
    </ListScreen>
  );
}
