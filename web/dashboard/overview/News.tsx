import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/overview.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Newcomers, Overview } from '../../../domain/overview.ts';
import type { WaitingRecords } from '../../../domain/waiting.ts';
import { useMay } from '../session/account.ts';
import { theWaiting } from '../session/waiting.ts';
import { Moment } from '../time/Moment.tsx';
import { SYSTEM_STATUS, theStatus } from './calls.ts';
import { OverviewPart } from './OverviewPart.tsx';
import { warningsOf } from './status-words.ts';

/** So many of something, and where they stand. */
interface Counted {
  text: string;
  address: string;
}

const kinds = [
  { name: 'donations', address: staffAddresses.donations },
  { name: 'contacts', address: staffAddresses.contacts },
  { name: 'registrations', address: staffAddresses.events },
  { name: 'subscribers', address: staffAddresses.subscribers },
  { name: 'users', address: staffAddresses.users },
] as const;

/** `2 contact messages`, for each kind of which any came. */
function newLines(newcomers: Newcomers): Counted[] {
  return kinds.flatMap(({ name, address }) => {
    const count = newcomers[name] ?? 0;
    return count === 0 ? [] : { text: words.newcomers[name](count), address };
  });
}

/** Each kind of record that waits, and where it is dealt with. */
function waitingLines({ donations, contacts, registrations }: WaitingRecords): Counted[] {
  const { fresh = 0, overdue = 0, mine = 0 } = donations ?? {};
  const unread = contacts?.unread ?? 0;
  const changed = registrations?.changed ?? 0;
  const lines = [
    { count: fresh, text: words.newDonations(fresh), address: `${staffAddresses.donations}?status=new` },
    {
      count: overdue,
      text: mine > 0 ? words.overdueAndMine(overdue, mine) : words.overdue(overdue),
      address: `${staffAddresses.donations}?overdue=true`,
    },
    { count: unread, text: words.unreadMessages(unread), address: `${staffAddresses.contacts}?status=new` },
    { count: changed, text: words.changedRegistrations(changed), address: staffAddresses.events },
  ];
  return lines.filter(({ count }) => count > 0);
}

const box = 'border border-line bg-raised';

const line = 'flex min-h-12 items-center justify-between gap-4 px-5 py-2 font-semibold hover:bg-accent-surface';

function Lines({ lines }: { lines: readonly Counted[] }) {
  return (
    <ul className={`divide-y divide-line ${box}`}>
      {lines.map(({ text, address }) => {
        const content = (
          <>
            {text}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
          </>
        );
        // The browser itself goes to a part of this screen.
        const isHere = address.startsWith('#');
        return (
          <li key={text}>
            {isHere ? (
              <a href={address} className={line}>
                {content}
              </a>
            ) : (
              <Link to={address} className={line}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Since({ since, newcomers }: { since: string | null; newcomers: Newcomers }) {
  if (since === null) {
    return <p className={`p-5 text-muted ${box}`}>{words.firstVisit}</p>;
  }
  const lines = newLines(newcomers);
  if (lines.length > 0) return <Lines lines={lines} />;
  return <p className={`p-5 text-muted ${box}`}>{words.nothingNewSince(<Moment key="since" at={since} />)}</p>;
}

/** New records since the person's last visit. */
export function NewSince({ news }: { news: Overview['news'] }) {
  return (
    <OverviewPart title={words.newSince} value={news} height="h-32">
      {(part) => <Since {...part} />}
    </OverviewPart>
  );
}

/** What is wrong with the program, for those who keep it running; the state of the system below says more. */
function useTroubles(): Counted[] {
  const { data } = useQuery({ ...theStatus, enabled: useMay('audit.view') });
  return data === undefined ? [] : warningsOf(data).map(({ what }) => ({ text: what, address: `#${SYSTEM_STATUS}` }));
}

/** Records that need attention, and the program where it does. */
export function WaitingForYou() {
  const { data, error } = useQuery(theWaiting);
  const troubles = useTroubles();
  if (data !== undefined && Object.keys(data).length === 0 && troubles.length === 0) return null;
  return (
    <OverviewPart<WaitingRecords>
      title={words.needsAttention}
      value={data ?? (error === null ? undefined : { failed: true })}
      height="h-32"
    >
      {(waiting) => {
        const lines = [...troubles, ...waitingLines(waiting)];
        return lines.length > 0 ? (
          <Lines lines={lines} />
        ) : (
          <p className={`p-5 text-muted ${box}`}>{words.nothingNeedsAttention}</p>
        );
      }}
    </OverviewPart>
  );
}
