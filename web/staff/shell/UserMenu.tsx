import { Menu } from '@base-ui/react/menu';
import { LogOut, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { buttonLook } from '../controls/Button.tsx';
import { menuItemLook, menuLook } from '../controls/menu-look.ts';
import { screens } from '../screens.ts';
import { nameOf, useAccount } from '../session/account.ts';
import { signOut } from '../session/sign-out.ts';
import { UserFace } from './UserFace.tsx';

/** Who is signed in, their profile, and the way out. */
export function UserMenu() {
  const account = useAccount();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Menu.Root>
        <Menu.Trigger className={buttonLook('quiet', 'icon')}>
          <UserFace />
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner align="end" sideOffset={6} className="z-40">
            <Menu.Popup className={`w-72 max-w-[calc(100vw-1rem)] ${menuLook}`}>
              <Menu.Group>
                <Menu.GroupLabel className="grid justify-items-start gap-1 border-b border-line px-4 pb-3">
                  <span className="font-semibold">{nameOf(account)}</span>
                  <span className="text-sm break-all text-muted">{account.email}</span>
                  <span className="mt-1 bg-success-surface px-2 py-0.5 text-sm font-semibold text-success">Staff</span>
                </Menu.GroupLabel>
                <Menu.LinkItem className={menuItemLook} closeOnClick render={<Link to={screens.profile[0]} />}>
                  <UserRound aria-hidden="true" className="size-5" />
                  My Profile
                </Menu.LinkItem>
                <Menu.Item className={menuItemLook} onClick={() => void signOut()}>
                  <LogOut aria-hidden="true" className="size-5" />
                  Sign Out
                </Menu.Item>
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
