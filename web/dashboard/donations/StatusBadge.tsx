import { type DonationStatus, donationStatusLabels } from '../../../domain/donation-interest.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';

const tones: Record<DonationStatus, BadgeTone> = {
  new: 'warning',
  contacted: 'info',
  committed: 'info',
  donated: 'success',
  declined: 'quiet',
};

/** How far it has come. */
export function StatusBadge({ status }: { status: DonationStatus }) {
  return <Badge tone={tones[status]}>{donationStatusLabels[status]}</Badge>;
}
