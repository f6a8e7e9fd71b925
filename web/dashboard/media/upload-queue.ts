import { useEffect, useRef, useState } from 'react';
import { type UploadRule, uploadProblem } from '../../../domain/upload.ts';
import { RequestFailed } from '../../request.ts';
import { wordedForStaff } from '../replies/worded.ts';
import { titleOfFile } from './title-of-file.ts';

/** Files that are taken at once. */
export const MAX_AT_ONCE = 100;

/** One file on its way. */
export interface QueuedFile {
  key: number;
  file: File;
  title: string;
  /** `refused` is a file that no try would take. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  /** The share that has been sent, from 0 to 1. */
  share: number;
  problem: string | undefined;
}

/** Sends one file; rejects with `RequestFailed`. */
export type SendQueued = (
  sending: Pick<QueuedFile, 'file' | 'title'> & { signal: AbortSignal; onProgress(share: number): void },
) => Promise<unknown>;

function queued(file: File, key: number, rule: UploadRule): QueuedFile {
  const fault = uploadProblem(file, rule);
  const state = fault ? 'refused' : 'waiting';
  return { key, file, title: titleOfFile(file.name), state, share: 0, problem: fault && wordedForStaff(fault) };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof RequestFailed)) throw error;
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}

/** Sends files one after the other, so that a slow line is not shared; what fails stays, and can be tried again. */
export function useUploadQueue(files: readonly File[], rule: UploadRule, send: SendQueued) {
  const [queue, setQueue] = useState(() => files.slice(0, MAX_AT_ONCE).map((file, key) => queued(file, key, rule)));
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const change = (key: number, changes: Partial<QueuedFile>) =>
    setQueue((all) => all.map((it) => (it.key === key ? { ...it, ...changes } : it)));

  async function sendOne({ key, file, title }: QueuedFile, signal: AbortSignal) {
    change(key, { state: 'sending', share: 0, problem: undefined });
    try {
      await send({
        file,
        title: title.trim() || titleOfFile(file.name),
        signal,
        onProgress: (share) => change(key, { share }),
      });
      change(key, { state: 'done', share: 1 });
    } catch (error) {
      change(key, signal.aborted ? { state: 'waiting', share: 0 } : { state: 'failed', problem: reasonOf(error) });
    }
  }

  /** Sends those that wait, and those that have failed once more. */
  async function run() {
    if (isRunning) return;
    const running = new AbortController();
    const { signal } = running;
    controller.current = running;
    setRunning(true);
    for (const one of queue.filter(({ state }) => state === 'waiting' || state === 'failed')) {
      if (!signal.aborted) await sendOne(one, signal);
    }
    setRunning(false);
  }

  return {
    queue,
    isRunning,
    run,
    stop: () => controller.current?.abort(),
    rename: (key: number, title: string) => change(key, { title }),
  };
}
