import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/form.ts';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import type { FailedText } from '../screen/failed-text.ts';
import { FormFrame } from './FormFrame.tsx';
import { LeaveGuard, LeaveQuestion } from './LeaveGuard.tsx';
import { type SavingFormOptions, useSavingForm } from './saving-form.ts';

/** The texts of a form, in whole sentences of its resource. */
export interface FormTexts {
  title: string;
  submit: string;
  submitting: string;
  failed: FailedText;
}

interface FormDialogProps<Values extends FieldValues, Output>
  extends Omit<SavingFormOptions<Values, Output>, 'onSaved'> {
  texts: FormTexts;
  finalFocus?: ComponentProps<typeof Modal>['finalFocus'];
  onClose(): void;
  children: (control: Control<Values, unknown, Output>) => ReactNode;
}

/** A form over its list. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { texts, finalFocus, onClose, children, ...options } = props;
  const form = useSavingForm({ ...options, onSaved: onClose });
  const { draft, changed, isSubmitting } = form;
  const [asking, setAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  // A touch would open the keyboard over half of the form, before anybody has read it.
  const firstField = (opened: string) =>
    opened === 'touch' || (element.current?.querySelector<HTMLElement>('input, textarea, select') ?? true);

  const close = () => {
    if (isSubmitting) return;
    if (changed) setAsking(true);
    else onClose();
  };
  return (
    <Modal title={texts.title} onClose={close} initialFocus={firstField} finalFocus={finalFocus}>
      <FormFrame
        form={form}
        failed={texts.failed}
        element={element}
        buttons={
          <>
            <Button kind="primary" type="submit" disabled={isSubmitting}>
              {isSubmitting ? texts.submitting : texts.submit}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
          </>
        }
      >
        {children}
      </FormFrame>
      <LeaveGuard changed={changed} onDiscarded={draft.drop} />
      <LeaveQuestion
        open={asking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          draft.drop();
          onClose();
        }}
      />
    </Modal>
  );
}
