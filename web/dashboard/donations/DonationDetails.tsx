import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/donations.ts';
import { contactMethods, donationTypes } from '#locale/donate.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { DonationInterest, DonationInterestDetails } from '../../../domain/donation-interest.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Remarks, RestOfDetails, VisitorPart, Written } from '../enquiries/EnquiryDetails.tsx';
import { oneEnquiry } from '../enquiries/kind.ts';
import { useMay } from '../session/account.ts';
import { May } from '../session/May.tsx';
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
            {words.fromStatus} {words.statuses[from]} {words.toStatus} <strong>{words.statuses[to]}</strong>
          </p>
          <p className="text-sm text-muted">
            {by?.name ?? words.formerMemberOfStaff}, <Moment at={at} />
          </p>
        </li>
      ))}
      <li className="border-l-4 border-line pl-3">
        <p>{words.sentByTheVisitor}</p>
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
      {words.updateStatus}
    </Button>
  );
  return (
    <DetailsDialog title={words.donationInterest} onClose={onClose} actions={mayEdit ? updateButton : undefined}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <VisitorPart title={words.donorInformation} name={it.full_name} email={it.email} phone={it.phone}>
          <Fact name={words.organisation}>{it.organization || words.notGiven}</Fact>
        </VisitorPart>
        <div className="grid gap-5">
          <DetailsPart title={words.donationDetails}>
            <Facts>
              <Fact name={words.type}>{donationTypes[it.donation_type]}</Fact>
              <Fact name={words.amount}>{amountOf(it)}</Fact>
            </Facts>
          </DetailsPart>
          <DetailsPart title={words.contactPreferences}>
            <Facts>
              <Fact name={words.preferredMethod}>{contactMethods[it.preferred_contact_method]}</Fact>
              <Fact name={words.bestTime}>{it.best_contact_time || words.notGiven}</Fact>
            </Facts>
          </DetailsPart>
        </div>
      </div>
      <DetailsPart title={words.message}>
        <Written>{it.message}</Written>
      </DetailsPart>
      <DetailsPart title={words.status}>
        <Facts>
          <Fact name={words.status}>
            <StatusBadge status={it.status} />
          </Fact>
          <Fact name={words.createdAt}>
            <Moment at={it.created_at} />
          </Fact>
          <Fact name={words.assignedTo}>{it.assignee?.name ?? words.noOne}</Fact>
          <Fact name={words.nextAction}>
            {it.next_action_on === null ? words.noDateSet : <NextAction donation={it} />}
          </Fact>
        </Facts>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {mayEdit ? <Button onClick={() => onOpen('follow-up')}>{words.planTheNextStep}</Button> : null}
          <May permission="pledges.create">
            <Link to={`${staffAddresses.newPledge}?interest=${it.id}`} className={buttonLook('secondary')}>
              {words.makeAPledge}
            </Link>
          </May>
        </div>
      </DetailsPart>
      <OtherInterests donation={it} />
      <RestOfDetails query={query} loading={words.loadingNotesAndHistory} failed={words.donationNotLoaded}>
        {(details) => (
          <>
            <DetailsPart title={words.notes}>
              <Remarks remarks={details.notes} none={words.noNotesYet} />
              {mayEdit ? (
                <Button className="justify-self-start" onClick={() => onOpen('note')}>
                  {words.addANote}
                </Button>
              ) : null}
            </DetailsPart>
            <DetailsPart title={words.history}>
              <StatusHistory donation={details} />
            </DetailsPart>
          </>
        )}
      </RestOfDetails>
    </DetailsDialog>
  );
}
