import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);

/** The headers of a browser that the product reads. */
export const visitorHeaders: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };

const CONNECTIONS = 32;

/** Headers Node adds to every reply, the bare server's as well. */
const added = new Set(['date', 'connection', 'keep-alive']);

interface RawReply {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
}

/** One reply as it travels: compressed, with the headers that the product itself sent. */
export function rawReply(url: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    request(url, { headers: visitorHeaders }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('end', () => {
        const remaining = Object.entries(reply.headers).filter(([name]) => !added.has(name));
        resolve({
          status: reply.statusCode ?? 0,
          headers: remaining.flatMap(([name, value]) => [name, String(value)]),
          body: Buffer.concat(chunks),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

export interface Loaded {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** The generator of load, in C: one in JavaScript takes as long as the server. From Debian’s package of this name. */
export const hasWrk = () => existsSync('/usr/bin/wrk');

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

async function loadWithWrk(url: string, seconds: number): Promise<Loaded> {
  const headers = Object.entries(visitorHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const rest = ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...headers, url];
  const { stdout } = await run('wrk', rest);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return { perSecond: Number(perSecond), p99: Number(p99) * (milliseconds[unit] ?? Number.NaN) };
}

/** Requests one address as often as 32 connections can, for this many seconds. Throws for a wrong reply. */
export async function load(url: string, seconds: number): Promise<Loaded> {
  if (hasWrk()) return loadWithWrk(url, seconds);
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: visitorHeaders,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} wrong replies, ${errors} errors`);
  return { perSecond: requests.average, p99: latency.p99 };
}
