import { Menu } from '@base-ui/react/menu';
import { LogOut, UserRound } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/shell.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { menuItemLook, menuLook } from '../components/menu-look.ts';
import { nameOf, useAccount } from '../session/account.ts';
import { signOut } from '../session/sign-out.ts';

interface UserMenuPopupProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The menu's anchor, which receives the focus when the menu closes. */
  button: RefObject<HTMLButtonElement | null>;
  /** The element that contains the menu. */
  place: RefObject<HTMLDivElement | null>;
}

/** The signed-in user's menu: their profile, and signing out. */
export function UserMenuPopup({ open, onOpenChange, button, place }: UserMenuPopupProps) {
  const account = useAccount();
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Portal container={place}>
        <Menu.Positioner anchor={button} align="end" sideOffset={6} className="z-40">
          <Menu.Popup finalFocus={button} className={`w-72 max-w-[calc(100vw-1rem)] ${menuLook}`}>
            <Menu.Group>
              <Menu.GroupLabel className="grid justify-items-start gap-1 border-b border-line px-4 pb-3">
                <span className="font-semibold">{nameOf(account)}</span>
                <span className="text-sm break-all text-muted">{account.email}</span>
                <span className="mt-1 bg-success-surface px-2 py-0.5 text-sm font-semibold text-success">
                  {words.staff}
                </span>
              </Menu.GroupLabel>
              <Menu.LinkItem className={menuItemLook} closeOnClick render={<Link to={staffAddresses.profile} />}>
                <UserRound aria-hidden="true" className="size-5" />
                {words.myProfile}
              </Menu.LinkItem>
              <Menu.Item className={menuItemLook} onClick={() => void signOut()}>
                <LogOut aria-hidden="true" className="size-5" />
                {words.signOut}
              </Menu.Item>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
