import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { donationQuery, donationStatusLabels, donationTypeLabels } from '../../../domain/donation-interest.ts';
import { donationFile } from '../../../domain/enquiry-file.ts';
import { buttonLook } from '../components/Button.tsx';
import { EnquiryScreen } from '../enquiries/EnquiryScreen.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf } from '../list/use-list.ts';
import { lazyPart } from '../screen/lazy.ts';
import { request } from '../session/request.ts';
import { columns } from './columns.tsx';
import type { OpenDonation } from './DonationDialogs.tsx';
import { donations } from './kind.ts';

const DonationDialogs = lazyPart(async () => (await import('./DonationDialogs.tsx')).DonationDialogs);

const texts: ListTexts = {
  label: 'Donation interests',
  loading: 'Loading donations...',
  failed: 'Failed to load donations',
  none: 'No donation interests found matching your filters',
  noneHint: 'There are none yet. Interests sent from the "Donate" page appear here.',
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
  return (
    <EnquiryScreen
      kind={donations}
      title="Donation Management"
      subtitle="Offers to donate, and where each one stands."
      actions={
        <Link to={staffAddresses.donationBoard} className={buttonLook('secondary')}>
          Board
        </Link>
      }
      all="Interests"
      search="Search by name, e-mail or organisation"
      texts={texts}
      query={donationQuery}
      load={(query) => request('GET /admin-donations/', { query })}
      file={{
        name: donationFile.name,
        fetchFile: (query) => request('GET /admin-donations/export/', { query }),
      }}
      columns={columns}
      filters={filters}
      pageSizes={[5, 7, 10]}
    >
      {(open: OpenDonation, onOpen) => <DonationDialogs open={open} onOpen={onOpen} />}
    </EnquiryScreen>
  );
}
