import { useRef } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/drafts.ts';
import type { AskedCollection } from '../../../domain/api/asks.ts';
import { isPageOfSections } from '../../../domain/page-sections.ts';
import { useMay } from '../session/account.ts';
import { askForPublishing } from './calls.ts';

/**
 * Whether somebody may change what visitors read of a collection: who may not asks for it. A page of the site itself, which is known by
 * its address, is changed by those alone who may publish it.
 */
export function useMayChangePublished(collection: AskedCollection, address = ''): boolean {
  const [mayPublish, mayChange] = [useMay(`${collection}.publish`), useMay('pages.edit_published')];
  return mayPublish || (collection === 'pages' && mayChange && !isPageOfSections(address));
}

interface Kept {
  id: number;
  status: string;
  /** Of a page. */
  address?: string;
}

/** Asking for a record to be published, in its form. `record` is undefined for one that is still to be made. */
export function useAsking<Input>(collection: AskedCollection, record: Kept | undefined) {
  const isAsking = useRef(false);
  const mayPublish = useMay(`${collection}.publish`);
  const mayAsk = useMay(`${collection}.edit`);
  const mayChange = useMayChangePublished(collection, record?.address);
  const isPublished = record?.status === 'published';
  /** The only way to save it: its changes stay a draft. */
  const onlyAsks = isPublished && !mayChange;
  return {
    onlyAsks,
    /** The words of the form's first button, where it asks. */
    instead: { submit: words.askForPublishing, submitting: words.asking, failed: words.askFailed },
    /** A button beside it: saves, and asks then. */
    beside:
      mayPublish || isPublished || !mayAsk
        ? undefined
        : {
            submit: words.askForPublishing,
            finish(input: Input): Input {
              isAsking.current = true;
              return input;
            },
          },
    /** Keeps the changes as a draft, and asks for them. */
    async askForChanges(id: number, keepDraft: () => Promise<unknown>) {
      await keepDraft();
      await askForPublishing(collection, id);
      toast.success(words.asked);
    },
    /** Whether the button beside was pressed; it is not from now on. */
    wasPressed(): boolean {
      const was = isAsking.current;
      isAsking.current = false;
      return was;
    },
    /** Asks for what is saved by now: only the asking is to be done again where it failed. */
    async askFor(id: number) {
      await askForPublishing(collection, id).then(
        () => toast.success(words.asked),
        () => toast.error(words.askFailed),
      );
    },
  };
}
