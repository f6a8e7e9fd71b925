import { rm } from 'node:fs/promises';
import type { FocalPoint } from '../../domain/picture.ts';
import type { Services } from '../services.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import {
  type ClaimedPicture,
  claimNext,
  failClaim,
  finishClaim,
  prolongClaim,
  releaseClaim,
  releaseOrphans,
} from './claims.ts';
import type { ImageWorker } from './image-worker.ts';
import { shareKeyOf } from './keys.ts';
import { TaskFailed } from './picture-worker.ts';
import type { Storage } from './storage.ts';
import { findFocus } from './store.ts';
import { plannedVariants, type Variant } from './variants.ts';

interface MakingTools {
  storage: Storage;
  files: TemporaryFiles;
  imageWorker: ImageWorker;
}

/** Makes these variants of a picture, and the picture for social networks, one after another, and stores each. Calls `onMade` for every one. */
async function makeVariants(
  { storage, files, imageWorker }: MakingTools,
  key: string,
  planned: readonly Variant[],
  focusNow: () => Promise<FocalPoint | null>,
  onMade: () => Promise<void>,
): Promise<void> {
  const file = await storage.find(key);
  const body = file && new Response(await file.read()).body;
  if (!body) throw new Error(`The file ${key} is gone`);
  const from = await files.write(body);
  const to = await files.newPath();
  try {
    for (const { key: variantKey, type, width } of planned) {
      await imageWorker.encode({ make: 'variant', from, to, type, width });
      await storage.putFile(variantKey, to);
      await onMade();
    }
    await imageWorker.encode({ make: 'share', from, to, focus: await focusNow() });
    await storage.putFile(shareKeyOf(key), to);
    await onMade();
  } finally {
    await rm(from, { force: true });
    await rm(to, { force: true });
  }
}

/** Interval for finding pictures that another process began and did not finish (ms). */
const EVERY = 60_000;

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'log' | 'media'>;

/**
 * Makes the variants of new pictures, one picture at a time. The queue is in the database, so a restart continues where the
 * last run ended, and several processes share the work.
 */
export class VariantQueue {
  readonly #parts: Parts;
  readonly #imageWorker: ImageWorker;
  #running: Promise<void> | undefined;
  #again = false;
  #released = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts, imageWorker: ImageWorker) {
    this.#parts = parts;
    this.#imageWorker = imageWorker;
  }

  /** Works through the queue, and checks it again at intervals. */
  start(): void {
    this.#timer = setInterval(() => this.nudge(), EVERY).unref();
    this.nudge();
  }

  /** Looks for pictures without variants now. */
  nudge(): void {
    if (this.#stopped) return;
    // One that was added just after the last look must not wait for the next.
    this.#again = true;
    this.#running ??= this.#run().then(
      () => {
        this.#running = undefined;
        if (this.#again) this.nudge();
      },
      (error: unknown) => {
        this.#running = undefined;
        this.#parts.log.error({ err: error }, 'Picture variants could not be made');
      },
    );
  }

  /** Leaves the picture under way to the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#imageWorker.close();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { db, write, clock } = this.#parts;
    if (!this.#released) await releaseOrphans(db, write);
    this.#released = true;
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        const next = await claimNext(write, clock());
        if (!next) continue;
        this.#again = true;
        await this.#make(next);
      }
    } finally {
      await this.#imageWorker.rest();
    }
  }

  async #make(picture: ClaimedPicture): Promise<void> {
    const { db, write, clock, log, media } = this.#parts;
    const planned = plannedVariants(picture.key, picture);
    try {
      const tools = { storage: media.storage, files: media.files, imageWorker: this.#imageWorker };
      const focusNow = () => findFocus(db, picture.id);
      await makeVariants(tools, picture.key, planned, focusNow, () => prolongClaim(write, picture, clock()));
    } catch (error) {
      if (this.#stopped) return releaseClaim(write, picture);
      // One that cannot be made must not hold up the others.
      log.warn({ err: error, media: picture.id }, 'A picture has no variants yet');
      return failClaim(write, picture, clock(), error instanceof TaskFailed);
    }
    const isThere = await finishClaim(write, picture, planned);
    if (isThere) return;
    for (const key of [...planned.map((variant) => variant.key), shareKeyOf(picture.key)])
      await media.storage.remove(key);
  }
}
