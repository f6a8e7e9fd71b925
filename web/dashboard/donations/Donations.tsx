import { Suspense, useState } from 'react';
import type { DonationInterest } from '../../../domain/donation-interest.ts';
import { donationFile } from '../../../domain/enquiry-file.ts';
import { EnquiryActions } from '../enquiries/EnquiryActions.tsx';
import { EnquiryTools } from '../enquiries/EnquiryTools.tsx';
import { ExportButton } from '../enquiries/ExportButton.tsx';
import { FilterCheckbox } from '../list/FilterCheckbox.tsx';
import { useListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { pageSizeOf } from '../list/page-size.ts';
import { ShownList } from '../list/ShownList.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { columns } from './columns.tsx';
import type { OpenDonation } from './DonationDialogs.tsx';
import { donationList, statusOptions, typeOptions } from './description.ts';
import { listTexts, pageSizes, USUAL_PAGE_SIZE } from './texts.ts';

const DonationDialogs = lazyPart(async () => (await import('./DonationDialogs.tsx')).DonationDialogs);

/** The list of donation interests. */
export function Donations() {
  const [open, setOpen] = useState<OpenDonation>();
  const address = useListAddress('-created_at');
  const pageSize = pageSizeOf(address, pageSizes, USUAL_PAGE_SIZE);
  const list = useList(donationList, address, pageSize);
  const mayEdit = useMay('donations.edit');
  const mayExport = useMay('donations.export');
  const wanted = { search: address.search || undefined, ...donationList.parameters(address) };
  const exportButton = (
    <ExportButton
      list={list}
      file={donationFile}
      fetchFile={() => request('GET /admin-donations/export/', { query: wanted })}
    />
  );
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Donation Management"
        subtitle="Who would like to give, and how far the conversation has come."
        actions={mayExport ? exportButton : undefined}
      />
      <EnquiryTools
        address={address}
        search="Search by name, email or organization"
        kinds={{ name: 'type', label: 'Type', options: typeOptions }}
        statuses={statusOptions}
        sizes={pageSizes}
        usualSize={USUAL_PAGE_SIZE}
        pageSize={pageSize}
      >
        <FilterCheckbox
          label="Overdue only"
          checked={address.filter('overdue') === 'true'}
          onChange={(checked) => address.narrow({ overdue: checked ? 'true' : '' })}
        />
      </EnquiryTools>
      <ShownList
        texts={listTexts}
        list={list}
        columns={columns}
        address={address}
        pageSize={pageSize}
        numbered
        actions={(donation: DonationInterest) => (
          <EnquiryActions
            name={donation.full_name}
            mayEdit={mayEdit}
            onView={() => setOpen({ dialog: 'details', donation })}
            onUpdateStatus={() => setOpen({ dialog: 'status', donation })}
          />
        )}
      />
      {open === undefined ? null : (
        <Suspense>
          <DonationDialogs open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
