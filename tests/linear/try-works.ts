import { parentPort } from 'node:worker_threads';
import { isMixed, steepness, textsOf } from './growth.ts';
import { hostileTexts, inWords, isThorough } from './hostile.ts';
import { works } from './works.ts';

/** Characters of most texts that are tried: there are many of them. Quadratic work shows at these as well. */
const MAX_SIZE = 64 * 1024;
const MAX_MIXED = 16 * 1024;

/** What is tried, said before it is, and what came of it. */
export interface Progress {
  trying: string;
  fault?: string;
}

const say = (progress: Progress) => parentPort?.postMessage(progress);

for (const hostile of hostileTexts) {
  const texts = textsOf(hostile, isThorough(hostile) ? undefined : isMixed(hostile) ? MAX_MIXED : MAX_SIZE);
  for (const [name, work] of works) {
    const trying = `${name} with ${inWords(hostile)}`;
    say({ trying });
    const steep = steepness(work, texts);
    if (steep !== undefined) say({ trying, fault: `${trying}: ${steep}` });
  }
}
