import { useQuery } from '@tanstack/react-query';
import { Download, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import * as words from '#locale/dashboard/givers.ts';
import * as pledgeWords from '#locale/dashboard/pledges.ts';
import * as receiptWords from '#locale/dashboard/receipts.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { GiverDetails } from '../../../domain/giving/gift.ts';
import { donationStatuses } from '../../../domain/submissions/donations.ts';
import { RequestFailed } from '../../request.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { DonationBadge } from '../donations/columns.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { saveFile } from '../list/ExportButtons.tsx';
import { type Column, ListTable } from '../list/ListTable.tsx';
import type { ListRow } from '../list/list-row.ts';
import type { Opening } from '../list/RowTitle.tsx';
import { moneyColumns, referenceColumn } from '../pledges/columns.tsx';
import { numberColumn, ownReceiptColumns } from '../receipts/columns.tsx';
import { useReceiptActions } from '../receipts/ReceiptActions.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { showDate } from '../time/site-time.ts';
import { useAction } from '../toast/use-action.ts';
import { oneGiver, shownName } from './calls.ts';
import { GiverContact } from './GiverContact.tsx';
import { GiftActions } from './gift-actions.tsx';
import { giftColumns, receiptColumn, thanksColumn } from './gift-columns.tsx';
import { SamePerson } from './SamePerson.tsx';

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
              {known === undefined ? null : <DonationBadge status={known} />}
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

/** In the order in which the server answers. */
const unsorted = { column: '', descending: false };

interface OwnTableProps<Row extends ListRow> {
  /** The table's name for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row, string>[];
  /** Said where there are none. */
  none: string;
  actions?: ((row: Row) => ReactNode) | undefined;
  opening?: (row: Row) => Opening;
}

/** All that belongs to one giver, of one kind: a list without pages, search and order. */
function OwnTable<Row extends ListRow>({ label, rows, columns, none, actions, opening }: OwnTableProps<Row>) {
  if (rows.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <div className="list grid gap-4">
      <ListTable
        label={label}
        rows={rows}
        columns={columns.map(({ name, header, cell }) => ({ name, header, cell }))}
        sort={unsorted}
        onSort={() => undefined}
        actions={actions}
        opening={opening}
      />
    </div>
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
        columns={[numberColumn, ...ownReceiptColumns]}
        none={words.noReceipts}
        actions={actions}
      />
      {dialog}
    </FormSection>
  );
}

interface SummaryProps {
  giver: number;
  year: number;
  maySend: boolean;
}

/** What was given in one year: saved as a file, or sent to the giver. */
function Summary({ giver: id, year, maySend }: SummaryProps) {
  const parameters = { id, year };
  const downloading = useAction({
    call: async () =>
      saveFile(await request('GET /givers/{id}/summaries/{year}/', { parameters }), `gifts-${year}.pdf`),
  });
  const sending = useAction({
    call: () => request('POST /givers/{id}/summaries/{year}/send/', { parameters }),
    done: ({ sent_to }) => words.summarySent(year, sent_to),
  });
  return (
    <li className="flex flex-wrap gap-3">
      <Button busy={downloading.isPending} onClick={() => downloading.mutate()}>
        <Download aria-hidden="true" className="size-5" />
        {words.downloadSummary(year)}
      </Button>
      {maySend ? (
        <Button busy={sending.isPending} aria-label={words.sendOneSummary(year)} onClick={() => sending.mutate()}>
          <Send aria-hidden="true" className="size-5" />
          {words.sendSummary}
        </Button>
      ) : null}
    </li>
  );
}

/** The gifts of each year on one sheet, for the giver. */
function Summaries({ giver: { id, years, papers_to } }: { giver: GiverDetails }) {
  const maySend = useMay('receipts.create');
  const hasAddress = papers_to !== '';
  return (
    <FormSection title={words.summaries} hint={years.length === 0 ? undefined : words.summariesHint}>
      {years.length === 0 ? <p className="text-muted">{words.noSummaries}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {years.map((year) => (
          <Summary key={year} giver={id} year={year} maySend={maySend && hasAddress} />
        ))}
      </ul>
      {years.length > 0 && maySend && !hasAddress ? <p className="text-muted">{words.noAddressForSummaries}</p> : null}
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
