import { z } from 'zod';
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

/** Milliseconds after which a picture is taken for a trap, and an encoding is given up. */
const PATIENCE = { original: 60_000, variant: 120_000 };

/**
 * Where pictures are decoded and encoded: in a process beside the one that answers visitors. What a picture does to it,
 * it does to nobody else, and the memory goes with it. There is never more than one, so that their memory does not add
 * up; a person who waits for an upload comes before all variants.
 */
export class Workshop {
  #uploads: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #variants: PictureWorker | undefined;
  #closed = false;

  /** Makes the original we keep. Throws what the program answers: a `TaskFailed`. */
  async normalise(from: string, to: string): Promise<NormalisedPicture> {
    this.#waiting += 1;
    const mine = this.#uploads.then(async () => {
      await this.rest();
      const worker = new PictureWorker('quick');
      try {
        return normalisedPicture.parse(await worker.ask({ make: 'original', from, to }, PATIENCE.original));
      } finally {
        await worker.end();
      }
    });
    this.#uploads = mine.catch(() => undefined);
    return mine.finally(() => {
      this.#waiting -= 1;
    });
  }

  /** Makes a variant, when nobody waits for anything else. One that is interrupted is begun again. */
  async encode(task: Extract<PictureTask, { make: 'variant' }>): Promise<void> {
    for (;;) {
      while (this.#waiting > 0) await this.#uploads;
      if (this.#closed) throw new Error('Pictures are not handled any more');
      this.#variants ??= new PictureWorker('slow');
      const worker = this.#variants;
      try {
        await worker.ask(task, PATIENCE.variant);
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
