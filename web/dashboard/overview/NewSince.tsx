import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/overview.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Newcomers, Overview } from '../../../domain/overview.ts';
import { Moment } from '../time/Moment.tsx';
import { OverviewPart, Skeleton } from './OverviewPart.tsx';

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

const box = 'border border-line bg-raised';

const line = 'flex min-h-12 items-center justify-between gap-4 px-5 py-2 font-semibold hover:bg-accent-surface';

function Lines({ lines }: { lines: readonly Counted[] }) {
  return (
    <ul className={`divide-y divide-line ${box}`}>
      {lines.map(({ text, address }) => (
        <li key={text}>
          <Link to={address} className={line}>
            {text}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
          </Link>
        </li>
      ))}
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
    <OverviewPart title={words.newSince} value={news} placeholder={<Skeleton className="h-32" />}>
      {(part) => <Since {...part} />}
    </OverviewPart>
  );
}
