import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as words from '#locale/dashboard/donations.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { listQuery } from '../../../domain/listing.ts';
import { buttonLook } from '../components/Button.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { validQuery } from '../list/use-list.ts';
import { lazyPart } from '../loading/lazy.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { DonationBoard } from './DonationBoard.tsx';
import type { OpenDonation } from './DonationDialogs.tsx';

const DonationDialogs = lazyPart(async () => (await import('./DonationDialogs.tsx')).DonationDialogs);

/** The donation interests on a board. */
export function DonationsByStatus() {
  const [open, setOpen] = useState<OpenDonation>();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title={words.donationManagement}
        subtitle={words.boardSubtitle}
        actions={
          <Link to={staffAddresses.donations} className={buttonLook('secondary')}>
            {words.list}
          </Link>
        }
      />
      <SearchBox
        label={words.search}
        value={search}
        onSearch={(text) => setParameters(text ? { search: text } : {}, { replace: true })}
      />
      <DonationBoard
        search={validQuery(listQuery, search ? { search } : {}).search}
        mayMove={useMay('donations.edit')}
        onOpen={(donation) => setOpen({ dialog: 'details', submission: donation })}
      />
      {open === undefined ? null : (
        <Suspense>
          <DonationDialogs open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
