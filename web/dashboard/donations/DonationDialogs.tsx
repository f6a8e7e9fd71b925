import {
  type DonationInterest,
  donationInterestDetails,
  donationStatusLabels,
  donationTransitions,
  donationTypeLabels,
} from '../../../domain/donation-interest.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { StatusDialog, useShowChanged } from '../enquiries/StatusDialog.tsx';
import { request } from '../session/request.ts';
import { everyDonation } from './calls.ts';
import { amountOf } from './columns.tsx';
import { DonationDetails } from './DonationDetails.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';
import { NoteForm } from './NoteForm.tsx';

/** The dialog that is open over the list, and whose it is. */
export interface OpenDonation {
  dialog: 'details' | 'status' | 'note' | 'follow-up';
  donation: DonationInterest;
}

interface DonationDialogsProps {
  open: OpenDonation;
  onOpen(next: OpenDonation | undefined): void;
}

const statusTexts = {
  updated: 'Donation status updated successfully!',
  failed: 'Failed to update donation status.',
};

const ended = (
  <div className="grid gap-2">
    <p className="border-l-4 border-success bg-success-surface px-4 py-3 text-success">
      <strong>Donation Complete:</strong> This donation has been successfully completed.
    </p>
    <p className="text-muted">No status changes available for this donation.</p>
  </div>
);

/** The dialogs over the list, one at a time. */
export function DonationDialogs({ open, onOpen }: DonationDialogsProps) {
  const { dialog, donation } = open;
  const showChanged = useShowChanged<DonationInterest>(everyDonation);
  const close = () => onOpen(undefined);
  const toDetails = () => onOpen({ dialog: 'details', donation });
  const saved = async (changed: DonationInterest) => {
    onOpen({ dialog, donation: changed });
    await showChanged(changed);
  };
  if (dialog === 'note') return <NoteForm donation={donation} onSaved={saved} onClose={toDetails} />;
  if (dialog === 'follow-up') return <FollowUpForm donation={donation} onSaved={saved} onClose={toDetails} />;
  if (dialog === 'details') {
    return (
      <DonationDetails donation={donation} onOpen={(next) => onOpen({ dialog: next, donation })} onClose={close} />
    );
  }
  return (
    <StatusDialog
      status={donation.status}
      labels={donationStatusLabels}
      transitions={donationTransitions}
      present={(label) => `${label} (current status)`}
      texts={statusTexts}
      move={(change) =>
        request('PATCH /admin-donations/{id}/status/', { parameters: { id: donation.id }, body: change })
      }
      onMoved={showChanged}
      onConflict={(current) => {
        const { data } = donationInterestDetails.safeParse(current);
        if (data === undefined) return;
        onOpen({ dialog, donation: data });
        void showChanged(data);
      }}
      onClose={close}
      ended={ended}
    >
      <Facts>
        <Fact name="Donor">{donation.full_name}</Fact>
        <Fact name="Type">{donationTypeLabels[donation.donation_type]}</Fact>
        <Fact name="Amount">{amountOf(donation)}</Fact>
        <Fact name="Current status">{donationStatusLabels[donation.status]}</Fact>
      </Facts>
    </StatusDialog>
  );
}
