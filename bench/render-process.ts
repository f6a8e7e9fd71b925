import { z } from 'zod';
import { median } from './figures.ts';
import { openProduct, rendering } from './first-render.ts';
import { someYears } from './more-content.ts';

const asked = z.object({ path: z.string(), renders: z.int() });

/** Renders the pages that its parent asks for, with the cache off and some years' content, and answers the median (ms). */
const [folder = ''] = process.argv.slice(2);
const product = await openProduct(folder, someYears);
process.on('message', async (message) => {
  const { path, renders } = asked.parse(message);
  const times: number[] = [];
  for (let render = 0; render < renders; render += 1) times.push(await rendering(product, path));
  process.send?.(median(times));
});
process.on('disconnect', () => product.stop());
process.send?.('ready');
