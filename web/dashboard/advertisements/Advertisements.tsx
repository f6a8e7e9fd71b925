import { Eye, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Advertisement, advertisementQuery, advertisementStatuses } from '../../../domain/advertisement.ts';
import { buttonLook } from '../components/Button.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { DeleteAction, EditLink, RowAction } from '../list/RowActions.tsx';
import { ShownList } from '../list/ShownList.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { everyAdvertisement, useAdvertisementTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { listTexts } from './texts.ts';

const AdvertisementDetails = lazyPart(async () => (await import('./AdvertisementDetails.tsx')).AdvertisementDetails);

const filters: ListFilter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    all: 'All',
    options: advertisementStatuses.map((status) => ({ value: status, label: status })),
  },
  { kind: 'day', name: 'start', label: 'Start Date' },
  { kind: 'day', name: 'end', label: 'End Date' },
];

/** The banner of the home page: what runs on it, what did, and what will. */
export function Advertisements() {
  const [viewed, setViewed] = useState<Advertisement>();
  const trash = useAdvertisementTrash();
  const list = useList({
    queryKey: everyAdvertisement,
    query: advertisementQuery,
    load: (query) => request('GET /ads/', { query }),
    order: '-created_at',
    columns,
    filters,
    pageSizes: [10, 5, 25, 50],
  });
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
      {mayDelete ? (
        <ViewLinks label="Advertisements and trash" all="Advertisements" inTrash={list.address.inTrash} />
      ) : null}
      <ListTools list={list} search="Search advertisements" clear="Reset Filters" />
      <ShownList
        texts={listTexts}
        list={list}
        trash={trash}
        numbered
        actions={(it) => (
          <>
            <RowAction label={`View details of ${it.title}`} word="View" Icon={Eye} onClick={() => setViewed(it)} />
            <EditLink row={it} name={it.title} to={staffAddresses.editAdvertisement(it.id)} />
            <DeleteAction row={it} trash={trash} />
          </>
        )}
      />
      {viewed === undefined ? null : (
        <Suspense>
          <AdvertisementDetails advertisement={viewed} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
