import { percentile } from '../figures.ts';
import { commandOf, startOf } from './long-work.ts';
import type { Measured } from './measured.ts';
import { publicPages } from './pages.ts';
import { readingCalls } from './reading-calls.ts';
import { type Place, serveSite } from './served-site.ts';
import { type Watch, watchOver } from './watch.ts';
import { writesOf } from './writes.ts';

/** The memory for objects of the service, as in `deploy/intambwe.service` (MB). */
const HEAP = 256;

/** Times that something is done, and the time after which it is not done once more (ms). */
const TIMES = 9;
const LONG = 3_000;

/** Does it several times, and once before that is not counted. Throws where it is refused. */
async function timesOf(watch: Watch, name: string, prepare: () => Promise<() => Promise<Response>>) {
  const times: number[] = [];
  await watch.begin();
  const start = performance.now();
  for (let time = -1; time < TIMES && (time < 1 || performance.now() - start < LONG); time += 1) {
    const work = await prepare();
    const began = performance.now();
    const reply = await work();
    if (!reply.ok) throw new Error(`${name} was answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`);
    await reply.body?.pipeTo(new WritableStream());
    if (time >= 0) times.push(performance.now() - began);
  }
  return {
    quickest: Math.min(...times),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    ...(await watch.end()),
  };
}

/** Measures a site from outside, figure by figure: every way to read, what is written, and work that takes long. */
export async function* measureSite(place: Place): AsyncGenerator<Measured> {
  yield startOf(place, HEAP);
  const site = await serveSite(place, HEAP);
  const watch = watchOver(site);
  try {
    const { client } = site;
    const { calls, files } = await readingCalls(client);
    for (const { area, name, path } of [...calls, ...(await publicPages(client, site.visitor)), ...files]) {
      await site.stayIn();
      yield { area, name, ...(await timesOf(watch, path, async () => () => client.get(path))) };
    }
    for (const { name, prepare } of await writesOf(client)) {
      await site.stayIn();
      yield { area: 'writes', name, ...(await timesOf(watch, name, prepare)) };
    }
    for (const name of ['doctor', 'backup']) yield commandOf(name, place, watch);
  } finally {
    await watch.stop();
    await site.stop();
  }
}
