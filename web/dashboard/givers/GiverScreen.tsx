import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import * as words from '#locale/dashboard/givers.ts';
import * as pledgeWords from '#locale/dashboard/pledges.ts';
import * as receiptWords from '#locale/dashboard/receipts.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { donationStatuses } from '../../../domain/donation-interest.ts';
import type { GiverDetails } from '../../../domain/giving/gift.ts';
import { RequestFailed } from '../../request.ts';
import { buttonLook } from '../components/Button.tsx';
import { StatusBadge } from '../donations/columns.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { moneyColumns, referenceColumn } from '../pledges/columns.tsx';
import { numberColumn, receiptColumns } from '../receipts/columns.tsx';
import { useReceiptActions } from '../receipts/ReceiptActions.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { DayOf } from '../time/Moment.tsx';
import { showDate } from '../time/site-time.ts';
import { oneGiver, shownName } from './calls.ts';
import { GiverContact } from './GiverContact.tsx';
import { GiftActions } from './gift-actions.tsx';
import { giftColumns, receiptColumn, thanksColumn } from './gift-columns.tsx';
import { OwnTable } from './OwnTable.tsx';
import { SamePerson } from './SamePerson.tsx';
import { Summaries } from './Summaries.tsx';

/** What the giver offered before, on the form of donation interests. */
function Interests({ giver: { interests, email } }: { giver: GiverDetails }) {
  if (interests === null) return null;
  return (
    <FormSection title={words.interests}>
      {interests.length === 0 ? <p className="text-muted">{words.noInterests}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {interests.map(({ id, created_at, status }) => {
          const known = donationStatuses.find((one) => one === status);
          return (
            <li key={id} className="flex flex-wrap items-center gap-3">
              <DayOf at={created_at} />
              {known === undefined ? null : <StatusBadge status={known} />}
            </li>
          );
        })}
      </ul>
      {interests.length > 0 && email !== '' ? (
        <Link
          to={`${staffAddresses.donations}?search=${encodeURIComponent(email)}`}
          className={`${buttonLook('secondary')} justify-self-start`}
        >
          {words.openInterests}
        </Link>
      ) : null}
    </FormSection>
  );
}

function Gifts({ giver: { gifts } }: { giver: GiverDetails }) {
  const mayThank = useMay('pledges.edit');
  const mayIssue = useMay('receipts.create');
  return (
    <FormSection title={words.gifts}>
      <OwnTable
        label={words.gifts}
        rows={gifts}
        columns={[...giftColumns, thanksColumn, receiptColumn]}
        none={words.noGifts}
        actions={mayThank || mayIssue ? (gift) => <GiftActions gift={gift} /> : undefined}
      />
    </FormSection>
  );
}

function Receipts({ giver: { receipts } }: { giver: GiverDetails }) {
  const { actions, dialog } = useReceiptActions();
  if (receipts === null) return null;
  return (
    <FormSection title={receiptWords.receipts}>
      <OwnTable
        label={receiptWords.receipts}
        rows={receipts}
        columns={[numberColumn, ...receiptColumns]}
        none={words.noReceipts}
        actions={actions}
      />
      {dialog}
    </FormSection>
  );
}

/** One giver with all that is theirs, and who may be the same person. */
function GiverParts({ giver }: { giver: GiverDetails }) {
  const maySummarise = useMay('receipts.view');
  return (
    <>
      <SamePerson giver={giver} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <GiverContact giver={giver} />
        <div className="grid gap-6">
          <Interests giver={giver} />
          {maySummarise ? <Summaries giver={giver} /> : null}
        </div>
      </div>
      <Gifts giver={giver} />
      <Receipts giver={giver} />
      <FormSection title={pledgeWords.pledges}>
        <OwnTable
          label={pledgeWords.pledges}
          rows={giver.pledges}
          columns={[referenceColumn, ...moneyColumns]}
          none={words.noPledges}
          opening={({ id }) => staffAddresses.pledge(id)}
        />
      </FormSection>
    </>
  );
}

const Back = () => <BackLink to={staffAddresses.givers}>{words.backToGivers}</BackLink>;

/** The giver in the address. */
export function GiverScreen() {
  const id = Number(useParams().id);
  const { data: giver, error, isFetchedAfterMount, refetch } = useQuery(oneGiver(id));
  if (!isFetchedAfterMount) return <Waiting>{words.loadingGiver}</Waiting>;
  if (giver === undefined) {
    const isMissing = error instanceof RequestFailed && error.status === 404;
    return (
      <ScreenProblem
        title={isMissing ? words.giverNotFound : words.giverNotLoaded}
        detail={isMissing ? words.giverNotFoundHint : error?.message}
        {...(!isMissing && { onRetry: () => void refetch() })}
        next={<Back />}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <ScreenHeader
        title={shownName(giver)}
        subtitle={words.giverSince(showDate(giver.created_at))}
        actions={<Back />}
      />
      <GiverParts key={giver.id} giver={giver} />
    </div>
  );
}
