import { Eye } from 'lucide-react';
import * as words from '#locale/dashboard/users.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type User, type UserOrder, type UserQuery, userQuery } from '../../../domain/user.ts';
import { Email } from '../components/Email.tsx';
import { AddLink } from '../list/AddLink.tsx';
import { DeleteQuestion, useAskedTrash } from '../list/DeleteQuestion.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { namesInWords } from '../list/names-in-words.ts';
import { DeleteAction, EditLink, RowLink } from '../list/RowActions.tsx';
import { RowName } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { nameOf } from '../session/account.ts';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { everyUser, useUserTrash } from './calls.ts';
import { UserStatus } from './UserStatus.tsx';

const columns: Column<User, UserOrder>[] = [
  {
    name: 'name',
    header: words.name,
    sort: 'name',
    cell: (it) => <RowName title={nameOf(it)} below={it.is_staff ? words.staff : undefined} />,
  },
  { name: 'email', header: words.email, sort: 'email', cell: (it) => <Email address={it.email} /> },
  {
    name: 'status',
    header: words.status,
    sort: 'is_active',
    worth: 'state',
    cell: (it) => <UserStatus user={it} />,
  },
  { name: 'created', header: words.created, sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];

const texts: ListTexts = {
  label: words.users,
  loading: words.loadingUsers,
  failed: words.failedToLoadUsers,
  none: words.noMatch,
  noMatch: words.noMatch,
  total: words.total,
};

const filters: ListFilter<UserQuery>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: words.status,
    all: words.allStatus,
    options: optionsOf({ active: words.active, inactive: words.inactive, verified: words.verified }),
  },
  {
    kind: 'choice',
    name: 'is_staff',
    label: words.role,
    all: words.allRoles,
    options: optionsOf({ true: words.staff, false: words.regular }),
  },
];

/** Everybody who has an account, with their status and the way to each of them. */
export function Users() {
  const quick = useUserTrash();
  const { trash, asked, close } = useAskedTrash(
    quick,
    () => true,
    () => words.signedOutAtOnce,
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
      title={words.userManagement}
      subtitle={words.subtitle}
      actions={
        <AddLink permission="users.create" to={staffAddresses.newUser}>
          {words.newUser}
        </AddLink>
      }
      views={<ViewLinks all={words.users} permission="users.delete" inTrash={list.address.inTrash} />}
      search={words.searchUsers}
      searched={words.searchedInUsers}
      texts={texts}
      list={list}
      trash={trash}
      numbered
      opening={(it) => (it.can?.edit ? staffAddresses.editUser(it.id) : staffAddresses.user(it.id))}
      rowActions={(it) => (
        <>
          <RowLink
            label={words.viewDetailsOf(nameOf(it))}
            word={words.view}
            Icon={Eye}
            to={staffAddresses.user(it.id)}
          />
          <EditLink row={it} name={nameOf(it)} to={staffAddresses.editUser(it.id)} />
          <DeleteAction row={it} trash={trash} />
        </>
      )}
    >
      {asked ? (
        <DeleteQuestion
          title={words.deleteQuestion(nameOf(asked))}
          yes={words.deleteAccount}
          onYes={() => quick.remove(asked)}
          onClose={close}
        >
          <p className="break-words">
            {words.cannotSignIn(nameOf(asked), asked.email)}
            {asked.roles.length === 0 ? null : ` ${words.rolesHeld(namesInWords(asked.roles.map(({ name }) => name)))}`}
          </p>
          <p>{words.canBeRestored}</p>
        </DeleteQuestion>
      ) : null}
    </ListScreen>
  );
}
