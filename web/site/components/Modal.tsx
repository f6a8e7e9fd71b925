import { type ReactNode, useEffect, useRef } from 'react';
import * as words from '#locale/components.ts';
import { IconButton } from './IconButton.tsx';
import { useModalDialog } from './useModalDialog.ts';

interface ModalProps {
  /** The id of the heading inside, by which it is called. */
  labelledBy: string;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog that is open as long as it is rendered. */
export function Modal({ labelledBy, onClosed, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useRef(useModalDialog(dialog));

  useEffect(() => open.current(), []);

  return (
    <dialog ref={dialog} aria-labelledby={labelledBy} onClose={onClosed} className="modal">
      <div className="modal-box">
        <div className="modal-close">
          <IconButton
            icon="close"
            label={words.close}
            onClick={() => dialog.current?.close()}
            className="bg-ink text-chalk hover:bg-clay"
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
