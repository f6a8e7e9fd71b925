import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Newcomers, Overview } from '../../../domain/overview.ts';
import { useMay } from '../session/account.ts';
import { Moment } from '../time/Moment.tsx';
import { readPart } from './figures.ts';
import { OverviewPart, PartFailed } from './OverviewPart.tsx';

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

/** Records that need attention: late donations and unread messages. */
function waitingWords(
  donations: { overdue: number; mine: number } | undefined,
  contacts: { unread: number } | undefined,
): Counted[] {
  const { overdue = 0, mine = 0 } = donations ?? {};
  const unread = contacts?.unread ?? 0;
  const late = overdue === 1 ? '1 overdue donation' : `${overdue} overdue donations`;
  const found: Counted[] = [];
  if (overdue > 0)
    found.push({
      words: mine > 0 ? `${late}, ${mine} of them yours` : late,
      address: `${staffAddresses.donations}?overdue=true`,
    });
  if (unread > 0) {
    found.push({
      words: unread === 1 ? '1 unread message' : `${unread} unread messages`,
      address: `${staffAddresses.contacts}?status=new`,
    });
  }
  return found;
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
      <p className={`p-5 text-muted ${box}`}>This is your first visit. What comes from now on stands here next time.</p>
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
export function WaitingForYou({ overview }: { overview: Overview | undefined }) {
  const mayDonations = useMay('donations.view');
  const mayContacts = useMay('contacts.view');
  if (!mayDonations && !mayContacts) return null;
  return (
    <OverviewPart<Overview> title="Waiting" value={overview} height="h-32">
      {({ donations, contacts }) => {
        const [late, unread] = [readPart(donations), readPart(contacts)];
        const lines = waitingWords(late, unread);
        const failed = (mayDonations && late === undefined) || (mayContacts && unread === undefined);
        return (
          <div className="grid gap-3">
            {failed ? <PartFailed /> : null}
            {lines.length > 0 ? <Lines lines={lines} /> : null}
            {lines.length === 0 && !failed ? <p className={`p-5 text-muted ${box}`}>Nothing waits.</p> : null}
          </div>
        );
      }}
    </OverviewPart>
  );
}
