import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { useListAddress } from '../list/list-address.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { CampaignList } from './CampaignList.tsx';
import { campaignsInTrash, useCampaignTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { NewsletterLinks } from './NewsletterLinks.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

/** The list of campaigns: drafts and those that were sent. */
export function Campaigns() {
  const address = useListAddress('-created_at');
  const trash = useCampaignTrash();
  const maySend = useMay('newsletter.send');
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Newsletter"
        subtitle="Letters to everybody who has asked for them and confirmed it."
        actions={
          maySend ? (
            <Link to={staffAddresses.newCampaign} className={buttonLook('primary')}>
              <Plus aria-hidden="true" className="size-5" />
              Write a letter
            </Link>
          ) : null
        }
      />
      <NewsletterLinks current={address.inTrash ? 'trash' : 'letters'} />
      {address.inTrash ? (
        <TrashList
          texts={listTexts}
          inTrash={campaignsInTrash}
          columns={columns}
          address={address}
          pageSize={PAGE_SIZE}
          nameOf={({ subject }) => subject}
          trash={trash}
        />
      ) : (
        <CampaignList address={address} trash={trash} />
      )}
    </div>
  );
}
