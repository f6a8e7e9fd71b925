import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { useListAddress } from '../list/list-address.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { plainPagesInTrash, usePlainPageTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { PlainPageList } from './PlainPageList.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

/** The pages that staff have added to the site. */
export function PlainPages() {
  const address = useListAddress('title');
  const trash = usePlainPageTrash();
  const mayCreate = useMay('pages.create');
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Pages"
        subtitle="Pages with a text and an address of their own."
        actions={
          mayCreate ? (
            <Link to={staffAddresses.newPage} className={buttonLook('primary')}>
              <Plus aria-hidden="true" className="size-5" />
              New page
            </Link>
          ) : null
        }
      />
      <ViewLinks label="Pages and trash" all="Pages" inTrash={address.inTrash} />
      {address.inTrash ? (
        <TrashList
          texts={listTexts}
          inTrash={plainPagesInTrash}
          columns={columns}
          address={address}
          pageSize={PAGE_SIZE}
          nameOf={({ title }) => title}
          trash={trash}
        />
      ) : (
        <PlainPageList address={address} trash={trash} />
      )}
    </div>
  );
}
