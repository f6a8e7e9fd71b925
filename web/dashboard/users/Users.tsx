import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { useListAddress } from '../list/list-address.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { nameOf, useMay } from '../session/account.ts';
import { usersInTrash, useUserTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { listTexts, USUAL_PAGE_SIZE } from './texts.ts';
import { UserList } from './UserList.tsx';

/** Everybody who has an account, with their status and the way to each of them. */
export function Users() {
  const address = useListAddress('-created_at');
  const trash = useUserTrash();
  const mayCreate = useMay('users.create');
  const mayDelete = useMay('users.delete');
  const newUser = (
    <Link to={staffAddresses.newUser} className={buttonLook('primary')}>
      + New User
    </Link>
  );
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="User Management"
        subtitle="Who has an account, and what they may do."
        actions={mayCreate ? newUser : undefined}
      />
      {mayDelete ? <ViewLinks label="Users and trash" all="Users" inTrash={address.inTrash} /> : null}
      {address.inTrash ? (
        <TrashList
          texts={listTexts}
          inTrash={usersInTrash}
          columns={columns}
          address={address}
          pageSize={USUAL_PAGE_SIZE}
          nameOf={nameOf}
          trash={trash}
        />
      ) : (
        <UserList address={address} trash={trash} />
      )}
    </div>
  );
}
