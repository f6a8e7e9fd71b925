import { Link } from 'react-router';
import { useCurrentScreen } from '../screen/current-screen.ts';
import { useAccount } from '../session/account.ts';
import { menu } from './menu.ts';

interface MenuListProps {
  /** Icons only; the words stay for screen readers and as a hint under the pointer. */
  narrow?: boolean;
  onChosen?: () => void;
}

/** The entries of the menu, in the sidebar and in the drawer. */
export function MenuList({ narrow = false, onChosen }: MenuListProps) {
  const current = useCurrentScreen();
  const { permissions } = useAccount();
  const entries = menu.filter(({ permission }) => permission === undefined || permissions.includes(permission));
  return (
    <ul className="grid gap-1">
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
