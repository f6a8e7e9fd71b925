import { Ellipsis } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/shell.ts';
import { useAccount } from '../session/account.ts';
import { Count } from './Count.tsx';
import { useKeyboardOpen } from './keyboard.ts';
import { nearestFor, useCurrentEntry } from './menu.ts';

/** Places of the bar, without the button for all others. */
const PLACES = 3;

const placeLook =
  'current-mark relative flex h-full w-full min-w-[44px] flex-col items-center justify-center gap-0.5 border-t-4 px-1 text-center text-[0.6875rem] leading-tight ' +
  'hover:bg-accent-surface aria-[current=page]:text-accent aria-expanded:text-accent';

interface PlacesProps {
  isMenuOpen: boolean;
  onMore(event: MouseEvent<HTMLButtonElement>): void;
  /** Fetches the menu before the button is pressed. */
  approach: { onPointerEnter(): void; onFocus(): void };
}

/** On a phone, at its lower edge: what one goes to most, and the button for the whole menu. Not while a keyboard is there. */
export function Places({ isMenuOpen, onMore, approach }: PlacesProps) {
  const account = useAccount();
  const current = useCurrentEntry();
  if (useKeyboardOpen()) return null;
  return (
    <nav aria-label={words.places} className="places">
      <ul className="grid h-full auto-cols-fr grid-flow-col">
        {nearestFor(account, PLACES).map((entry) => (
          <li key={entry.name} className="min-w-0">
            <Link to={entry.address} aria-current={entry.name === current ? 'page' : undefined} className={placeLook}>
              <entry.Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="place-label">{words.shortNames[entry.name] ?? entry.label}</span>
              <Count entries={[entry]} className="place-count" />
            </Link>
          </li>
        ))}
        <li className="min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMore}
            className={placeLook}
            {...approach}
          >
            <Ellipsis aria-hidden="true" className="size-5 shrink-0" />
            <span className="place-label">{words.more}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
