import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAccount } from '../session/account.ts';
import { DRAFT, type Draft, dropDraft, keepDraft, readDrafts } from './drafts.ts';

/** Pause in typing before the draft is stored (ms). */
const PAUSE = 400;

const none: readonly never[] = [];

interface DraftOptions<Values> {
  /** Its fields that are never kept; stable between renderings. */
  secrets?: readonly (keyof Values)[] | undefined;
  /** The record's `updated_at`, stored with the draft and returned when it is restored. */
  seen: RefObject<string | null | undefined>;
}

/**
 * Stores the input of this form on this device, for this user, and offers an earlier draft. Each time the form is opened it
 * has a draft of its own, so that none overwrites another.
 */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  { secrets = none, seen }: DraftOptions<Values>,
) {
  const key = `${DRAFT}${useAccount().id} ${name}`;
  const [found, setFound] = useState(() => readDrafts<Values>(key));
  const begunAt = useRef('');
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    if (begunAt.current === '') begunAt.current = new Date().toISOString();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, isDirty }) {
        clearTimeout(timer);
        waiting.current = undefined;
        if (!isDirty) return dropDraft(key, begunAt.current);
        const open = Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)));
        waiting.current = () => {
          waiting.current = undefined;
          const savedAt = new Date().toISOString();
          keepDraft(key, { begunAt: begunAt.current, savedAt, values: open, seen: seen.current });
        };
        timer = setTimeout(() => waiting.current?.(), PAUSE);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, key, secrets, seen]);

  const withdraw = (draft: Draft<Values>) => setFound(found.filter((it) => it !== draft));
  return {
    /** An earlier draft that is neither restored nor discarded yet. */
    found,
    /** Puts a kept draft into the form. What stood there before is kept in its turn, and offered. */
    takeUp(draft: Draft<Values>) {
      waiting.current?.();
      const [before] = readDrafts<Values>(key).filter((it) => it.begunAt === begunAt.current);
      setFound([...(before ? [before] : []), ...found.filter((it) => it !== draft)]);
      begunAt.current = draft.begunAt;
      form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
      // A later change by another user is not overwritten unseen.
      if (draft.seen !== undefined) seen.current = draft.seen;
    },
    discard(draft: Draft<Values>) {
      dropDraft(key, draft.begunAt);
      withdraw(draft);
    },
    /** Deletes the draft, because it is saved or discarded. */
    drop() {
      waiting.current = undefined;
      dropDraft(key, begunAt.current);
    },
  };
}
