import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Advertisement } from '../../../domain/advertisement.ts';
import { buttonLook } from '../components/Button.tsx';
import { useListAddress } from '../list/list-address.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { AdvertisementList } from './AdvertisementList.tsx';
import { advertisementsInTrash, useAdvertisementTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { listTexts, USUAL_PAGE_SIZE } from './texts.ts';

const AdvertisementDetails = lazyPart(async () => (await import('./AdvertisementDetails.tsx')).AdvertisementDetails);

/** The banner of the home page: what runs on it, what did, and what will. */
export function Advertisements() {
  const [viewed, setViewed] = useState<Advertisement>();
  const address = useListAddress('-created_at');
  const trash = useAdvertisementTrash();
  const mayCreate = useMay('ads.create');
  const mayDelete = useMay('ads.delete');
  const newAdvertisement = (
    <Link to={staffAddresses.newAdvertisement} className={buttonLook('primary')}>
      <Plus aria-hidden="true" className="size-5" />
      New Advertisement
    </Link>
  );
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Ads management"
        subtitle="What turns in the banner of the home page, and how often it is seen and followed."
        actions={mayCreate ? newAdvertisement : undefined}
      />
      {mayDelete ? <ViewLinks label="Advertisements and trash" all="Advertisements" inTrash={address.inTrash} /> : null}
      {address.inTrash ? (
        <TrashList
          texts={listTexts}
          inTrash={advertisementsInTrash}
          columns={columns}
          address={address}
          pageSize={USUAL_PAGE_SIZE}
          nameOf={({ title }) => title}
          trash={trash}
        />
      ) : (
        <AdvertisementList address={address} trash={trash} onView={setViewed} />
      )}
      {viewed === undefined ? null : (
        <Suspense>
          <AdvertisementDetails advertisement={viewed} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
