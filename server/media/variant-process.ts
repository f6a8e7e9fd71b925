import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { type VariantType, variantType } from './variants.ts';

// The program that encodes variants, beside the one that answers visitors: what it does, they should not feel.

const task = z.object({ from: z.string(), to: z.string(), width: z.int(), type: variantType });

/** AVIF is the lightest and takes longest, so its effort is kept low. */
const encode: Record<VariantType, (image: Sharp) => Sharp> = {
  'image/avif': (image) => image.avif({ quality: 50, effort: 2 }),
  'image/webp': (image) => image.webp({ quality: 72, effort: 4 }),
  'image/jpeg': (image) => image.jpeg({ quality: 74, progressive: true, mozjpeg: true }),
};

/** On Linux each thread has a priority of its own, which those it begins take over; elsewhere the process has one. */
function stepBack(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}

async function make(message: unknown): Promise<void> {
  const { from, to, width, type } = task.parse(message);
  await encode[type](sharp(from).resize({ width })).toFile(to);
}

stepBack();
// One picture is open at a time; nothing of it is needed again.
sharp.cache(false);
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  make(message).then(
    () => process.send?.({ problem: null }),
    (error: unknown) => process.send?.({ problem: error instanceof Error ? error.message : String(error) }),
  );
});
