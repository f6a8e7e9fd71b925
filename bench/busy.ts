import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { signInEditor } from './editor.ts';
import { median } from './figures.ts';
import { openProduct } from './first-render.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';
import { type SendOne, steadyLoad, steadyReaders, summary, visitor } from './steady-load.ts';

// 32 readers, each of whom asks for the next page once the last has come, of pages that memory does not have, while staff
// work. Run with `node bench/busy.ts`; it prints the medians of the rounds.

const READERS = 32;
const ROUNDS = 3;
const SECONDS = 2;

const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
const data = join(folder, 'data');
const filled = await openProduct(data, { posts: 400, events: 40, galleryItems: 120 });
const posts = (await filled.services.db.selectFrom('posts').select('id').execute()).map((post) => post.id);
await filled.stop();
const product = await serveProduct(data);
const { url } = product;
await settled(url);
const { call } = await signInEditor(url, data);
const announcement = { title: 'Being written', message: 'For the benchmark' };
const { id } = z.object({ id: z.int() }).parse(await (await call('POST', '/announcements/', announcement)).json());

let asked = 0;
const next = () => {
  asked += 1;
  return asked;
};

const readers = {
  // A save makes each stale before it is read again.
  'posts after a save': visitor(() => `${url}/BlogDetail/${posts[next() % posts.length]}`),
  'addresses never read before': visitor(() => `${url}/BlogDetail/${1_000_000 + next()}`),
  searches: visitor(() => `${url}/MoreBlogs?search=s${next()}`),
};

const staffCall =
  (method: string, path: string, body?: () => unknown): SendOne =>
  async () => {
    try {
      const reply = await call(method, path, body?.());
      await reply.arrayBuffer();
      return 200;
    } catch {
      return 503;
    }
  };
const staff = {
  list: staffCall('GET', '/posts/?page_size=20'),
  record: staffCall('GET', `/announcements/${id}/`),
  save: staffCall('PUT', `/announcements/${id}/`, () => ({ ...announcement, message: `Time ${next()}` })),
};

const staffAtWork = async () => {
  const calls = Object.entries(staff).map(async ([name, sendOne]) => {
    const { p50, p99, count } = summary(await steadyLoad({ sendOne, rate: 10, seconds: SECONDS }), 200);
    return { name, p50, p99, count };
  });
  return Promise.all(calls);
};

type StaffTimes = Awaited<ReturnType<typeof staffAtWork>>;
function staffInWords(rounds: readonly StaffTimes[]): string {
  const parts = Object.keys(staff).map((name) => {
    const of = rounds.flat().filter((call) => call.name === name);
    const [p50, p99] = [median(of.map((call) => call.p50)), median(of.map((call) => call.p99))];
    return `${name} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  });
  return parts.join('; ');
}

try {
  await staffAtWork();
  const quiet: StaffTimes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) quiet.push(await staffAtWork());
  console.log(`Staff alone: ${staffInWords(quiet)}`);
  for (const [name, sendOne] of Object.entries(readers)) {
    const busy: StaffTimes[] = [];
    const answered: ReturnType<typeof summary>[] = [];
    let refused = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [answers, calls] = await Promise.all([steadyReaders(sendOne, READERS, SECONDS), staffAtWork()]);
      const good = answers.filter(({ status }) => status === 200 || status === 404);
      answered.push(
        summary(
          good.map(({ took }) => ({ status: 200, took })),
          200,
        ),
      );
      refused += answers.length - good.length;
      busy.push(calls);
    }
    const middle = (part: 'count' | 'p50' | 'p99') => median(answered.map((round) => round[part]));
    console.log(`${name}: ${Math.round(middle('count') / SECONDS)} a second, ${refused} refused in all rounds`);
    console.log(
      `  p50 ${middle('p50').toFixed(1)} ms, p99 ${middle('p99').toFixed(1)} ms, ${(middle('p99') / middle('p50')).toFixed(2)} times`,
    );
    console.log(`  staff: ${staffInWords(busy)}`);
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}
