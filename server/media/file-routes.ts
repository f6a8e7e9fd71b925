import { Hono } from 'hono';
import { fileTypes } from '../file-types.ts';
import { readRange } from '../http/byte-range.ts';
import type { AppEnvironment } from '../http/serve.ts';
import { extensionOf } from './keys.ts';
import type { Storage } from './storage.ts';

/** Files by their key. A key's bytes never change, so they may be kept for a year, and the key is their version. */
export function mediaFileRoutes(storage: Storage): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/media/:key', async (context) => {
    const key = context.req.param('key');
    const extension = extensionOf(key);
    const file = extension && (await storage.find(key));
    if (!extension || !file) return context.notFound();
    const { size } = file;
    const etag = `"${key}"`;
    const { type, disposition } = fileTypes[extension];
    const headers = new Headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    if (context.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    // A piece is only asked for if it belongs to what the current user has already.
    const wanted = [undefined, etag].includes(context.req.header('if-range')) ? context.req.header('range') : undefined;
    const range = readRange(wanted, size);
    if (range === 'unsatisfiable') return context.body(null, 416, { 'content-range': `bytes */${size}` });
    headers.set('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
    headers.set('content-length', String(range ? range.end - range.start : size));
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end - 1}/${size}`);
    const body = context.req.method === 'HEAD' ? null : await file.read(range);
    return new Response(body, { status: range ? 206 : 200, headers });
  });
  return app;
}
