import { type Agent, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export interface Answer {
  status: number;
  type: string;
  body: string;
  /** Milliseconds until the last byte. */
  took: number;
}

/** Milliseconds after which nobody waits any longer. */
const PATIENCE = 10_000;

/** The status of an answer that nobody waited for any longer. */
export const NONE = 0;

/** Sends it over a real connection. Rejects where that breaks. */
export function send(url: string, { method, target, headers, body }: FuzzRequest, agent: Agent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  const length = body ? { 'content-length': body.length } : {};
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path: target, headers: { ...headers, ...length }, agent, timeout: PATIENCE },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            type: reply.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString('utf8'),
            took: performance.now() - began,
          }),
        );
      },
    );
    sent.on('timeout', () => {
      resolve({ status: NONE, type: '', body: '', took: performance.now() - began });
      sent.destroy(new Error('Nobody waits any longer'));
    });
    sent.on('error', (error) => {
      // An answer that does not wait for the whole body may end the connection, which the next one finds out.
      const wasOver = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (wasOver) resolve(send(url, { method, target, headers, body }, agent));
      else reject(error);
    });
    sent.end(body);
  });
}
