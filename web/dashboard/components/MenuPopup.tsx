import { Menu } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { menuItemLook, menuLook } from './menu-look.ts';

/** An entry of a menu: it leads to another screen, does something, or is on or off. */
export type MenuEntry =
  | { word: string; Icon: LucideIcon; to: string }
  | { word: string; Icon: LucideIcon; busy?: boolean; onPress(): void }
  | { word: string; checked: boolean; onChecked(checked: boolean): void };

function Entry({ entry }: { entry: MenuEntry }) {
  if ('checked' in entry) {
    return (
      <Menu.CheckboxItem checked={entry.checked} onCheckedChange={entry.onChecked} className={menuItemLook}>
        <span aria-hidden="true" className="grid size-5 place-items-center border border-line-strong">
          <Menu.CheckboxItemIndicator>
            <Check className="size-4" />
          </Menu.CheckboxItemIndicator>
        </span>
        {entry.word}
      </Menu.CheckboxItem>
    );
  }
  const { word, Icon } = entry;
  const content = (
    <>
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </>
  );
  return 'to' in entry ? (
    <Menu.LinkItem className={menuItemLook} closeOnClick render={<Link to={entry.to} />}>
      {content}
    </Menu.LinkItem>
  ) : (
    <Menu.Item className={menuItemLook} disabled={entry.busy} onClick={entry.onPress}>
      {content}
    </Menu.Item>
  );
}

interface MenuPopupProps {
  entries: readonly MenuEntry[];
  align: 'start' | 'end';
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The menu's anchor, which receives the focus when the menu closes. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether a key opened it: the first entry has the focus then. */
  byKeyboard: RefObject<boolean>;
  /** The element that contains the menu. */
  place: RefObject<HTMLDivElement | null>;
}

/** The menu that a `MenuButton` opens. */
export function MenuPopup(props: MenuPopupProps) {
  const { entries, align, open, onOpenChange, button, byKeyboard, place } = props;
  const popup = useRef<HTMLDivElement>(null);
  const focusFirst = (isOpen: boolean) => {
    if (isOpen && byKeyboard.current) popup.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  };
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={focusFirst}>
      <Menu.Portal container={place}>
        <Menu.Positioner anchor={button} align={align} sideOffset={4} positionMethod="fixed" className="z-40">
          <Menu.Popup
            ref={popup}
            finalFocus={button}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              // Back to the button, from where the next Tab goes on.
              event.preventDefault();
              onOpenChange(false);
            }}
            className={`min-w-48 text-left ${menuLook}`}
          >
            {entries.map((entry) => (
              <Entry key={entry.word} entry={entry} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
