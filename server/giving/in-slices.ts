import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work between two looks at what else is to be done. */
const SLICE = 8;

/** Items between two looks at the clock. */
const LOOK_EVERY = 50;

/** Does the work for each of many items; visitors are answered in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let [count, began] = [0, performance.now()];
  for (const item of items) {
    work(item);
    count += 1;
    if (count % LOOK_EVERY !== 0 || performance.now() - began < SLICE) continue;
    await setImmediate();
    began = performance.now();
  }
}
