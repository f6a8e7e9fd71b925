import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/roles.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Role, type RoleOrder, roleQuery } from '../../../domain/role.ts';
import { AddLink } from '../list/AddLink.tsx';
import { Badge } from '../list/Badge.tsx';
import { DeleteQuestion, useAskedTrash } from '../list/DeleteQuestion.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { namesInWords } from '../list/names-in-words.ts';
import { DeleteAction, RowAction, RowLink } from '../list/RowActions.tsx';
import { RowName } from '../list/RowTitle.tsx';
import type { ListTexts, Showing } from '../list/ShownList.tsx';
import { useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { everyRole, oneRole, useRoleTrash } from './calls.ts';

const columns: Column<Role, RoleOrder>[] = [
  {
    name: 'name',
    header: words.name,
    sort: 'name',
    cell: (it) => <RowName title={it.name} below={words.holders(it.holder_count)} />,
  },
  {
    name: 'description',
    header: words.description,
    sort: 'description',
    cell: ({ description }) => (
      <p className={`line-clamp-2 wrap-anywhere ${description === '' ? 'text-muted' : ''}`}>
        {description || words.noDescription}
      </p>
    ),
  },
  {
    name: 'status',
    header: words.status,
    sort: 'is_active',
    worth: 'state',
    cell: ({ is_active }) => (
      <Badge tone={is_active ? 'success' : 'quiet'}>{is_active ? words.active : words.inactive}</Badge>
    ),
  },
  { name: 'createdAt', header: words.createdAt, sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];

const RoleDialog = lazyPart(async () => (await import('./RoleDialog.tsx')).RoleDialog);

const shown = ({ first, last }: Showing) => (last === 0 ? 0 : last - first + 1);

const texts = {
  label: words.roles,
  loading: words.loadingRoles,
  failed: words.failedToLoadRoles,
  none: words.noRoles,
  noneHint: words.noRolesHint,
  noMatch: words.noMatch,
  total: (count, showing) => words.total(shown(showing), count),
  found: (_, count, showing) => words.total(shown(showing), count),
} satisfies ListTexts;

/** Those who can do less once a role is deleted. */
function RoleLosers({ role: { id, holder_count } }: { role: Role }) {
  const { data } = useQuery(oneRole(id));
  const names = data?.members?.map(({ name }) => name) ?? [];
  // Somebody may have got the role since the list was loaded: the number is that of the names beside it.
  const count = data?.holder_count ?? holder_count;
  return (
    <>
      <p className="break-words">{words.losers(count, namesInWords(names))}</p>
      <p>{words.canBeRestored}</p>
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
      return held.map(({ name, holder_count }) => words.heldBy(name, holder_count)).join(' ');
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
          <RowAction label={words.editOf(it.name)} word={words.edit} Icon={Pencil} onClick={() => setEdited(it)} />
          <RowLink
            label={words.permissionsOf(it.name)}
            word={words.permissions}
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
      title={words.roleManagement}
      subtitle={words.subtitle}
      actions={
        <>
          <p className="flex items-baseline gap-2 self-center pr-2">
            <span className="text-muted">{list.address.inTrash ? words.rolesInTheTrash : words.totalRoles}</span>
            <span className="text-subheading font-semibold tabular-nums">{list.count ?? '–'}</span>
          </p>
          <AddLink permission="roles.create" to={staffAddresses.newRole}>
            {words.newRole}
          </AddLink>
        </>
      }
      views={<ViewLinks all={words.roles} permission="roles.delete" inTrash={list.address.inTrash} />}
      search={words.searchRoles}
      texts={texts}
      begin={
        <AddLink permission="roles.create" to={staffAddresses.newRole}>
          {words.addTheFirst}
        </AddLink>
      }
      list={list}
      trash={trash}
      numbered
      opening={(it) => (it.can?.edit ? staffAddresses.editRole(it.id) : undefined)}
      pager="steps"
      rowActions={mayEdit || mayDelete ? actions : undefined}
    >
      {asked ? (
        <DeleteQuestion
          title={words.deleteQuestion(asked.name)}
          yes={words.deleteRole}
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
