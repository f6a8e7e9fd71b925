import { AlertDialog } from '@base-ui/react/alert-dialog';
import { buttonLook } from '../controls/Button.tsx';

interface LeaveQuestionProps {
  open: boolean;
  onStay(): void;
  onLeave(): void;
}

/** Asks before what was typed is thrown away. */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onStay())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="backdrop" />
        <AlertDialog.Popup className="dialog max-w-md">
          <AlertDialog.Title className="text-subheading">Discard your changes?</AlertDialog.Title>
          <AlertDialog.Description>What you have typed has not been saved.</AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <AlertDialog.Close className={buttonLook('secondary')}>Keep editing</AlertDialog.Close>
            <button type="button" className={buttonLook('danger')} onClick={onLeave}>
              Discard
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
