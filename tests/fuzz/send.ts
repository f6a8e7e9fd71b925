import { type Agent, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export interface Answer {
  status: number;
  type: string;
  body: string;
  /** Milliseconds until the last byte. */
  took: number;
}

/** Time-out of a request (ms). */
const PATIENCE = 10_000;

/** The status of an answer that did not come. */
export const NONE = 0;

/** Sends it over a real connection. Rejects where that breaks. */
export function send(url: string, { method, target, headers, body }: FuzzRequest, agent: Agent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  const nothing = (): Answer => ({ status: NONE, type: '', body: '', took: performance.now() - began });
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
      resolve(nothing());
      sent.destroy(new Error('Nobody waits any longer'));
    });
    sent.on('error', (error) => {
      const isOver = 'code' in error && error.code === 'ECONNRESET';
      // An answer that does not wait for the whole body may end the connection, which the next one finds out.
      if (isOver && sent.reusedSocket) resolve(send(url, { method, target, headers, body }, agent));
      // The server does not read the body of a GET: the end of a long one is lost, and the answer with it.
      else if (isOver && body && /^(GET|HEAD)$/.test(method)) resolve(nothing());
      else reject(error);
    });
    sent.end(body);
  });
}
