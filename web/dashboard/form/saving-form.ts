import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { VersionedRecord } from '../../../domain/collections/versioned.ts';
import type { DraftedRecord } from '../../../domain/drafts.ts';
import type { Seen } from '../../../domain/timestamps.ts';
import type { TranslatableName } from '../../../domain/translation/translatable.ts';
import { sentPictures } from '../sending/waiting-pictures.ts';
import { type Change, useConflict } from './conflict.ts';
import { useDraft } from './draft.ts';
import { useHold } from './hold.ts';
import { formProblem, showRefusal } from './save.ts';
import { schemaResolver } from './schema-resolver.ts';

/** A record by what translations call it. */
export interface TranslatedRecord {
  resource: TranslatableName;
  record: string;
}

/** Settings for checking a form, keeping its draft on the device, and saving it. */
export interface SavingFormOptions<Values extends FieldValues, Output> {
  /** The rules of `domain/`, the same that the server applies. */
  schema: z.ZodType<Output, Values>;
  startsWith: DefaultValues<Values>;
  /** The device stores the draft under this name until it is saved. */
  draft: string;
  /** The record whose draft the server keeps as well; without it the device alone does. */
  keptAs?: DraftedRecord | undefined;
  /** Fields that the device never keeps, such as a password. */
  secrets?: readonly (keyof Values)[];
  /** Typing clears every error, instead of checking the field that is typed in. */
  typingClears?: boolean;
  /** The record being changed, so that two people who change it do not undo each other's work. */
  change?: Change<Values> | undefined;
  /**
   * Saves, and shows the result; the form stays open if it throws or the user decides not to save. `seen` is the `updated_at`
   * that is sent with a change: the state of the record that this form has shown. `keepDraft` brings what stands in the form to
   * the server; after `kept as draft` the form closes and the draft stays. `key` is sent where a record is made: an answer may
   * be lost, and the form is sent again.
   */
  save(
    values: Output,
    seen: Seen,
    keepDraft: () => Promise<void>,
    key: string | undefined,
  ): Promise<undefined | 'not saved' | 'kept as draft'>;
  /** The record, where its texts are translated: the form leads there, and can be a small correction. */
  translated?: TranslatedRecord | undefined;
  /** The record, where versions of it are kept: the form leads to them. */
  versions?: VersionedRecord | undefined;
  /** Everything is saved and nothing is left to be lost: the form may close. */
  onSaved(): void;
}

/** Browsers make one only where the site has https. */
const newKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

/** A form that loses nothing typed: not when saving fails, not when the sign-in runs out or the tab closes. */
export function useSavingForm<Values extends FieldValues, Output>(options: SavingFormOptions<Values, Output>) {
  const {
    schema,
    startsWith,
    draft: draftName,
    keptAs,
    secrets,
    typingClears = false,
    change,
    save,
    onSaved,
  } = options;
  const [isSmallCorrection, setSmallCorrection] = useState(false);
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues: startsWith,
    reValidateMode: typingClears ? 'onSubmit' : 'onChange',
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const seen = useRef(change?.seen);
  const draft = useDraft(draftName, form, { secrets, seen, keptAs });
  const conflict = useConflict(form, change, seen);
  const [saved, setSaved] = useState(false);
  const { isHeld, hold, release } = useHold();
  const [key] = useState(newKey);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after the guard against leaving has let go
  useEffect(() => {
    if (saved) onSaved();
  }, [saved]);
  const submitAs = (finish: (values: Output) => Output) =>
    form.handleSubmit(async (values) => {
      hold();
      try {
        const sent = { updated_at: seen.current, ...(isSmallCorrection && { small_correction: true }) };
        const done = await save(finish(await sentPictures(values)), sent, draft.keepNow, key);
        if (done === 'not saved') return release();
        if (done === 'kept as draft') return setSaved(true);
      } catch (error) {
        release();
        return conflict.isOne(error) || (await showRefusal(form, error));
      }
      draft.drop();
      setSaved(true);
    });
  /** Runs work with the values as they would be saved, or shows their errors, as saving does. */
  const trying = (work: (values: Output) => Promise<void>) => async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    await work(schema.parse(form.getValues())).catch((error: unknown) => showRefusal(form, error));
  };
  return {
    form,
    trying,
    control: form.control,
    draft,
    translated: options.translated,
    versions: options.versions,
    isSmallCorrection,
    setSmallCorrection,
    submit: submitAs((values) => values),
    /** Saves what `finish` makes of the form. */
    submitAs,
    /** For the form element's `onInput`. */
    onInput: typingClears ? () => form.clearErrors() : undefined,
    isSubmitting,
    /** Nothing can be typed: it is being saved. */
    isHeld,
    /** The version that somebody else has saved since then; undefined for none. */
    conflict: conflict.found,
    changed: isDirty && !saved,
    problem: isSubmitting ? undefined : formProblem(errors),
  };
}

export type SavingForm<Values extends FieldValues, Output> = ReturnType<typeof useSavingForm<Values, Output>>;
