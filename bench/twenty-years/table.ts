import { type Figure, median } from '../figures.ts';
import type { Measured } from './measured.ts';

/** What was measured of the sites, from the smallest to the largest. */
export interface Sizes {
  scale: number;
  measured: readonly Measured[];
}

/** Named in the table: what takes longer than this at its quickest (ms), or has grown more often, unless it is over in no time (ms). */
const SLOW = 50;
const GROWN = 2;
const NO_TIME = 5;

const times = (values: readonly number[]) => values.map((value) => value.toFixed(value < 10 ? 1 : 0)).join(', ');

const growthOf = (values: readonly number[]) => (values.at(-1) ?? Number.NaN) / (values.at(-2) ?? Number.NaN);

/** What is done one by one, and takes as long as there are records: it is named whatever it takes. */
const oneByOne: ReadonlySet<string> = new Set(['files', 'writes', 'long work']);

/** The quickest of what has this name, from the smallest site on. */
const quickestOf = (sizes: readonly Sizes[], area: string, name: string) =>
  sizes.flatMap(({ measured }) => measured.find((one) => one.area === area && one.name === name)?.quickest ?? []);

/** A row for each area, the slowest named, and rows for those that are slow or grow. */
export function figuresOf(sizes: readonly Sizes[]): Figure[] {
  const largest = sizes.at(-1)?.measured ?? [];
  const scales = sizes.map(({ scale }) => scale.toLocaleString('en-GB')).join(', ');
  const figures: Figure[] = [];
  for (const [area, ways] of Map.groupBy(largest, (one) => one.area)) {
    if (oneByOne.has(area)) continue;
    const medians = sizes.map(({ measured }) =>
      median(measured.filter((one) => one.area === area).map(({ p50 }) => p50)),
    );
    const slowest = ways.toSorted((one, other) => other.quickest - one.quickest)[0];
    figures.push({
      name: `${area}: ${ways.length === 1 ? 'one way' : `${ways.length} ways`} to read, medians at ${scales} (ms)`,
      value: times(medians),
      spread: slowest ? `${slowest.name}: ${times([slowest.p50])}, p95 ${times([slowest.p95])}` : '',
      wanted: '',
    });
  }
  for (const { area, name, quickest, p50, p95, stall, memory } of largest) {
    const all = quickestOf(sizes, area, name);
    const growth = all.length > 1 ? growthOf(all) : 1;
    if (!oneByOne.has(area) && quickest <= SLOW && (growth <= GROWN || quickest <= NO_TIME)) continue;
    figures.push({
      name: `${name}, the quickest of several at ${scales} (ms); grows ${growth.toFixed(1)} times`,
      value: times(all),
      spread: `p50 ${times([p50])}, p95 ${times([p95])}, others wait ${times([stall])}, ${memory.toFixed(0)} MB`,
      wanted: oneByOne.has(area) ? '' : `under ${SLOW}`,
    });
  }
  const most = (what: 'stall' | 'memory') =>
    sizes
      .map(({ measured }) => Math.max(...measured.map((one) => one[what])))
      .map((value) => value.toFixed(0))
      .join(', ');
  figures.push(
    { name: `the longest that /healthz waited at ${scales} (ms)`, value: most('stall'), spread: '', wanted: '' },
    {
      name: `the most memory of the process at ${scales} (MB)`,
      value: most('memory'),
      spread: '',
      wanted: 'under 512',
    },
  );
  return figures;
}
