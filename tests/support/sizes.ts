import { expect, vi } from 'vitest';
import type { Desk } from '../../server/desk.ts';
import { VariantQueue } from '../../server/media/variant-queue.ts';
import { PICTURES_MADE_WITHIN } from './patience.ts';

/** Has the sizes of all pictures made now, and waits for them. */
export async function makeSizes(desk: Desk): Promise<void> {
  new VariantQueue(desk, desk.media.workshop).nudge();
  const waiting = async () =>
    (await desk.rows.selectFrom('media').select('id').where('variants', 'is', null).execute()).length;
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: PICTURES_MADE_WITHIN, interval: 100 });
}
