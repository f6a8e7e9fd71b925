import { z } from 'zod';
import type { FocalPoint } from '../../domain/picture.ts';
import type { PictureTask } from './picture-task.ts';
import { PictureWorker } from './picture-worker.ts';

/** A picture as we keep it: upright, without what the camera knew of the place and the person. */
const normalisedPicture = z.object({
  extension: z.enum(['jpg', 'png']),
  width: z.int(),
  height: z.int(),
  /** A thumbhash, base64. */
  placeholder: z.string(),
});
export type NormalisedPicture = z.infer<typeof normalisedPicture>;

/** A picture that was made of a drawing of our own. */
const drawnPicture = z.object({
  bytes: z.base64().transform((text) => Buffer.from(text, 'base64')),
  width: z.int(),
  height: z.int(),
  /** A thumbhash, base64. */
  placeholder: z.string(),
});
export type DrawnPicture = z.infer<typeof drawnPicture>;

export type Draw = (svg: string) => Promise<DrawnPicture>;

/** Milliseconds after which a picture is taken for a trap, and an encoding is given up. */
const PATIENCE = { awaited: 60_000, variant: 120_000 };

/**
 * Decodes, draws and encodes pictures in a separate process, so that a harmful picture cannot stop the server, and its
 * memory is returned to the system. There is never more than one such process, so that their memory does not add up.
 * Requests that a person waits for, such as an upload, come before all variants.
 */
export class ImageWorker {
  readonly #folder: string;
  #awaited: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #variants: PictureWorker | undefined;
  #closed = false;

  /** `folder` is where uploads wait: pictures are read and written there, and nowhere else. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Makes the original that is stored. Throws the worker's error: a `TaskFailed`. */
  normalise(from: string, to: string): Promise<NormalisedPicture> {
    return this.#inTurn(async (run) => normalisedPicture.parse(await run({ make: 'original', from, to })));
  }

  /** Cuts a share picture for a request that waits. */
  cutToShare(from: string, to: string, focus: FocalPoint | null): Promise<unknown> {
    return this.#inTurn((run) => run({ make: 'share', from, to, focus }));
  }

  /** Draws SVGs of our own, one after another, for as long as `work` goes on. */
  drawing<Result>(work: (draw: Draw) => Promise<Result>): Promise<Result> {
    return this.#inTurn((run) => work(async (svg) => drawnPicture.parse(await run({ make: 'drawing', svg }))));
  }

  /** Runs work for a request that waits: in order of arrival, in a process of its own. */
  async #inTurn<Result>(work: (run: (task: PictureTask) => Promise<unknown>) => Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    const mine = this.#awaited.then(async () => {
      await this.rest();
      const worker = new PictureWorker('quick', this.#folder);
      try {
        return await work((task) => worker.run(task, PATIENCE.awaited));
      } finally {
        await worker.end();
      }
    });
    this.#awaited = mine.catch(() => undefined);
    return mine.finally(() => {
      this.#waiting -= 1;
    });
  }

  /** Makes a variant or a share picture while no request waits. An interrupted task starts over. */
  async encode(task: Extract<PictureTask, { make: 'variant' | 'share' }>): Promise<void> {
    for (;;) {
      while (this.#waiting > 0) await this.#awaited;
      if (this.#closed) throw new Error('Pictures are not handled any more');
      this.#variants ??= new PictureWorker('slow', this.#folder);
      const worker = this.#variants;
      try {
        await worker.run(task, PATIENCE.variant);
        return;
      } catch (error) {
        if (!worker.isEnded) await this.rest();
        else if (this.#variants !== worker && !this.#closed) continue;
        throw error;
      }
    }
  }

  /** Lets the program for variants go until there is more to do. */
  async rest(): Promise<void> {
    const worker = this.#variants;
    this.#variants = undefined;
    await worker?.end();
  }

  /** Breaks off the variants under way; none are made any more. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.rest();
  }
}
