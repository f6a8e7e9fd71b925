import type { z } from 'zod';

/** Somebody signed in at a served site. */
export interface Client {
  url: string;
  get(path: string): Promise<Response>;
  send(method: string, path: string, body?: unknown): Promise<Response>;
  /** A reply that must be good, as JSON of this shape. */
  read<Shape>(path: string, shape: z.ZodType<Shape>): Promise<Shape>;
}

/** The client of an access token; `place` is the network address that the next request comes from, where a proxy is believed. */
export function makeClient(url: string, access: () => string, place: () => string): Client {
  const headers = () => ({ authorization: `Bearer ${access()}`, 'x-forwarded-for': place() });
  const get = (path: string) => fetch(`${url}${path}`, { headers: headers(), redirect: 'manual' });
  return {
    url,
    get,
    send: (method, path, body) =>
      fetch(`${url}${path}`, {
        method,
        headers: { ...headers(), 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    async read(path, shape) {
      const reply = await get(path);
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
      return shape.parse(await reply.json());
    },
  };
}
