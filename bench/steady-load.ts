import { Agent, request } from 'node:http';
import { percentile } from './figures.ts';

export interface Answered {
  status: number;
  /** Milliseconds from the first byte sent to the last received. */
  took: number;
}

/** Asks once. Answers the status, 0 where no answer came. */
export type SendOne = () => Promise<number>;

/** Asks for each address over connections that are kept, as many as it takes. */
export function visitor(address: () => string): SendOne {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  return () =>
    new Promise((resolve) => {
      request(address(), { agent }, (reply) => {
        reply.on('end', () => resolve(reply.statusCode ?? 0));
        reply.on('error', () => resolve(0));
        reply.resume();
      })
        .on('error', () => resolve(0))
        .end();
    });
}

async function timed(sendOne: SendOne): Promise<Answered> {
  const began = performance.now();
  const status = await sendOne();
  return { status, took: performance.now() - began };
}

export interface Load {
  sendOne: SendOne;
  /** Requests a second: they go out whether or not those before were answered. */
  rate: number;
  seconds: number;
}

/** Maximum pause of this machine that is made up for (ms); requests that a longer pause delayed are left out. */
const MADE_UP_FOR = 50;

/** Sends at a steady rate and answers what came of each request. */
export async function steadyLoad({ sendOne, rate, seconds }: Load): Promise<Answered[]> {
  const answers: Promise<Answered>[] = [];
  const began = performance.now();
  let due = 0;
  let before = began;
  while (performance.now() - began < seconds * 1000) {
    const now = performance.now();
    due += (Math.min(now - before, MADE_UP_FOR) / 1000) * rate;
    before = now;
    while (answers.length < due) answers.push(timed(sendOne));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Promise.all(answers);
}

/** Sends the next request as soon as one is answered, on this many connections, and answers what came of each. */
export async function steadyReaders(sendOne: SendOne, atOnce: number, seconds: number): Promise<Answered[]> {
  const end = performance.now() + seconds * 1000;
  const answers: Answered[] = [];
  async function askOn() {
    while (performance.now() < end) answers.push(await timed(sendOne));
  }
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return answers;
}

/** The good answers per second of so many connections. */
export async function capacity(sendOne: SendOne, atOnce: number, seconds: number): Promise<number> {
  const answers = await steadyReaders(sendOne, atOnce, seconds);
  return answers.filter(({ status }) => status === 200).length / seconds;
}

/** The number of answers with this status, and their times in milliseconds. */
export function summary(answers: readonly Answered[], status: number) {
  const times = answers.filter((answer) => answer.status === status).map(({ took }) => took);
  const at = (part: number) => (times.length === 0 ? 0 : percentile(times, part));
  return { count: times.length, p50: at(0.5), p99: at(0.99), most: times.length === 0 ? 0 : Math.max(...times) };
}

export const timesInWords = ({ count, p50, p99, most }: ReturnType<typeof summary>) =>
  `${count}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${most.toFixed(1)} ms`;
