import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { IN_TRASH, VIEW } from '../list/list-address.ts';

const look =
  'flex min-h-11 items-center border-b-3 border-transparent px-1 font-semibold text-muted hover:text-body ' +
  'aria-[current=page]:border-accent aria-[current=page]:text-body';

type Place = 'campaigns' | 'trash' | 'subscribers';

const places: readonly { place: Place; word: string; to: string }[] = [
  { place: 'campaigns', word: 'Newsletters', to: staffAddresses.newsletter },
  { place: 'subscribers', word: 'Subscribers', to: staffAddresses.subscribers },
  { place: 'trash', word: 'Trash', to: `${staffAddresses.newsletter}?${VIEW}=${IN_TRASH}` },
];

/** Between the campaigns, those in the trash, and the people they go to. */
export function NewsletterLinks({ current }: { current: Place }) {
  return (
    <nav aria-label="Newsletter" className="flex gap-6 border-b border-line">
      {places.map(({ place, word, to }) => (
        <Link key={place} to={to} className={look} aria-current={place === current ? 'page' : undefined}>
          {word}
        </Link>
      ))}
    </nav>
  );
}
