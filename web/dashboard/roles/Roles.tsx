import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Role, roleQuery } from '../../../domain/role.ts';
import { buttonLook } from '../components/Button.tsx';
import { Badge } from '../list/Badge.tsx';
import { DeleteQuestion, namesInWords, useAskedTrash } from '../list/DeleteQuestion.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { DeleteAction, RowAction, RowLink } from '../list/RowActions.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import type { ListTexts, Showing } from '../list/ShownList.tsx';
import { useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { useMay } from '../session/account.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { everyRole, oneRole, useRoleTrash } from './calls.ts';

function holders(count: number): string {
  if (count === 0) return 'Unassigned';
  return count === 1 ? '1 person' : `${count} people`;
}

const columns: Column<Role>[] = [
  {
    header: 'Name',
    sort: 'name',
    cell: (it) => (
      <>
        <RowTitle>{it.name}</RowTitle>
        <p className="text-sm text-muted">{holders(it.holder_count)}</p>
      </>
    ),
  },
  {
    header: 'Description',
    sort: 'description',
    cell: ({ description }) => (
      <p className={`line-clamp-3 ${description === '' ? 'text-muted' : ''}`}>
        {description || 'No description provided'}
      </p>
    ),
  },
  {
    header: 'Status',
    sort: 'is_active',
    cell: ({ is_active }) => <Badge tone={is_active ? 'success' : 'quiet'}>{is_active ? 'Active' : 'Inactive'}</Badge>,
  },
  { header: 'Created At', sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];

const RoleDialog = lazyPart(async () => (await import('./RoleDialog.tsx')).RoleDialog);

const shown = ({ first, last }: Showing) => (last === 0 ? 0 : last - first + 1);

const texts = {
  label: 'Roles',
  loading: 'Loading roles...',
  failed: 'Failed to load roles',
  none: 'No roles found.',
  noMatch: 'No roles match your search.',
  total: (count, showing) => `Showing ${shown(showing)} of ${count} roles`,
  found: (_, count, showing) => `Showing ${shown(showing)} of ${count} roles`,
} satisfies ListTexts;

/** Those who can do less once a role is deleted. */
function RoleLosers({ role: { id, holder_count } }: { role: Role }) {
  const { data } = useQuery(oneRole(id));
  const names = data?.members?.map(({ name }) => name) ?? [];
  return (
    <>
      <p className="break-words">
        {holders(holder_count)}
        {names.length === 0 ? '' : `: ${namesInWords(names)}`}. From that moment on{' '}
        {holder_count === 1 ? 'this person' : 'these people'} cannot do what this role alone allows.
      </p>
      <p>You can restore the role for 30 days, and everybody who holds it has it again.</p>
    </>
  );
}

/** The roles of the staff, and the way to what each of them may do. */
export function Roles() {
  const [edited, setEdited] = useState<Role>();
  const quick = useRoleTrash();
  const { trash, asked, close } = useAskedTrash(
    quick,
    ({ holder_count }) => holder_count > 0,
    (roles) => {
      const held = roles.filter(({ holder_count }) => holder_count > 0);
      return held.map(({ name, holder_count }) => `${name}: ${holders(holder_count).toLowerCase()}.`).join(' ');
    },
  );
  const mayEdit = useMay('roles.edit');
  const mayDelete = useMay('roles.delete');
  const list = useList({
    queryKey: everyRole,
    query: roleQuery,
    load: (query) => request('GET /roles/', { query }),
    order: 'name',
    columns,
    pageSizes: [10],
  });
  const isError = list.error !== null;
  useEffect(() => {
    if (isError) toast.error(texts.failed);
  }, [isError]);

  const actions = (it: Role) => (
    <>
      {it.can?.edit ? (
        <>
          <RowAction label={`Edit ${it.name}`} word="Edit" Icon={Pencil} onClick={() => setEdited(it)} />
          <RowLink
            label={`Permissions of ${it.name}`}
            word="Permissions"
            Icon={KeyRound}
            to={staffAddresses.editRole(it.id)}
          />
        </>
      ) : null}
      <DeleteAction row={it} trash={trash} />
    </>
  );
  return (
    <ListScreen
      title="Role Management"
      subtitle="Manage system roles and permissions"
      actions={
        <>
          <p className="flex items-baseline gap-2 self-center pr-2">
            <span className="text-muted">{list.address.inTrash ? 'Roles in the trash' : 'Total Roles'}</span>
            <span className="text-subheading font-semibold tabular-nums">{list.count ?? '–'}</span>
          </p>
          <May permission="roles.create">
            <Link to={staffAddresses.newRole} className={buttonLook('primary')}>
              + New Role
            </Link>
          </May>
        </>
      }
      views={<ViewLinks all="Roles" permission="roles.delete" inTrash={list.address.inTrash} />}
      search="Search roles..."
      texts={texts}
      list={list}
      trash={trash}
      numbered
      opening={(it) => (it.can?.edit ? staffAddresses.editRole(it.id) : undefined)}
      pager="steps"
      rowActions={mayEdit || mayDelete ? actions : undefined}
    >
      {asked ? (
        <DeleteQuestion
          title={`Delete the role "${asked.name}"?`}
          yes="Delete the role"
          onYes={() => quick.remove(asked)}
          onClose={close}
        >
          <RoleLosers role={asked} />
        </DeleteQuestion>
      ) : null}
      {edited === undefined ? null : <RoleDialog role={edited} onClose={() => setEdited(undefined)} />}
    </ListScreen>
  );
}
