import type { DiskReserve } from '../metrics/disk-reserve.ts';
import type { Endpoint } from './endpoint.ts';
import { NoRoom } from './outage.ts';

/** Throws `NoRoom` for a call that writes when the disk is full, unless it is one of those that lead to making room. */
export function roomFor(disk: DiskReserve | null) {
  return async ({ method, worksWhenFull }: Pick<Endpoint, 'method' | 'worksWhenFull'>): Promise<void> => {
    if (!disk || method === 'GET') return;
    const isFull = await disk.look();
    if (isFull && method !== 'DELETE' && !worksWhenFull) throw new NoRoom();
  };
}
