import { Link } from 'react-router';
import { useCurrentScreen } from '../screen/ScreenGuard.tsx';
import { useAccount } from '../session/account.ts';
import { type MenuEntry, menu, websiteMenu } from './menu.ts';

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** The group's label, if there is more than one. */
  label?: string;
  narrow?: boolean;
  onChosen?: () => void;
}

/** Entries of one group of the menu. */
function MenuEntries({ entries, label: group, narrow = false, onChosen }: MenuEntriesProps) {
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

interface MenuListProps {
  /** Icons only; the words stay for screen readers and as a hint under the pointer. */
  narrow?: boolean;
  onChosen?: () => void;
}

/** The entries of the menu in their groups, in the sidebar and in the drawer. */
export function MenuList(props: MenuListProps) {
  const { permissions } = useAccount();
  const isOffered = ({ permission }: MenuEntry) => permission === undefined || permissions.includes(permission);
  const website = websiteMenu.filter(isOffered);
  return (
    <>
      <MenuEntries {...props} entries={menu.filter(isOffered)} />
      {website.length === 0 ? null : (
        <div className="mt-3 border-t border-line pt-3">
          {props.narrow ? null : (
            <p aria-hidden="true" className="px-4 pb-1 text-sm font-semibold text-muted">
              Website
            </p>
          )}
          <MenuEntries {...props} label="Website" entries={website} />
        </div>
      )}
    </>
  );
}
