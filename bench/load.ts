import { request } from 'node:http';
import autocannon from 'autocannon';

/** The headers of a browser that the product reads. */
export const visitorHeaders: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };

const CONNECTIONS = 32;

/** Headers Node adds to every reply, the bare server's as well. */
const added = new Set(['date', 'connection', 'keep-alive']);

export interface RawReply {
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

/** Requests one address as often as 32 connections can, for this many seconds. Throws for a wrong reply. */
export async function load(url: string, seconds: number): Promise<Loaded> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: visitorHeaders,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} wrong replies, ${errors} errors`);
  return { perSecond: requests.average, p99: latency.p99 };
}
