import { type ReactNode, Suspense, useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/form.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { lazyPart } from '../loading/lazy.ts';
import type { FailedText } from '../screen/failed-text.ts';
import { backTo, useBackTo } from '../screen/left-place.ts';
import { FormFrame } from './FormFrame.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { type SavingFormOptions, useSavingForm } from './saving-form.ts';

const Preview = lazyPart(async () => (await import('./Preview.tsx')).Preview);

interface FormScreenProps<Values extends FieldValues, Output>
  extends Omit<SavingFormOptions<Values, Output>, 'onSaved'> {
  submit: string;
  submitting: string;
  /** Said above the buttons when saving fails. */
  failed: FailedText;
  /** Another way to save: its label, and its change to the values. */
  otherwise?: { submit: string; finish(values: Output): Output } | undefined;
  /** Makes the page that visitors would see. */
  preview?: ((values: Output) => Promise<{ html: string }>) | undefined;
  previewHint?: string;
  /** The list that Cancel leads back to, and a save where nothing else is said. */
  backTo: string;
  onSaved?(): void;
  /** The fields' own layout has a place for the languages and the versions, which are given to it. */
  placesBeside?: boolean;
  /** It lists what readers would stumble over, dead links among it. */
  checksText?: boolean;
  children: (control: Control<Values, unknown, Output>, beside: ReactNode) => ReactNode;
}

/** A form that takes a whole screen. */
export function FormScreen<Values extends FieldValues, Output>(props: FormScreenProps<Values, Output>) {
  const {
    submit,
    submitting,
    failed,
    otherwise,
    preview,
    previewHint,
    backTo: list,
    onSaved,
    placesBeside,
    checksText,
    children,
    ...options
  } = props;
  const goBack = useBackTo(list);
  const form = useSavingForm({ ...options, onSaved: onSaved ?? goBack });
  const { draft, isSubmitting } = form;
  const [shown, setShown] = useState<string>();
  return (
    <>
      <FormFrame
        form={form}
        failed={failed}
        placesBeside={placesBeside}
        checksText={checksText}
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
            {preview === undefined ? null : (
              <Button onClick={form.trying(async (values) => setShown((await preview(values)).html))}>
                {words.preview}
              </Button>
            )}
            <Link {...backTo(list)} className={buttonLook('secondary')}>
              {words.cancel}
            </Link>
          </>
        }
      >
        {children}
      </FormFrame>
      {shown === undefined ? null : (
        <Suspense>
          <Preview html={shown} hint={previewHint} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
      <LeaveGuard changed={form.changed} onDiscarded={draft.drop} />
    </>
  );
}
