import type { CopyPlace } from './copy-place.ts';
import { openPlace, type PlaceAccess } from './open-place.ts';
import { readPlaceAddress } from './place-address.ts';

/** A place that is opened when it is first used, and again where that failed. */
export function latePlace(address: string, access: PlaceAccess): CopyPlace {
  const { shown, name } = readPlaceAddress(address) ?? { shown: address, name: 'none' };
  let opened: Promise<CopyPlace> | undefined;
  const open = (): Promise<CopyPlace> => {
    opened ??= openPlace(address, access).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    address: shown,
    name,
    list: async (folder, after) => (await open()).list(folder, after),
    read: async (file) => (await open()).read(file),
    write: async (file, bytes) => (await open()).write(file, bytes),
    remove: async (file) => (await open()).remove(file),
    removeUnfinished: async (before) => (await open()).removeUnfinished(before),
    close: async () => (await opened)?.close(),
  };
}
