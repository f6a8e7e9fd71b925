import { rm } from 'node:fs/promises';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import type { ImageWorker } from './image-worker.ts';
import { shareKeyOf } from './keys.ts';
import type { Storage } from './storage.ts';
import type { Variant } from './variants.ts';

interface MakingTools {
  storage: Storage;
  files: TemporaryFiles;
  imageWorker: ImageWorker;
}

/** Makes these variants of a picture, and what the networks show of it, one after another and keeps each. `onMade` is told of every one. */
export async function makeVariants(
  { storage, files, imageWorker }: MakingTools,
  key: string,
  planned: readonly Variant[],
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
    await imageWorker.encode({ make: 'share', from, to });
    await storage.putFile(shareKeyOf(key), to);
    await onMade();
  } finally {
    await rm(from, { force: true });
    await rm(to, { force: true });
  }
}
