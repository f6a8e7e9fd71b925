import { AlertDialog } from '@base-ui/react/alert-dialog';
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
}

/** Asks before something is done that cannot be undone. */
export function Question({ open, title, detail, no, yes, onNo, onYes }: QuestionProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onNo())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="backdrop" />
        <AlertDialog.Popup className="dialog max-w-md">
          <AlertDialog.Title className="text-subheading">{title}</AlertDialog.Title>
          <AlertDialog.Description>{detail}</AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <AlertDialog.Close className={buttonLook('secondary')}>{no}</AlertDialog.Close>
            <button type="button" className={buttonLook('danger')} onClick={onYes}>
              {yes}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
