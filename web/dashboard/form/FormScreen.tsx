import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { Button, buttonLook } from '../components/Button.tsx';
import type { FailedText } from '../screen/failed-text.ts';
import { backTo, useBackTo } from '../screen/left-place.ts';
import { FormFrame } from './FormFrame.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { type SavingFormOptions, useSavingForm } from './saving-form.ts';

interface FormScreenProps<Values extends FieldValues, Output>
  extends Omit<SavingFormOptions<Values, Output>, 'onSaved'> {
  submit: string;
  submitting: string;
  /** Said above the buttons when saving fails. */
  failed: FailedText;
  /** Another way to save: its words, and what it makes of the form. */
  otherwise?: { submit: string; finish(values: Output): Output } | undefined;
  /** The list that Cancel leads back to, and a save where nothing else is said. */
  backTo: string;
  onSaved?(): void;
  children: (control: Control<Values, unknown, Output>) => ReactNode;
}

/** A form that takes a whole screen. */
export function FormScreen<Values extends FieldValues, Output>(props: FormScreenProps<Values, Output>) {
  const { submit, submitting, failed, otherwise, backTo: list, onSaved, children, ...options } = props;
  const goBack = useBackTo(list);
  const form = useSavingForm({ ...options, onSaved: onSaved ?? goBack });
  const { draft, isSubmitting } = form;
  return (
    <>
      <FormFrame
        form={form}
        failed={failed}
        buttons={
          <>
            <Button kind="primary" type="submit" disabled={isSubmitting}>
              {isSubmitting ? submitting : submit}
            </Button>
            {otherwise === undefined ? null : (
              <Button disabled={isSubmitting} onClick={form.submitAs(otherwise.finish)}>
                {otherwise.submit}
              </Button>
            )}
            <Link {...backTo(list)} className={buttonLook('secondary')}>
              Cancel
            </Link>
          </>
        }
      >
        {children}
      </FormFrame>
      <LeaveGuard changed={form.changed} onDiscarded={draft.drop} />
    </>
  );
}
