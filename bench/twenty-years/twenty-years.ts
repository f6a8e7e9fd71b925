import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { makeSite } from './make.ts';
import { measureSite } from './measure.ts';
import type { Measured } from './measured.ts';
import { figuresOf, type Sizes } from './table.ts';

/** The sizes that are measured: an organisation after twenty years, and one with ten times its records. */
const SCALES = [1, 10] as const;

/** How cost grows with the records of a site. `largest` is one more size, such as 100. */
export async function twentyYears(largest?: number): Promise<Figure[]> {
  const sizes: Sizes[] = [];
  for (const scale of [...SCALES, ...(largest === undefined ? [] : [largest])]) {
    const folder = await mkdtemp(join(tmpdir(), 'intambwe-twenty-years-'));
    console.log(`A site of size ${scale} is made`);
    await makeSite(folder, { scale });
    console.log('It is measured');
    const measured: Measured[] = [];
    for await (const one of measureSite({ folder })) measured.push(one);
    sizes.push({ scale, measured });
    await rm(folder, { recursive: true });
  }
  return figuresOf(sizes);
}
