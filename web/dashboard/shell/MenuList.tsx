import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/shell.ts';
import { screenPaths } from '../../../domain/staff-screens.ts';
import { mayOpen } from '../screen/dashboard-screen.ts';
import { useCurrentScreen } from '../screen/ScreenGuard.tsx';
import { dashboardScreen, dashboardScreens } from '../screens.ts';
import { useAccount } from '../session/account.ts';
import { theWaiting } from '../session/waiting.ts';

const menu = dashboardScreens.flatMap(([name, screen]) => {
  const address = screenPaths[name];
  return screen.menu && address ? [{ name, screen, label: screen.title, address, ...screen.menu }] : [];
});

type MenuEntry = (typeof menu)[number];

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** The group's label, if there is more than one. */
  label?: string;
  narrow?: boolean;
  onChosen?: () => void;
}

/** The number of records that wait behind an entry; renders nothing for none. */
function Count({ number, narrow }: { number: number; narrow: boolean }) {
  if (number === 0) return null;
  return (
    <span
      className={`min-w-6 rounded-full bg-accent px-1.5 py-0.5 text-center text-sm leading-tight font-semibold text-on-accent tabular-nums ${narrow ? 'absolute top-0 right-0' : '-mr-2 ml-auto'}`}
    >
      {number > 99 ? '99+' : number}
      <span className="sr-only"> {words.waiting}</span>
    </span>
  );
}

/** Entries of one group of the menu. */
function MenuEntries({ entries, label: group, narrow = false, onChosen }: MenuEntriesProps) {
  const current = useCurrentScreen();
  const within = dashboardScreen(current)?.within;
  const { data: waiting } = useQuery(theWaiting);
  return (
    <ul aria-label={group} className="grid gap-1">
      {entries.map(({ name, label, address, Icon, waits }) => (
        <li key={address}>
          <Link
            to={address}
            onClick={onChosen}
            aria-current={name === current || name === within ? 'page' : undefined}
            title={narrow ? label : undefined}
            className={
              'relative flex min-h-11 items-center gap-3 border-l-4 border-transparent px-3 py-2 leading-tight hover:bg-accent-surface ' +
              'aria-[current=page]:border-accent aria-[current=page]:bg-accent-surface aria-[current=page]:text-accent'
            }
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className={narrow ? 'sr-only' : ''}>{label}</span>
            <Count number={(waiting && waits?.(waiting)) ?? 0} narrow={narrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface MenuListProps {
  /** Icons only; the words stay for screen readers and as a hint under the pointer. */
  narrow?: boolean;
  onChosen?: () => void;
}

/** The entries of the menu in their groups, in the sidebar and in the drawer. */
export function MenuList(props: MenuListProps) {
  const { permissions } = useAccount();
  const offered = menu.filter(({ screen }) => mayOpen(screen, permissions));
  const website = offered.filter(({ group }) => group === 'website');
  return (
    <>
      <MenuEntries {...props} entries={offered.filter(({ group }) => group === undefined)} />
      {website.length === 0 ? null : (
        <div className="mt-3 border-t border-line pt-3">
          {props.narrow ? null : (
            <p aria-hidden="true" className="px-4 pb-1 text-sm font-semibold text-muted">
              {words.website}
            </p>
          )}
          <MenuEntries {...props} label={words.website} entries={website} />
        </div>
      )}
    </>
  );
}
