import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import * as words from '#locale/dashboard/shell.ts';
import { Mark } from '../../ui/imigongo/Mark.tsx';
import { buttonLook } from '../components/Button.tsx';
import { MenuList } from './MenuList.tsx';

interface DrawnMenuProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Receives the focus when the menu closes. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The menu on a small screen: slides in over it, and closes after an entry is chosen. */
export function DrawnMenu({ open, onOpenChange, button }: DrawnMenuProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup finalFocus={button} className="drawer">
          <div className="flex items-center justify-between border-b border-line p-3">
            <Dialog.Title className="flex items-center gap-3 text-subheading">
              <Mark className="size-9" />
              {words.menu}
            </Dialog.Title>
            <Dialog.Close className={buttonLook('quiet', 'icon')}>
              <X aria-hidden="true" className="size-6" />
              <span className="sr-only">{words.closeMenu}</span>
            </Dialog.Close>
          </div>
          <nav aria-label={words.menu} className="px-1.5 pb-1.5">
            <MenuList onChosen={() => onOpenChange(false)} />
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
