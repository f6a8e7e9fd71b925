import type { DraftedRecord, DraftInput, DraftValues } from '../../../domain/drafts.ts';
import { RequestFailed } from '../../request.ts';
import { wasReached } from '../screen/failed-text.ts';
import { request } from '../session/request.ts';

/** How far a draft has come: kept on the server, or on this device alone, and why. */
export type DraftState = { is: 'saved'; at: string } | { is: 'unreached' } | { is: 'refused'; why: string };

/** One state of a draft. */
export interface DraftToKeep extends DraftInput {
  begun_at: string;
  values: DraftValues;
}

/** Time after which the server is tried again that could not be reached (ms). */
const AGAIN = 15_000;

interface KeeperOptions {
  record: DraftedRecord;
  told(state: DraftState): void;
  /** A newer state of the draft is kept already: somebody else has taken its name. */
  overtaken(): void;
}

/**
 * Brings the states of one form's draft to the server: one at a time and always the newest, so that what was sent first never
 * comes last.
 */
export function draftKeeper({ record, told, overtaken }: KeeperOptions) {
  let next: DraftToKeep | undefined;
  let underWay: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const brought = new Set<string>();

  async function bring({ begun_at, ...body }: DraftToKeep): Promise<void> {
    brought.add(begun_at);
    const parameters = { ...record, begun_at };
    const { saved_at } = await request('PUT /drafts/{collection}/{record}/{begun_at}/', { parameters, body });
    told({ is: 'saved', at: saved_at });
  }

  function failed(error: unknown, draft: DraftToKeep): void {
    if (!(error instanceof RequestFailed)) throw error;
    if (error.status === 409) overtaken();
    else if (wasReached(error)) told({ is: 'refused', why: error.message });
    else {
      next ??= draft;
      timer = setTimeout(sendOn, AGAIN);
      told({ is: 'unreached' });
    }
  }

  async function bringAll(): Promise<void> {
    for (let draft = next; draft !== undefined && timer === undefined; draft = next) {
      next = undefined;
      const sent = draft;
      await bring(sent).catch((error: unknown) => failed(error, sent));
    }
  }

  function sendOn(): void {
    clearTimeout(timer);
    timer = undefined;
    underWay ??= bringAll().finally(() => {
      underWay = undefined;
    });
  }

  return {
    keep(draft: DraftToKeep): void {
      next = draft;
      sendOn();
    },
    /** The same, which throws where it cannot be kept. */
    async keepNow(draft: DraftToKeep): Promise<void> {
      next = undefined;
      await underWay;
      await bring(draft);
    },
    /** What waits for the network is tried now. */
    tryAgain: () => next && sendOn(),
    /** Deletes it there, once nothing of it is on its way any more. */
    async drop(begun_at: string): Promise<void> {
      next = undefined;
      clearTimeout(timer);
      timer = undefined;
      await underWay;
      if (!brought.delete(begun_at)) return;
      await forget(record, begun_at);
    },
    end: () => clearTimeout(timer),
  };
}

/** Deletes a draft on the server, also while the tab closes. One that cannot be is offered again. */
export const forget = (record: DraftedRecord, begun_at: string): Promise<void> =>
  request('DELETE /drafts/{collection}/{record}/{begun_at}/', {
    parameters: { ...record, begun_at },
    keepalive: true,
  }).catch(() => undefined);
