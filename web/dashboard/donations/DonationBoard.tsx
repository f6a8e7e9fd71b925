import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/donations.ts';
import { donationTypes } from '#locale/donate.ts';
import { MAX_PAGE_SIZE } from '../../../domain/listing.ts';
import {
  BOARD_CARDS,
  type DonationBoard as Board,
  type DonationBoardQuery,
  type DonationInterest,
  type DonationStatus,
  donationStatuses,
} from '../../../domain/submissions/donations.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { keyOf, useMoving } from '../submissions/kind.ts';
import { DayOf } from '../time/Moment.tsx';
import { amountOf, NextAction } from './columns.tsx';
import { interests } from './kind.ts';

/** How many cards each column shows; the list has those beyond the most. */
const atFirst = {
  new: BOARD_CARDS,
  contacted: BOARD_CARDS,
  committed: BOARD_CARDS,
  donated: BOARD_CARDS,
  declined: BOARD_CARDS,
};

interface CardProps {
  donation: DonationInterest;
  mayMove: boolean;
  busy: boolean;
  onOpen(): void;
  onMove(to: DonationStatus): void;
  onDrag(donation: DonationInterest | undefined): void;
}

/** One donation interest: who, what, by when, and where it may go from here. */
function Card({ donation, mayMove, busy, onOpen, onMove, onDrag }: CardProps) {
  const { id, full_name, status, donation_type, assignee } = donation;
  const ways = mayMove ? interests.transitions[status] : [];
  return (
    <li
      data-card={id}
      draggable={ways.length > 0 && !busy}
      aria-busy={busy}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', full_name);
        onDrag(donation);
      }}
      onDragEnd={() => onDrag(undefined)}
      className="grid gap-2 border border-line bg-surface p-3 aria-busy:opacity-60"
    >
      <button
        type="button"
        onClick={onOpen}
        className="text-left font-semibold pointer-coarse:min-h-11 wrap-anywhere text-accent underline"
      >
        {full_name}
      </button>
      <p className="text-sm">
        {donationTypes[donation_type]}, {amountOf(donation)}
      </p>
      <p className="text-sm text-muted">
        <DayOf at={donation.created_at} />
        {assignee === null ? null : `, ${assignee.name}`}
      </p>
      <NextAction donation={donation} />
      {ways.length === 0 ? null : (
        <div className="flex flex-wrap gap-1">
          {ways.map((to) => (
            <Button
              key={to}
              size="small"
              disabled={busy}
              aria-label={words.markAs(full_name, words.statuses[to])}
              onClick={() => onMove(to)}
            >
              <ArrowRight aria-hidden="true" className="size-4" />
              {words.statuses[to]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

type Column = Board[DonationStatus];

interface StatusColumnProps {
  status: DonationStatus;
  /** Nothing until the board has been read. */
  column: Column | undefined;
  /** Shows more cards, unless it shows as many as there can be. */
  onShowMore: (() => void) | undefined;
  mayMove: boolean;
  dragged: DonationInterest | undefined;
  busyWith: number | undefined;
  onOpen(donation: DonationInterest): void;
  onMove(move: { submission: DonationInterest; to: DonationStatus }): void;
  onDrag(donation: DonationInterest | undefined): void;
}

/** The donation interests that stand at one status, the newest first. */
function StatusColumn(props: StatusColumnProps) {
  const { status, column, onShowMore, mayMove, dragged, busyWith, onOpen, onMove, onDrag } = props;
  const takes = dragged !== undefined && interests.transitions[dragged.status].includes(status);
  const over = (event: DragEvent) => {
    if (takes) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged && takes) onMove({ submission: dragged, to: status });
    onDrag(undefined);
  };
  const heading = `board-${status}`;
  return (
    <section
      aria-labelledby={heading}
      data-takes={takes ? '' : undefined}
      onDragOver={over}
      onDrop={drop}
      className="grid min-w-44 grow basis-0 content-start gap-3 border-2 border-transparent border-t-line bg-raised p-3 data-takes:border-accent"
    >
      <h2 id={heading} className="flex items-baseline justify-between gap-2 text-lead font-semibold">
        {words.statuses[status]}
        <span className="tabular-nums text-muted">{column?.count ?? '–'}</span>
      </h2>
      {column?.count === 0 ? <p className="text-muted">{words.none}</p> : null}
      <ul className="grid gap-3">
        {column?.results.map((donation) => (
          <Card
            key={donation.id}
            donation={donation}
            mayMove={mayMove}
            busy={busyWith === donation.id}
            onOpen={() => onOpen(donation)}
            onMove={(to) => onMove({ submission: donation, to })}
            onDrag={onDrag}
          />
        ))}
      </ul>
      {column === undefined || column.count <= column.results.length ? null : onShowMore ? (
        <Button onClick={onShowMore}>{words.showMore}</Button>
      ) : (
        <p className="text-sm text-muted">{words.restInList}</p>
      )}
    </section>
  );
}

interface DonationBoardProps {
  search: DonationBoardQuery['search'];
  mayMove: boolean;
  onOpen(donation: DonationInterest): void;
}

/** Donation interests in columns by status. They are moved by their buttons, or dragged with a mouse. */
export function DonationBoard({ search, mayMove, onOpen }: DonationBoardProps) {
  const [most, setMost] = useState(atFirst);
  const asked = { search, ...most };
  // One reply for all columns: one that is moved is in one of them at every moment.
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf(interests), 'page', 'board', asked],
    queryFn: () => request('GET /admin-donations/board/', { query: asked }),
    placeholderData: (before) => before,
  });
  const [dragged, setDragged] = useState<DonationInterest>();
  const [moved, setMoved] = useState<number>();
  const board = useRef<HTMLDivElement>(null);
  const { statusTexts } = interests;
  const moving = useMoving(interests, {
    onMoved({ id }) {
      toast.success(statusTexts.updated);
      setMoved(id);
    },
    onFailed: ({ message }) => toast.error(statusTexts.failed, { description: message }),
  });
  useEffect(() => {
    if (moved === undefined) return;
    // Its buttons are in another column now; the keyboard focus follows them.
    board.current?.querySelector<HTMLElement>(`[data-card="${moved}"] button`)?.focus();
    setMoved(undefined);
  }, [moved]);
  return (
    <div ref={board} className="grid gap-3">
      {mayMove ? <p className="text-muted">{words.boardHint}</p> : null}
      {error === null ? null : (
        <Banner tone="danger">
          <p>{words.failedToLoadDonations}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      {data === undefined && error === null ? <Waiting>{words.loadingDonations}</Waiting> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard */}
      <section aria-label={words.donationsByStatus} tabIndex={0} className="flex gap-3 overflow-x-auto pb-3">
        {donationStatuses.map((status) => (
          <StatusColumn
            key={status}
            status={status}
            column={data?.[status]}
            onShowMore={
              most[status] < MAX_PAGE_SIZE
                ? () => setMost({ ...most, [status]: Math.min(MAX_PAGE_SIZE, most[status] * 3) })
                : undefined
            }
            mayMove={mayMove}
            dragged={dragged}
            busyWith={moving.isPending ? moving.variables.submission.id : undefined}
            onOpen={onOpen}
            onMove={moving.mutate}
            onDrag={setDragged}
          />
        ))}
      </section>
    </div>
  );
}
