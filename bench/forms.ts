import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, median, percentile, spread } from './figures.ts';
import { admin, serveBare, serveProduct } from './servers.ts';

const ROUNDS = 5;
const POSTS = 100;

/** Posts under way at the same time. */
const TOGETHER = 8;

interface Post {
  name: string;
  path: string;
  /** What is sent the so-manieth time. */
  body(number: number): unknown;
  status: number;
}

const posts: readonly Post[] = [
  {
    name: 'a contact message (two mails, one transaction)',
    path: '/api/contact/',
    body: (number) => ({
      name: 'A visitor',
      email: `visitor${number}@example.org`,
      subject: `A question, number ${number}`,
      message: 'When do the saving groups meet?',
    }),
    status: 201,
  },
  {
    name: 'a sign-in (Argon2id)',
    path: '/api/login/',
    body: () => ({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
    status: 200,
  },
];

let sent = 0;

/** Milliseconds of each post, and how many were answered in a second. */
async function send(url: string, { path, body, status }: Post): Promise<{ times: number[]; perSecond: number }> {
  const times: number[] = [];
  async function sendInTurn(): Promise<void> {
    for (let post = 0; post < POSTS / TOGETHER; post += 1) {
      sent += 1;
      // Each from a place of its own, so that none is held back for coming too often.
      const place = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
      const began = performance.now();
      const reply = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': place },
        body: JSON.stringify(body(sent)),
      });
      const text = await reply.text();
      if (reply.status !== status) throw new Error(`${path} answered ${reply.status}: ${text}`);
      times.push(performance.now() - began);
    }
  }
  const began = performance.now();
  await Promise.all(Array.from({ length: TOGETHER }, sendInTurn));
  return { times, perSecond: times.length / ((performance.now() - began) / 1000) };
}

/** What visitors and staff send, against a bare server that only reads it and replies as many bytes. */
export async function* forms(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const product = await serveProduct(join(folder, 'data'), { TRUST_PROXY: '127.0.0.1', SAMPLE_CONTENT: 'false' });
  for (const post of posts) {
    const file = join(folder, 'reply.json');
    const headers = ['content-type', 'application/json'];
    const body = Buffer.from(JSON.stringify({ detail: 'Sent. '.repeat(10) })).toString('base64');
    await writeFile(file, JSON.stringify({ status: post.status, headers, body }));
    const bare = await serveBare(file);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await send(product.url, post), bare: await send(bare.url, post) });
    }
    await bare.stop();
    const times = rounds.flatMap(({ ours }) => ours.times);
    const ratios = rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond);
    const { name } = post;
    yield {
      name: `${name}, eight at a time (p50 ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms)`,
      value: median(ratios).toFixed(2),
      spread: spread(ratios),
      wanted: '',
    };
  }
  await product.stop();
  await rm(folder, { recursive: true });
}

if (import.meta.main) for await (const figure of forms()) console.log(figure);
