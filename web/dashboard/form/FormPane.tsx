import { type ReactNode, useEffect, useId } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/form.ts';
import { Button } from '../components/Button.tsx';
import type { FormTexts } from './FormDialog.tsx';
import { FormFrame } from './FormFrame.tsx';
import { LeaveGuard, LeaveQuestion } from './LeaveGuard.tsx';
import type { Leaving } from './leaving.ts';
import { type SavingFormOptions, useSavingForm } from './saving-form.ts';

interface FormPaneProps<Values extends FieldValues, Output> extends SavingFormOptions<Values, Output> {
  texts: FormTexts;
  leaving: Leaving;
  /** Leads back to where the form began; without it there is no such button. */
  onCancel?: (() => void) | undefined;
  children: (control: Control<Values, unknown, Output>) => ReactNode;
}

/** A form beside its list. */
export function FormPane<Values extends FieldValues, Output>(props: FormPaneProps<Values, Output>) {
  const { texts, leaving, onCancel, children, ...options } = props;
  const form = useSavingForm(options);
  const { draft, changed, isSubmitting } = form;
  const titleId = useId();

  const mayLeave = leaving.leaving && !changed && !isSubmitting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is left once, at the moment it may be
  useEffect(() => {
    if (mayLeave) leaving.left();
  }, [mayLeave]);
  return (
    <section aria-labelledby={titleId} className="form-pane grid content-start gap-5">
      <h2 id={titleId} className="text-subheading">
        {texts.title}
      </h2>
      <FormFrame
        form={form}
        failed={texts.failed}
        buttons={
          <>
            <Button kind="primary" type="submit" disabled={isSubmitting}>
              {isSubmitting ? texts.submitting : texts.submit}
            </Button>
            {onCancel === undefined ? null : <Button onClick={() => leaving.leaveFor(onCancel)}>{words.cancel}</Button>}
          </>
        }
      >
        {children}
      </FormFrame>
      <LeaveGuard changed={changed} onDiscarded={draft.drop} />
      <LeaveQuestion
        open={leaving.leaving && changed && !isSubmitting}
        onStay={leaving.stay}
        onLeave={() => {
          draft.drop();
          leaving.left();
        }}
      />
    </section>
  );
}
