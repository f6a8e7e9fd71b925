import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAccount } from '../session/account.ts';

/** Milliseconds of stillness after which what was typed is kept. */
const PAUSE = 400;

interface Draft<Values> {
  savedAt: string;
  values: Values;
  /** Which state of the record it was written over: its `updated_at`. */
  seen?: string | null | undefined;
}

function readDraft<Values>(key: string): Draft<Values> | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function keepDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The device's storage is full: the form itself still holds everything.
  }
}

const none: readonly never[] = [];

interface DraftOptions<Values> {
  /** Its fields that are never kept; stable between renderings. */
  secrets?: readonly (keyof Values)[] | undefined;
  /** The `updated_at` of what is changed, kept with the draft and handed back when it is taken up. */
  seen: RefObject<string | null | undefined>;
}

/** The draft of this form on this device, for this person, and the ways to restore or drop it. */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  { secrets = none, seen }: DraftOptions<Values>,
) {
  const key = `draft ${useAccount().id} ${name}`;
  const [found, setFound] = useState(() => readDraft<Values>(key));

  useEffect(() => {
    // Until the person has decided about an older draft it must not be written over.
    if (found !== undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, isDirty }) {
        clearTimeout(timer);
        if (!isDirty) return localStorage.removeItem(key);
        const open = Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)));
        timer = setTimeout(() => {
          keepDraft(key, { savedAt: new Date().toISOString(), values: open, seen: seen.current });
        }, PAUSE);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [found, form, key, secrets, seen]);

  const settle = () => setFound(undefined);
  return {
    found,
    takeUp() {
      if (found) {
        form.reset({ ...form.getValues(), ...found.values }, { keepDefaultValues: true });
        // A later change by somebody else is not overwritten unseen.
        if (found.seen !== undefined) seen.current = found.seen;
      }
      settle();
    },
    drop() {
      localStorage.removeItem(key);
      settle();
    },
  };
}
