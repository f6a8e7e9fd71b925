import { useQuery } from '@tanstack/react-query';
import {
  contactMethodLabels,
  type DonationInterest,
  type DonationInterestDetails,
  donationStatusLabels,
  donationTypeLabels,
} from '../../../domain/donation-interest.ts';
import { Button } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Remarks, RestOfDetails, VisitorPart, Written } from '../enquiries/EnquiryDetails.tsx';
import { oneEnquiry } from '../enquiries/kind.ts';
import { useMay } from '../session/account.ts';
import { Moment } from '../time/Moment.tsx';
import { amountOf, NextAction, StatusBadge } from './columns.tsx';
import { donations } from './kind.ts';
import { OtherInterests } from './OtherInterests.tsx';

/** The status history: who changed the status, and when. */
function StatusHistory({ donation }: { donation: DonationInterestDetails }) {
  return (
    <ol className="grid gap-2">
      {donation.status_history.map(({ id, at, by, from, to }) => (
        <li key={id} className="border-l-4 border-line pl-3">
          <p>
            From {donationStatusLabels[from]} to <strong>{donationStatusLabels[to]}</strong>
          </p>
          <p className="text-sm text-muted">
            {by?.name ?? 'Former member of staff'}, <Moment at={at} />
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

interface DonationDetailsProps {
  donation: DonationInterest;
  onOpen(dialog: 'status' | 'note' | 'follow-up'): void;
  onClose(): void;
}

/** All facts about one donation interest: the visitor's text, and the history since. */
export function DonationDetails({ donation, onOpen, onClose }: DonationDetailsProps) {
  const query = useQuery(oneEnquiry(donations, donation.id));
  const mayEdit = useMay('donations.edit');
  const it = query.data ?? donation;
  const updateButton = (
    <Button kind="primary" onClick={() => onOpen('status')}>
      Update Status
    </Button>
  );
  return (
    <DetailsDialog title="Donation Interest" onClose={onClose} actions={mayEdit ? updateButton : undefined}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <VisitorPart title="Donor Information" name={it.full_name} email={it.email} phone={it.phone}>
          <Fact name="Organisation">{it.organization || 'Not given'}</Fact>
        </VisitorPart>
        <div className="grid gap-5">
          <DetailsPart title="Donation Details">
            <Facts>
              <Fact name="Type">{donationTypeLabels[it.donation_type]}</Fact>
              <Fact name="Amount">{amountOf(it)}</Fact>
            </Facts>
          </DetailsPart>
          <DetailsPart title="Contact Preferences">
            <Facts>
              <Fact name="Preferred method">{contactMethodLabels[it.preferred_contact_method]}</Fact>
              <Fact name="Best time">{it.best_contact_time || 'Not given'}</Fact>
            </Facts>
          </DetailsPart>
        </div>
      </div>
      <DetailsPart title="Message">
        <Written>{it.message}</Written>
      </DetailsPart>
      <DetailsPart title="Status">
        <Facts>
          <Fact name="Status">
            <StatusBadge status={it.status} />
          </Fact>
          <Fact name="Created At">
            <Moment at={it.created_at} />
          </Fact>
          <Fact name="Assigned to">{it.assignee?.name ?? 'No one'}</Fact>
          <Fact name="Next action">{it.next_action_on === null ? 'No date set' : <NextAction donation={it} />}</Fact>
        </Facts>
        {mayEdit ? (
          <Button className="justify-self-start" onClick={() => onOpen('follow-up')}>
            Plan the next step
          </Button>
        ) : null}
      </DetailsPart>
      <OtherInterests donation={it} />
      <RestOfDetails query={query} loading="Loading notes and history..." failed="Error fetching Donation.">
        {(details) => (
          <>
            <DetailsPart title="Notes">
              <Remarks remarks={details.notes} none="No notes yet" />
              {mayEdit ? (
                <Button className="justify-self-start" onClick={() => onOpen('note')}>
                  Add a note
                </Button>
              ) : null}
            </DetailsPart>
            <DetailsPart title="History">
              <StatusHistory donation={details} />
            </DetailsPart>
          </>
        )}
      </RestOfDetails>
    </DetailsDialog>
  );
}
