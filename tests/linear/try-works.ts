import { parentPort } from 'node:worker_threads';
import { isThorough } from '../support/thorough.ts';
import { type Hostile, isMixed, steepness, textsInSizes } from './growth.ts';
import { fullTexts, hostileInWords, hostileTexts } from './hostile.ts';
import { works } from './works.ts';

/** Characters of most texts that are tried: there are many of them. Quadratic work shows at these as well. */
const MAX_SIZE = 64 * 1024;
const MAX_MIXED = 16 * 1024;

/** Progress: the work about to be tried, then its outcome. */
export interface Progress {
  trying: string;
  fault?: string;
}

const say = (progress: Progress) => parentPort?.postMessage(progress);

async function tryWith(hostile: Hostile, largest: number): Promise<void> {
  const texts = textsInSizes(hostile, largest);
  for (const [name, work] of works) {
    const trying = `${name} with ${hostileInWords(hostile)}`;
    say({ trying });
    const steep = await steepness(work, texts);
    if (steep !== undefined) say({ trying, fault: `${trying}: ${steep}` });
  }
}

for (const hostile of hostileTexts) await tryWith(hostile, isMixed(hostile) ? MAX_MIXED : MAX_SIZE);
for (const hostile of fullTexts) await tryWith(hostile, isThorough ? Number.POSITIVE_INFINITY : MAX_SIZE);
