import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useRef, useState } from 'react';
import { type Control, type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Banner } from '../controls/Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { Modal } from '../controls/Modal.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { useDraft } from './draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { showRefusal } from './save.ts';

/** What a form says, in whole sentences of its resource. */
interface FormTexts {
  title: string;
  submit: string;
  submitting: string;
  failed: string;
}

interface FormDialogProps<Values extends FieldValues, Output> {
  texts: FormTexts;
  /** The rules of `domain/`, the same that the server applies. */
  schema: z.ZodType<Output, Values>;
  startsWith: DefaultValues<Values>;
  /** Under this name the device keeps what is typed until it is saved. */
  draft: string;
  /** Saves, and shows what came of it; the form stays open when it throws. */
  save(values: Output): Promise<void>;
  onClose(): void;
  children: (control: Control<Values, unknown, Output>) => ReactNode;
}

/** A form over its list. Nothing typed is lost: not when saving fails, not when the sign-in runs out or the tab closes. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { texts, schema, startsWith, draft: draftName, save, onClose, children } = props;
  const form = useForm<Values, unknown, Output>({ resolver: zodResolver(schema), defaultValues: startsWith });
  const { isDirty, isSubmitting, errors } = form.formState;
  const draft = useDraft(draftName, form);
  const [asking, setAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  // A touch would open the keyboard over half of the form, before anybody has read it.
  const firstField = (opened: string) =>
    opened === 'touch' || (element.current?.querySelector<HTMLElement>('input, textarea, select') ?? true);

  const close = () => {
    if (isSubmitting) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      return showRefusal(form, error, texts.failed);
    }
    draft.drop();
    onClose();
  });

  return (
    <Modal title={texts.title} onClose={close} initialFocus={firstField}>
      {draft.found ? <DraftOffer savedAt={draft.found.savedAt} onTakeUp={draft.takeUp} onDrop={draft.drop} /> : null}
      <form ref={element} noValidate onSubmit={submit} className="grid gap-5">
        {errors.root === undefined || isSubmitting ? null : (
          <Banner tone="danger">
            <p>{texts.failed}</p>
            {errors.root.message ? <p>{errors.root.message}</p> : null}
          </Banner>
        )}
        {children(form.control)}
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button onClick={close}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={isSubmitting}>
            {isSubmitting ? texts.submitting : texts.submit}
          </Button>
        </div>
      </form>
      <LeaveGuard changed={isDirty} onDiscarded={draft.drop} />
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
