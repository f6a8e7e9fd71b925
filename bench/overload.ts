import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/support/postgres.ts';
import { signInEditor } from './editor.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';
import { capacity, steadyLoad, summary, timesInWords, visitor } from './steady-load.ts';

// Four times the searches that the product can answer, all different, so that none comes from memory, while others read
// the home page, staff work, and a monitor checks. Run with `node bench/overload.ts`; it prints the results.

const SECONDS = 10;

let searches = 0;
function newSearch(url: string): string {
  searches += 1;
  return `${url}/MoreBlogs?search=s${searches}`;
}

async function measure(database: string, settings: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const product = await serveProduct(join(folder, 'data'), settings);
  try {
    const { url } = product;
    await settled(url);
    const { call } = await signInEditor(url, join(folder, 'data'));
    const search = visitor(() => newSearch(url));
    const staff = () =>
      call('GET', '/me/').then(
        async (reply) => {
          await reply.arrayBuffer();
          return reply.status;
        },
        () => 503,
      );
    await capacity(search, 4, 3);
    const most = await capacity(search, 4, 8);
    const normal = await steadyLoad({ sendOne: search, rate: most * 0.9, seconds: SECONDS });
    const usual = summary(normal, 200);
    console.log(`${database}: ${Math.round(most)} searches a second can be answered`);
    console.log(`  at 0.9 of that: answered ${timesInWords(usual)}; refused ${timesInWords(summary(normal, 503))}`);
    const [crowd, home, services, monitor] = await Promise.all([
      steadyLoad({ sendOne: search, rate: most * 4, seconds: SECONDS }),
      steadyLoad({ sendOne: visitor(() => `${url}/`), rate: 50, seconds: SECONDS }),
      steadyLoad({ sendOne: staff, rate: 10, seconds: SECONDS }),
      steadyLoad({ sendOne: visitor(() => `${url}/healthz`), rate: 5, seconds: SECONDS }),
    ]);
    const admitted = summary(crowd, 200);
    console.log(`  at 4 times that: answered ${timesInWords(admitted)}`);
    console.log(`    p99 is ${(admitted.p99 / usual.p99).toFixed(2)} times that of 0.9`);
    console.log(`    refused ${timesInWords(summary(crowd, 503))}; lost ${summary(crowd, 0).count}`);
    console.log(`    home from memory ${timesInWords(summary(home, 200))} of ${home.length}`);
    console.log(`    staff ${timesInWords(summary(services, 200))} of ${services.length}`);
    console.log(`    /healthz ${timesInWords(summary(monitor, 200))} of ${monitor.length}`);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const after = await steadyLoad({ sendOne: search, rate: most * 0.9, seconds: 5 });
    console.log(
      `  5 seconds later at 0.9: answered ${timesInWords(summary(after, 200))}; refused ${summary(after, 503).count}`,
    );
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

console.log(`The machine has ${cpus().length} cores and is at a load of ${loadavg()[0]?.toFixed(1)}.`);
await measure('SQLite', {});
const postgres = await startPostgres();
try {
  await measure('PostgreSQL', { DATABASE_URL: `${postgres.url}/template_intambwe`, SAMPLE_CONTENT: 'true' });
} finally {
  await postgres.stop();
}
