import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/donations.ts';
import { contactMethods, donationTypes } from '#locale/donate.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { DonationInterest, DonationInterestDetails } from '../../../domain/submissions/donations.ts';
import { toPage } from '../../list-reply.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { DetailsColumns, DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { AnsweringDialog } from '../senders/AnsweringDialog.tsx';
import { useLive, useSendReply } from '../senders/use-live.ts';
import { useMay } from '../session/account.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { keyOf } from '../submissions/kind.ts';
import { Remarks, VisitorPart, Written } from '../submissions/SubmissionDetails.tsx';
import { DayOf, Moment } from '../time/Moment.tsx';
import { amountOf, DonationBadge, NextAction } from './columns.tsx';
import { interests } from './kind.ts';

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

/** As many of one person are compared. */
const MOST = 50;

/** Other donation interests from the same e-mail address, the newest first. */
const otherInterests = ({ id, email }: DonationInterest) => ({
  queryKey: [...keyOf(interests), 'page', 'same donor', email],
  queryFn: async () => toPage(await request('GET /admin-donations/', { query: { email, page_size: MOST } })),
  select: ({ results }: { results: DonationInterest[] }) => results.filter((other) => other.id !== id),
});

/** Other donation interests of the same person. Renders nothing where there are none. */
function OtherInterests({ donation }: { donation: DonationInterest }) {
  const { data = [] } = useQuery(otherInterests(donation));
  if (data.length === 0) return null;
  return (
    <DetailsPart title={words.otherInterests}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard */}
      <section aria-label={words.interestsOfThisDonor} tabIndex={0} className="overflow-x-auto pb-2">
        <ul className="flex gap-3">
          {[donation, ...data].map((it) => (
            <li key={it.id} className="grid w-52 shrink-0 content-start gap-1 border border-line p-3">
              <p className="font-semibold">
                {it.id === donation.id ? words.thisOne : ''}
                <DayOf at={it.created_at} />
              </p>
              <p>{donationTypes[it.donation_type]}</p>
              <p className="wrap-anywhere">{amountOf(it)}</p>
              <p>
                <DonationBadge status={it.status} />
              </p>
              {it.assignee === null ? null : <p className="text-sm text-muted">{it.assignee.name}</p>}
              <p className="line-clamp-4 text-sm wrap-anywhere text-muted">{it.message}</p>
            </li>
          ))}
        </ul>
      </section>
    </DetailsPart>
  );
}

/** What the visitor sent. */
function Sent({ donation: it }: { donation: DonationInterest }) {
  return (
    <>
      <DetailsColumns>
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
      </DetailsColumns>
      <DetailsPart title={words.message}>
        <Written>{it.message}</Written>
      </DetailsPart>
    </>
  );
}

interface DonationDetailsProps {
  donation: DonationInterest;
  onOpen(dialog: 'status' | 'note' | 'follow-up', donation: DonationInterest): void;
  onClose(): void;
}

/** One donation interest: the visitor's text, the replies to it, the history since, and what is known of its sender. */
export function DonationDetails({ donation, onOpen, onClose }: DonationDetailsProps) {
  const { id } = donation;
  const query = useLive(interests, donation);
  const send = useSendReply(interests, (body) =>
    request('POST /admin-donations/{id}/replies/', { parameters: { id }, body }),
  );
  const mayEdit = useMay('donations.edit');
  const it = query.data ?? donation;
  const rest = { query, loading: words.loadingNotesAndHistory, failed: words.donationNotLoaded };
  return (
    <AnsweringDialog
      title={words.donationInterest}
      about={it.full_name}
      answered={{ kind: 'donations', id, email: it.email, replies: query.data?.replies, send }}
      mayReply={mayEdit && it.deleted_at === null}
      rest={rest}
      onClose={onClose}
      actions={(leave) =>
        mayEdit ? <Button onClick={() => leave(() => onOpen('status', it))}>{words.updateStatus}</Button> : null
      }
      sent={<Sent donation={it} />}
    >
      {(leave) => (
        <>
          <DetailsPart title={words.status}>
            <Facts>
              <Fact name={words.status}>
                <DonationBadge status={it.status} />
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
              {mayEdit ? (
                <Button onClick={() => leave(() => onOpen('follow-up', it))}>{words.planTheNextStep}</Button>
              ) : null}
              <May permission="pledges.create">
                <Link to={`${staffAddresses.newPledge}?interest=${it.id}`} className={buttonLook('secondary')}>
                  {words.makeAPledge}
                </Link>
              </May>
            </div>
          </DetailsPart>
          <OtherInterests donation={it} />
          {query.data === undefined ? null : (
            <>
              <DetailsPart title={words.notes}>
                <Remarks remarks={query.data.notes} none={words.noNotesYet} />
                {mayEdit ? (
                  <Button className="justify-self-start" onClick={() => leave(() => onOpen('note', it))}>
                    {words.addANote}
                  </Button>
                ) : null}
              </DetailsPart>
              <DetailsPart title={words.history}>
                <StatusHistory donation={query.data} />
              </DetailsPart>
            </>
          )}
        </>
      )}
    </AnsweringDialog>
  );
}
