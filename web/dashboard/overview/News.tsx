import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Newcomers, Overview } from '../../../domain/overview.ts';
import type { WaitingRecords } from '../../../domain/waiting.ts';
import { theWaiting } from '../session/waiting.ts';
import { Moment } from '../time/Moment.tsx';
import { OverviewPart } from './OverviewPart.tsx';

/** So many of something, and where they stand. */
interface Counted {
  words: string;
  address: string;
}

const kinds = [
  { name: 'donations', one: 'donation interest', many: 'donation interests', address: staffAddresses.donations },
  { name: 'contacts', one: 'contact message', many: 'contact messages', address: staffAddresses.contacts },
  { name: 'registrations', one: 'event registration', many: 'event registrations', address: staffAddresses.events },
  {
    name: 'subscribers',
    one: 'newsletter subscriber',
    many: 'newsletter subscribers',
    address: staffAddresses.subscribers,
  },
  { name: 'users', one: 'user account', many: 'user accounts', address: staffAddresses.users },
] as const;

/** `2 contact messages`, for each kind of which any came. */
function newsWords(newcomers: Newcomers): Counted[] {
  return kinds.flatMap(({ name, one, many, address }) => {
    const count = newcomers[name] ?? 0;
    return count === 0 ? [] : { words: count === 1 ? `1 ${one}` : `${count} ${many}`, address };
  });
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Each kind of record that waits, and where it is dealt with. */
function waitingLines({ donations, contacts, registrations }: WaitingRecords): Counted[] {
  const { fresh = 0, overdue = 0, mine = 0 } = donations ?? {};
  const late = counted(overdue, 'overdue follow-up', 'overdue follow-ups');
  const lines = [
    {
      count: fresh,
      words: counted(fresh, 'new donation interest', 'new donation interests'),
      address: `${staffAddresses.donations}?status=new`,
    },
    {
      count: overdue,
      words: mine > 0 ? `${late}, ${mine} of them assigned to you` : late,
      address: `${staffAddresses.donations}?overdue=true`,
    },
    {
      count: contacts?.unread ?? 0,
      words: counted(contacts?.unread ?? 0, 'unread message', 'unread messages'),
      address: `${staffAddresses.contacts}?status=new`,
    },
    {
      count: registrations?.changed ?? 0,
      words: `${counted(registrations?.changed ?? 0, 'registration', 'registrations')} made or cancelled since your last visit`,
      address: staffAddresses.events,
    },
  ];
  return lines.filter(({ count }) => count > 0);
}

const box = 'border border-line bg-raised';

function Lines({ lines }: { lines: readonly Counted[] }) {
  return (
    <ul className={`divide-y divide-line ${box}`}>
      {lines.map(({ words, address }) => (
        <li key={words}>
          <Link
            to={address}
            className="flex min-h-12 items-center justify-between gap-4 px-5 py-2 font-semibold hover:bg-accent-surface"
          >
            {words}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Since({ since, newcomers }: { since: string | null; newcomers: Newcomers }) {
  if (since === null) {
    return (
      <p className={`p-5 text-muted ${box}`}>This is your first visit. New activity will appear here next time.</p>
    );
  }
  const lines = newsWords(newcomers);
  if (lines.length > 0) return <Lines lines={lines} />;
  return (
    <p className={`p-5 text-muted ${box}`}>
      Nothing new since <Moment at={since} />.
    </p>
  );
}

/** New records since the person's last visit. */
export function NewSince({ news }: { news: Overview['news'] }) {
  return (
    <OverviewPart title="New Since Your Last Visit" value={news} height="h-32">
      {(part) => <Since {...part} />}
    </OverviewPart>
  );
}

/** Records that need attention. */
export function WaitingForYou() {
  const { data, error } = useQuery(theWaiting);
  if (data !== undefined && Object.keys(data).length === 0) return null;
  return (
    <OverviewPart<WaitingRecords>
      title="Needs attention"
      value={data ?? (error === null ? undefined : { failed: true })}
      height="h-32"
    >
      {(waiting) => {
        const lines = waitingLines(waiting);
        return lines.length > 0 ? (
          <Lines lines={lines} />
        ) : (
          <p className={`p-5 text-muted ${box}`}>Nothing needs attention.</p>
        );
      }}
    </OverviewPart>
  );
}
