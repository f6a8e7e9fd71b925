import { Link } from 'react-router';
import { seeTheForm } from '#locale/dashboard/components.ts';
import * as words from '#locale/dashboard/donations.ts';
import { donationTypes } from '#locale/donate.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import type { DonationQuery } from '../../../domain/submissions/donations.ts';
import { buttonLook } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf } from '../list/use-list.ts';
import { lazyPart } from '../loading/lazy.ts';
import { SubmissionList } from '../submissions/SubmissionList.tsx';
import { donationColumns } from './columns.tsx';
import type { OpenDonation } from './DonationDialogs.tsx';
import { interests } from './kind.ts';

const DonationDialogs = lazyPart(async () => (await import('./DonationDialogs.tsx')).DonationDialogs);

const texts: ListTexts = {
  label: words.donationInterests,
  loading: words.loadingDonations,
  failed: words.failedToLoadDonations,
  none: words.noMatch,
  noneHint: words.noneHint,
  noMatch: words.noMatch,
  total: words.total,
};

const filters: ListFilter<DonationQuery>[] = [
  {
    kind: 'choice',
    name: 'donation_type',
    label: words.type,
    all: words.allTypes,
    options: optionsOf(donationTypes),
  },
  {
    kind: 'choice',
    name: 'status',
    label: words.status,
    all: words.allStatus,
    options: optionsOf(words.statuses),
  },
  { kind: 'checkbox', name: 'overdue', label: words.overdueOnly, value: 'true' },
];

/** The list of donation interests. */
export function Donations() {
  return (
    <SubmissionList
      kind={interests}
      title={words.donationManagement}
      subtitle={words.subtitle}
      actions={
        <Link to={staffAddresses.donationBoard} className={buttonLook('secondary')}>
          {words.board}
        </Link>
      }
      all={words.interests}
      search={words.search}
      texts={texts}
      begin={<SiteLink page={addresses.donate} words={seeTheForm} />}
      columns={donationColumns}
      filters={filters}
      pageSizes={[5, 7, 10]}
    >
      {(open: OpenDonation, onOpen) => <DonationDialogs open={open} onOpen={onOpen} />}
    </SubmissionList>
  );
}
