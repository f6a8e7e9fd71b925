import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { buttonLook } from './Button.tsx';

interface QuestionProps {
  open: boolean;
  title: string;
  detail: string;
  /** The answer that leaves everything as it is. */
  no: string;
  /** The answer that cannot be undone. */
  yes: string;
  onNo(): void;
  onYes(): void;
  /** What is asked beside it. */
  children?: ReactNode;
}

/** Asks before something is done that cannot be undone. */
export function Question({ open, title, detail, no, yes, onNo, onYes, children }: QuestionProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onNo())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="backdrop" />
        <AlertDialog.Popup className="dialog max-w-md" initialFocus={harmless}>
          <AlertDialog.Title className="text-subheading">{title}</AlertDialog.Title>
          <AlertDialog.Description>{detail}</AlertDialog.Description>
          {children}
          <div className="actions">
            <button type="button" className={buttonLook('danger')} onClick={onYes}>
              {yes}
            </button>
            <AlertDialog.Close ref={harmless} className={buttonLook('secondary')}>
              {no}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
