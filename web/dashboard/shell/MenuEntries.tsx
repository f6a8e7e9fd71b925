import { Link } from 'react-router';
import { useCurrentScreen } from '../screen/current-screen.ts';
import type { MenuEntry } from './menu.ts';

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** The group's label, if there is more than one. */
  label?: string;
  narrow?: boolean;
  onChosen?: () => void;
}

/** Entries of one group of the menu. */
export function MenuEntries({ entries, label: group, narrow = false, onChosen }: MenuEntriesProps) {
  const current = useCurrentScreen();
  return (
    <ul aria-label={group} className="grid gap-1">
      {entries.map(({ label, address, Icon, screens }) => (
        <li key={address}>
          <Link
            to={address}
            onClick={onChosen}
            aria-current={screens.some((screen) => screen === current) ? 'page' : undefined}
            title={narrow ? label : undefined}
            className={
              'flex min-h-11 items-center gap-3 border-l-4 border-transparent px-3 py-2 leading-tight hover:bg-accent-surface ' +
              'aria-[current=page]:border-accent aria-[current=page]:bg-accent-surface aria-[current=page]:font-semibold aria-[current=page]:text-accent'
            }
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className={narrow ? 'sr-only' : ''}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
