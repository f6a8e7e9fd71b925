import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Role } from '../../../domain/role.ts';
import { buttonLook } from '../components/Button.tsx';
import { useListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { rolesInTrash, useRoleTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { roleList } from './description.ts';
import { RoleList } from './RoleList.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

const RoleDialog = lazyPart(async () => (await import('./RoleDialog.tsx')).RoleDialog);

/** The roles of the staff, and the way to what each of them may do. */
export function Roles() {
  const [edited, setEdited] = useState<Role>();
  const address = useListAddress('name');
  const trash = useRoleTrash();
  const mayCreate = useMay('roles.create');
  const mayDelete = useMay('roles.delete');
  const list = useList(roleList, address, PAGE_SIZE);
  const isError = list.error !== null;
  useEffect(() => {
    if (isError) toast.error(listTexts.failed);
  }, [isError]);

  const newButton = (
    <Link to={staffAddresses.newRole} className={buttonLook('primary')}>
      + New Role
    </Link>
  );
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Role Management"
        subtitle="Manage system roles and permissions"
        actions={
          <>
            <p className="flex items-baseline gap-2 self-center pr-2">
              <span className="text-muted">Total Roles</span>
              <span className="text-subheading font-semibold tabular-nums">{list.count ?? '–'}</span>
            </p>
            {mayCreate ? newButton : null}
          </>
        }
      />
      {mayDelete ? <ViewLinks label="Roles and trash" all="Roles" inTrash={address.inTrash} /> : null}
      {address.inTrash ? (
        <TrashList
          texts={listTexts}
          inTrash={rolesInTrash}
          columns={columns}
          address={address}
          pageSize={PAGE_SIZE}
          nameOf={({ name }) => name}
          trash={trash}
        />
      ) : (
        <RoleList list={list} address={address} trash={trash} onEdit={setEdited} />
      )}
      {edited === undefined ? null : (
        <Suspense>
          <RoleDialog role={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
