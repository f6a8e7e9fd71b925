import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as words from '#locale/dashboard/components.ts';
import { useSession } from '../session/session.ts';
import { buttonLook } from './Button.tsx';
import { useGuard } from './guards.ts';

interface ModalProps {
  title: string;
  /** Which one it is, below the title: read out with it. */
  about?: string | undefined;
  /** Called for the cross, for Escape and for the browser's Back; the parent decides whether it closes. */
  onClose(): void;
  /** Wider, for content that is mostly read. */
  wide?: boolean;
  /** Wider still, for two columns. */
  twofold?: boolean;
  /** Its upper edge stays where it is while its content grows. */
  atTop?: boolean;
  initialFocus?: ComponentProps<typeof Dialog.Popup>['initialFocus'];
  /** Where the focus goes when it closes, if not to what opened it. */
  finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus'];
  children: ReactNode;
}

/** A dialog over the screen. It gives way to the sign-in, which may have to stand over it when the session runs out. */
export function Modal({
  title,
  about,
  onClose,
  wide = false,
  twofold = false,
  atTop = false,
  initialFocus,
  finalFocus,
  children,
}: ModalProps) {
  const { ranOut } = useSession();
  // The browser's Back closes the dialog, and leaves the screen behind it where it is.
  useGuard({
    isDialog: true,
    holds: ({ historyAction }) => historyAction === 'POP',
    onHeld({ stay }) {
      stay();
      onClose();
    },
  });
  return (
    <Dialog.Root open modal={!ranOut} disablePointerDismissal onOpenChange={ranOut ? undefined : onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className="backdrop" />
        <Dialog.Popup
          className={`dialog ${twofold ? 'max-w-6xl' : wide ? 'max-w-3xl' : 'max-w-xl'} ${atTop ? 'dialog-at-top' : ''}`}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          <div className="flex items-start justify-between gap-4">
            <div className="grid min-w-0 gap-1">
              <Dialog.Title className="text-heading">{title}</Dialog.Title>
              {about === undefined ? null : (
                <Dialog.Description className="line-clamp-2 text-muted max-sm:sr-only">{about}</Dialog.Description>
              )}
            </div>
            <Dialog.Close className={`${buttonLook('quiet', 'icon')} -mt-1 -mr-2`}>
              <X aria-hidden="true" className="size-6" />
              <span className="sr-only">{words.close}</span>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
