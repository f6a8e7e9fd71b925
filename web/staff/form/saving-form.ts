import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useDraft } from './draft.ts';
import { showRefusal } from './save.ts';

/** How a form is checked, kept on the device, and saved. */
export interface SavingFormOptions<Values extends FieldValues, Output> {
  /** The rules of `domain/`, the same that the server applies. */
  schema: z.ZodType<Output, Values>;
  startsWith: DefaultValues<Values>;
  /** Under this name the device keeps what is typed until it is saved. */
  draft: string;
  /** Fields that the device never keeps, such as a password. */
  secrets?: readonly (keyof Values)[];
  /** Typing clears every error, instead of checking the field that is typed in. */
  typingClears?: boolean;
  /** Said above the form when saving fails. */
  failed: string;
  /** Saves, and shows what came of it; the form stays open when it throws. */
  save(values: Output): Promise<void>;
  /** Everything is saved and nothing is left to be lost: the form may close. */
  onSaved(): void;
}

/** A form that loses nothing typed: not when saving fails, not when the sign-in runs out or the tab closes. */
export function useSavingForm<Values extends FieldValues, Output>(options: SavingFormOptions<Values, Output>) {
  const { schema, startsWith, draft: draftName, secrets, typingClears = false, failed, save, onSaved } = options;
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: startsWith,
    reValidateMode: typingClears ? 'onSubmit' : 'onChange',
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const draft = useDraft(draftName, form, secrets);
  const [saved, setSaved] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after the guard against leaving has let go
  useEffect(() => {
    if (saved) onSaved();
  }, [saved]);
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      return showRefusal(form, error, failed);
    }
    draft.drop();
    setSaved(true);
  });
  return {
    control: form.control,
    draft,
    submit,
    /** For the form element's `onInput`. */
    onInput: typingClears ? () => form.clearErrors() : undefined,
    isSubmitting,
    changed: isDirty && !saved,
    /** What is wrong with the whole of it: undefined for nothing, empty where the fields say it. */
    problem: isSubmitting || errors.root === undefined ? undefined : (errors.root.message ?? ''),
  };
}
