import type { Desk } from '../desk.ts';

/**
 * Makes the variants of new pictures, one picture at a time. What is waiting stands in the database, so a restart goes
 * on where the last run ended.
 */
export class VariantQueue {
  readonly #desk: Desk;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Looks for pictures without variants now. */
  nudge(): void {
    if (this.#running || this.#stopped) return;
    this.#running = this.#run()
      .catch((error) => this.#desk.log.error({ err: error }, 'Picture variants could not be made'))
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Finishes the picture under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    const { media, rows, write, log } = this.#desk;
    while (!this.#stopped) {
      const next = await media.nextWithoutVariants(rows);
      if (!next) return;
      // One that cannot be made must not hold up the others: it keeps its full size only.
      const variants = await media.makeVariantsOf(next.key).catch((error: unknown) => {
        log.warn({ err: error, media: next.id }, 'A picture has no variants');
        return [];
      });
      await write(null, async (unit) => {
        await unit.rows
          .updateTable('media')
          .set({ variants: JSON.stringify(variants) })
          .where('id', '=', next.id)
          .execute();
        await unit.changes('media');
      });
    }
  }
}
