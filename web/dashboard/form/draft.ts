import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftedRecord, draftValues } from '../../../domain/drafts.ts';
import { later } from '../../../domain/instant.ts';
import { useKept } from '../drafts/use-kept.ts';
import { useAccount } from '../session/account.ts';
import { DRAFT, type Draft, dropDraft, keepDraft, mergeDrafts, readDrafts } from './drafts.ts';

/** Pause in typing before the draft is stored on this device, and on the server (ms). */
const PAUSE = 400;
const SERVERS_PAUSE = 1000;

const none: readonly never[] = [];

interface DraftOptions<Values> {
  /** Its fields that are never kept; stable between renderings. */
  secrets?: readonly (keyof Values)[] | undefined;
  /** The record's `updated_at`, stored with the draft and returned when it is restored. */
  seen: RefObject<string | null | undefined>;
  /** The record whose draft the server keeps too. */
  keptAs?: DraftedRecord | undefined;
}

/** The draft that this form writes. */
interface Written {
  begunAt: string;
  counter: number;
  /** The draft that it goes on from, as long as that has not gone everywhere. */
  from?: { begunAt: string; counter: number } | undefined;
}

/** A name that this form has not used: the moment, or the next after the one before. */
function nameAfter(before: string | undefined): string {
  const now = new Date().toISOString();
  return before === undefined || now > before ? now : later(before, 1);
}

/**
 * Stores the input of this form on this device and on the server, for this user, and offers an earlier draft. Each time the form
 * is opened, and each time it goes on from a draft, it has one of its own, so that none overwrites another: what it goes on from
 * is replaced once its own is kept.
 */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  { secrets = none, seen, keptAs }: DraftOptions<Values>,
) {
  const key = `${DRAFT}${useAccount().id} ${name}`;
  const [here, setHere] = useState(() => readDrafts(key));
  const [gone, setGone] = useState<readonly string[]>([]);
  const [begunAt, setBegunAt] = useState(() => nameAfter(undefined));
  const own = useRef<Written>({ begunAt, counter: 0 });
  const storing = useRef<() => void>(undefined);
  const sending = useRef<() => void>(undefined);

  function begin(from?: Written['from']): void {
    own.current = { begunAt: nameAfter(own.current.begunAt), counter: 0, from };
    setBegunAt(own.current.begunAt);
  }
  const open = () => Object.fromEntries(Object.entries(form.getValues()).filter(([field]) => !secrets.includes(field)));
  const kept = useKept(keptAs, () => {
    begin();
    bring();
  });

  /** The values as they stand in the form, for the server. */
  function toKeep() {
    own.current.counter ||= 1;
    const { begunAt: begun_at, counter, from } = own.current;
    const values = draftValues.safeParse(open()).data;
    if (values === undefined) return undefined;
    const replaces = from && { begun_at: from.begunAt, counter: from.counter };
    return {
      begun_at,
      counter,
      values,
      seen: seen.current ?? null,
      ...(replaces && { replaces }),
    };
  }

  function bring(): void {
    sending.current = undefined;
    const draft = toKeep();
    if (draft) kept.keeper?.keep(draft);
  }

  function store(): void {
    storing.current = undefined;
    const { begunAt: mine, counter, from } = own.current;
    const savedAt = new Date().toISOString();
    keepDraft(key, { begunAt: mine, savedAt, counter, values: open(), seen: seen.current });
    if (from) dropDraft(key, from.begunAt);
  }

  const latest = useRef({ store, bring, drop });
  useEffect(() => {
    latest.current = { store, bring, drop };
  });

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stopTimers = () => {
      for (const timer of timers.splice(0)) clearTimeout(timer);
    };
    const finish = () => {
      storing.current?.();
      sending.current?.();
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ isDirty }) {
        stopTimers();
        storing.current = undefined;
        sending.current = undefined;
        if (!isDirty) return latest.current.drop();
        own.current.counter += 1;
        storing.current = () => latest.current.store();
        sending.current = () => latest.current.bring();
        timers.push(
          setTimeout(() => storing.current?.(), PAUSE),
          setTimeout(() => sending.current?.(), SERVERS_PAUSE),
        );
      },
    });
    // A telephone may end the page at any time once it is out of sight.
    const onHidden = () => document.visibilityState === 'hidden' && finish();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      stopTimers();
      storing.current?.();
      stop();
    };
  }, [form]);

  /** Deletes the draft, because it is saved or discarded. */
  function drop(): void {
    storing.current = undefined;
    sending.current = undefined;
    const { begunAt: mine, from } = own.current;
    dropDraft(key, mine);
    void kept.keeper?.drop(mine);
    kept.settle();
    if (!from) return;
    own.current.from = undefined;
    dropDraft(key, from.begunAt);
    kept.forget(from.begunAt);
  }

  const withdraw = (draft: Draft) => setGone([...gone, draft.begunAt]);
  const earlier = mergeDrafts(here, kept.own ?? none);
  return {
    /** Earlier drafts that are neither restored nor discarded yet. */
    found: earlier.filter((draft) => draft.begunAt !== begunAt && !gone.includes(draft.begunAt)),
    others: kept.others,
    /** Whether the server keeps it, and how far it has come. */
    isKept: keptAs !== undefined,
    state: kept.state,
    /** Puts a kept draft into the form. What stood there before is kept in its turn, and offered. */
    takeUp(draft: Draft) {
      storing.current?.();
      sending.current?.();
      setHere(readDrafts(key));
      withdraw(draft);
      begin({ begunAt: draft.begunAt, counter: draft.counter ?? 1 });
      form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
      // A later change by another user is not overwritten unseen.
      if (draft.seen !== undefined) seen.current = draft.seen;
    },
    discard(draft: Draft) {
      dropDraft(key, draft.begunAt);
      kept.forget(draft.begunAt);
      withdraw(draft);
    },
    drop,
    /** Brings what stands in the form to the server now. Throws where it cannot be kept. */
    async keepNow(): Promise<void> {
      storing.current?.();
      sending.current = undefined;
      own.current.counter += 1;
      const draft = toKeep();
      if (draft) await kept.keeper?.keepNow(draft);
    },
  };
}
