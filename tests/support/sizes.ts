import { expect, vi } from 'vitest';
import { VariantQueue } from '../../server/media/variant-queue.ts';
import type { Services } from '../../server/services.ts';
import { LOW_PRIORITY_WORK_WITHIN } from './patience.ts';

/** Has the sizes of all pictures made now, and waits for them. */
export async function makeSizes(services: Services): Promise<void> {
  new VariantQueue(services, services.media.imageWorker).nudge();
  const waiting = async () =>
    (await services.db.selectFrom('media').select('id').where('variants', 'is', null).execute()).length;
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: LOW_PRIORITY_WORK_WITHIN, interval: 100 });
}
