import { Hono } from 'hono';
import type { Surroundings } from '../http/serve.ts';
import type { Media } from './media.ts';

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Files by their key. A key's bytes never change, so they may be kept for a year. */
export function mediaRoutes(media: Media): Hono<{ Bindings: Partial<Surroundings> }> {
  const app = new Hono<{ Bindings: Partial<Surroundings> }>();
  app.get('/media/:key', async (context) => {
    const key = context.req.param('key');
    const type = types[key.split('.').at(-1) ?? ''];
    const file = type === undefined ? undefined : await media.storage.find(key);
    if (type === undefined || !file) return context.notFound();
    return new Response(await file.read(), {
      headers: {
        'content-type': type,
        'content-length': String(file.size),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  });
  return app;
}
