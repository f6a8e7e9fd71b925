import type { z } from 'zod';

/** Somebody who asks a served site. */
export interface Client {
  url: string;
  get(path: string): Promise<Response>;
  send(method: string, path: string, body?: unknown): Promise<Response>;
  /** A reply that must be good, as JSON of this shape. */
  read<Shape>(path: string, shape: z.ZodType<Shape>): Promise<Shape>;
}

/** `headers` makes those of the next request, such as who it is from. */
export function makeClient(url: string, headers: () => Record<string, string>): Client {
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
