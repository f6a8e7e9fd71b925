import { Menu } from '@base-ui/react/menu';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { buttonLook } from '../components/Button.tsx';
import { menuItemLook, menuLook } from '../components/menu-look.ts';

interface RowMenuProps {
  /** Read aloud: `More for "Market day"`. */
  label: string;
  children: ReactNode;
}

/** The actions of a row that are not wanted every day, behind one button. */
export function RowMenu({ label, children }: RowMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="inline-block">
      <Menu.Root>
        <Menu.Trigger aria-label={label} className={buttonLook('quiet', 'small')}>
          <Ellipsis aria-hidden="true" className="size-4" />
          More
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner align="end" sideOffset={4} className="z-20">
            <Menu.Popup className={`min-w-48 text-left ${menuLook}`}>{children}</Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}

interface RowMenuActionProps {
  word: string;
  Icon: LucideIcon;
  disabled?: boolean;
  onClick(): void;
}

export function RowMenuAction({ word, Icon, disabled = false, onClick }: RowMenuActionProps) {
  return (
    <Menu.Item className={menuItemLook} disabled={disabled} onClick={onClick}>
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </Menu.Item>
  );
}

interface RowMenuLinkProps {
  word: string;
  Icon: LucideIcon;
  to: string;
}

/** An entry that leads to another screen. */
export function RowMenuLink({ word, Icon, to }: RowMenuLinkProps) {
  return (
    <Menu.LinkItem className={menuItemLook} closeOnClick render={<Link to={to} />}>
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </Menu.LinkItem>
  );
}
