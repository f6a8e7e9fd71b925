import { useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { donationQuery, donationStatusLabels, donationTypeLabels } from '../../../domain/donation-interest.ts';
import { donationFile } from '../../../domain/enquiry-file.ts';
import { buttonLook } from '../components/Button.tsx';
import { EnquiryActions } from '../enquiries/EnquiryActions.tsx';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { DeleteAction } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { everyDonation, useDonationTrash } from './calls.ts';
import { columns } from './columns.tsx';
import type { OpenDonation } from './DonationDialogs.tsx';

const DonationDialogs = lazyPart(async () => (await import('./DonationDialogs.tsx')).DonationDialogs);

const texts: ListTexts = {
  label: 'Donation interests',
  loading: 'Loading donations...',
  failed: 'Failed to load donations',
  none: 'No donation interests found matching your filters',
  noneHint: 'Interests sent from the "Donate" page appear here.',
  noMatch: 'No donation interests found matching your filters',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} donations`,
};

const filters: ListFilter[] = [
  { kind: 'choice', name: 'donation_type', label: 'Type', all: 'All Types', options: optionsOf(donationTypeLabels) },
  { kind: 'choice', name: 'status', label: 'Status', all: 'All Status', options: optionsOf(donationStatusLabels) },
  { kind: 'checkbox', name: 'overdue', label: 'Overdue only', value: 'true' },
];

/** The list of donation interests. */
export function Donations() {
  const [open, setOpen] = useState<OpenDonation>();
  const mayEdit = useMay('donations.edit');
  const trash = useDonationTrash();
  const list = useList({
    queryKey: everyDonation,
    query: donationQuery,
    load: (query) => request('GET /admin-donations/', { query }),
    order: '-created_at',
    columns,
    filters,
    pageSizes: [5, 7, 10],
  });
  return (
    <ListScreen
      title="Donation Management"
      subtitle="Offers to donate, and where each one stands."
      actions={
        <>
          <Link to={staffAddresses.donationBoard} className={buttonLook('secondary')}>
            Board
          </Link>
          <ExportButtons
            permission="donations.export"
            list={list}
            name={donationFile.name}
            fetchFile={(query) => request('GET /admin-donations/export/', { query })}
          />
        </>
      }
      views={<ViewLinks all="Interests" permission="donations.delete" inTrash={list.address.inTrash} />}
      search="Search by name, e-mail or organisation"
      texts={texts}
      list={list}
      trash={trash}
      numbered
      opening={(donation) => () => setOpen({ dialog: 'details', donation })}
      rowActions={(donation) => (
        <EnquiryActions
          name={donation.full_name}
          mayEdit={mayEdit}
          remove={<DeleteAction row={donation} trash={trash} />}
          onView={() => setOpen({ dialog: 'details', donation })}
          onUpdateStatus={() => setOpen({ dialog: 'status', donation })}
        />
      )}
    >
      {open === undefined ? null : <DonationDialogs open={open} onOpen={setOpen} />}
    </ListScreen>
  );
}
