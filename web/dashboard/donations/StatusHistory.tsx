import { type DonationInterestDetails, donationStatusLabels } from '../../../domain/donation-interest.ts';
import { Moment } from '../time/Moment.tsx';

/** How it came to its present status: who moved it on, and when. */
export function StatusHistory({ donation }: { donation: DonationInterestDetails }) {
  return (
    <ol className="grid gap-2">
      {donation.moves.map(({ id, at, by, from, to }) => (
        <li key={id} className="border-l-4 border-line pl-3">
          <p>
            From {donationStatusLabels[from]} to <strong>{donationStatusLabels[to]}</strong>
          </p>
          <p className="text-sm text-muted">
            {by?.name ?? 'Somebody who has left'}, <Moment at={at} />
          </p>
        </li>
      ))}
      <li className="border-l-4 border-line pl-3">
        <p>Sent by the visitor</p>
        <p className="text-sm text-muted">
          <Moment at={donation.submitted_at} />
        </p>
      </li>
    </ol>
  );
}
