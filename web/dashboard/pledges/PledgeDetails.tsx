import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/pledges.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { PledgeDetails as OnePledge, Pledge } from '../../../domain/giving/pledge.ts';
import { languageWords } from '../../../domain/languages.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { Email } from '../components/Email.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsColumns, DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { CopyField } from '../form/CopyField.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { RestOfDetails, Written } from '../submissions/SubmissionDetails.tsx';
import { DayOf, Moment } from '../time/Moment.tsx';
import { useAction } from '../toast/use-action.ts';
import { onePledge, useGivingAgain, usePledgeStatus } from './calls.ts';
import { PledgeBadge, pledgedAmount } from './columns.tsx';
import { NewLinks } from './NewLinks.tsx';
import { ShownMoney } from './ShownMoney.tsx';

function Reminder({ pledge: { is_reminder_wanted, reminded_at } }: { pledge: Pledge }) {
  if (reminded_at !== null) {
    return (
      <>
        {words.reminderSentOn} <DayOf at={reminded_at} />
      </>
    );
  }
  return is_reminder_wanted ? words.reminderWanted : words.noReminder;
}

/** Who pledged, and the way to all that is known of them. */
function GiverPart({ pledge: { giver_id, full_name, email, phone, language } }: { pledge: Pledge }) {
  return (
    <DetailsPart title={words.giver}>
      <p className="font-semibold">{full_name || words.noName}</p>
      <Facts>
        <Fact name={words.email}>{email === '' ? words.notGiven : <Email address={email} />}</Fact>
        <Fact name={words.phone}>{phone || words.notGiven}</Fact>
        <Fact name={words.language}>{languageWords[language].name}</Fact>
      </Facts>
      <Link to={staffAddresses.giver(giver_id)} className={`${buttonLook('secondary')} justify-self-start`}>
        {words.openGiver}
      </Link>
    </DetailsPart>
  );
}

/** The donation interest with the address of this pledge: staff say whether the pledge follows it. */
function ProposedInterest({ pledge }: { pledge: OnePledge }) {
  const { id, email, phone, proposed_interest: interest } = pledge;
  const mayEdit = useMay('pledges.edit');
  const readAgain = useGivingAgain();
  const { mutate, isPending } = useAction({
    call: (interest_id: number) =>
      request('PATCH /pledges/{id}/interest/', { parameters: { id }, body: { interest_id } }),
    again: readAgain,
    done: () => words.interestLinked,
  });
  if (interest === null) return null;
  return (
    <DetailsPart title={words.proposedInterest}>
      <p>
        <strong>{interest.full_name || words.noName}</strong>, <DayOf at={interest.created_at} />
      </p>
      <p className="text-sm text-muted">{words.interestHint}</p>
      <p className="flex flex-wrap gap-3">
        {mayEdit ? (
          <Button busy={isPending} onClick={() => mutate(interest.id)}>
            {words.linkInterest}
          </Button>
        ) : null}
        <Link
          to={`${staffAddresses.donations}?search=${encodeURIComponent(email || phone)}`}
          className={buttonLook('secondary')}
        >
          {words.openInterest}
        </Link>
      </p>
    </DetailsPart>
  );
}

function PledgeParts({ pledge }: { pledge: OnePledge }) {
  const { id, reference, project, expected, received, currency, state, created_at, message, address } = pledge;
  return (
    <>
      <DetailsColumns>
        <DetailsPart title={words.thePledge}>
          <Facts>
            <Fact name={words.reference}>
              <strong className="tabular-nums">{reference}</strong>
            </Fact>
            <Fact name={words.amount}>{pledgedAmount(pledge)}</Fact>
            <Fact name={words.expected}>
              <ShownMoney amount={expected} currency={currency} />
            </Fact>
            <Fact name={words.received}>
              <ShownMoney amount={received} currency={currency} />
            </Fact>
            <Fact name={words.state}>
              <PledgeBadge state={state} />
            </Fact>
            <Fact name={words.project}>{project?.title ?? words.whereItIsNeeded}</Fact>
            <Fact name={words.created}>
              <Moment at={created_at} />
            </Fact>
            <Fact name={words.reminder}>
              <Reminder pledge={pledge} />
            </Fact>
          </Facts>
        </DetailsPart>
        <GiverPart pledge={pledge} />
      </DetailsColumns>
      <ProposedInterest pledge={pledge} />
      {message === '' ? null : (
        <DetailsPart title={words.message}>
          <Written>{message}</Written>
        </DetailsPart>
      )}
      {address === '' ? null : (
        <div className="grid gap-1.5 border-t border-line pt-4">
          <CopyField label={words.addressForGiver} text={`${window.location.origin}${address}`} />
          <p className="text-sm text-muted">{words.addressHint}</p>
          <NewLinks
            texts={{
              action: words.newLink,
              question: words.newLinkQuestion,
              detail: words.newLinkDetail,
              yes: words.yesNewLink,
              no: words.no,
              done: words.newLinkMade,
            }}
            make={() => request('POST /pledges/{id}/new-link/', { parameters: { id } })}
          />
        </div>
      )}
    </>
  );
}

/** All facts about one pledge. */
export function PledgeDetails({ id, onClose }: { id: number; onClose(): void }) {
  const query = useQuery(onePledge(id));
  const mayEdit = useMay('pledges.edit');
  const { mutate, isPending } = usePledgeStatus({
    onSet: ({ reference, status }) =>
      toast.success(status === 'cancelled' ? words.pledgeCancelled(reference) : words.pledgeOpen(reference)),
    onFailed: ({ message }) => toast.error(message),
  });
  const pledge = query.data;
  const isOpen = pledge?.status === 'open';
  // One that has come in whole has nothing left to cancel; a monthly one goes on.
  const isDone = pledge?.state === 'received' && pledge.rhythm === 'once' && isOpen;
  const statusButton = (
    <Button busy={isPending} onClick={() => mutate({ id, status: isOpen ? 'cancelled' : 'open' })}>
      {isOpen ? words.cancelPledge : words.openAgain}
    </Button>
  );
  return (
    <DetailsDialog
      title={pledge === undefined ? words.thePledge : words.pledge(pledge.reference)}
      onClose={onClose}
      actions={mayEdit && pledge && !isDone ? statusButton : undefined}
    >
      <RestOfDetails query={query} loading={words.loadingPledge} failed={words.pledgeNotLoaded}>
        {(found) => <PledgeParts pledge={found} />}
      </RestOfDetails>
    </DetailsDialog>
  );
}
