import { Hono } from 'hono';
import type { Surroundings } from '../http/serve.ts';
import { fileTypes, isFileExtension } from './file-types.ts';
import type { Media } from './media.ts';
import { readRange } from './range.ts';

/** Files by their key. A key's bytes never change, so they may be kept for a year. */
export function mediaRoutes(media: Media): Hono<{ Bindings: Partial<Surroundings> }> {
  const app = new Hono<{ Bindings: Partial<Surroundings> }>();
  app.get('/media/:key', async (context) => {
    const key = context.req.param('key');
    const extension = key.split('.').at(-1) ?? '';
    const file = isFileExtension(extension) ? await media.storage.find(key) : undefined;
    if (!isFileExtension(extension) || !file) return context.notFound();
    const { size } = file;
    const range = readRange(context.req.header('range'), size);
    if (range === 'unsatisfiable') return context.body(null, 416, { 'content-range': `bytes */${size}` });
    const { type, disposition } = fileTypes[extension];
    const headers = new Headers({
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'content-length': String(range ? range.end - range.start : size),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end - 1}/${size}`);
    return new Response(await file.read(range), { status: range ? 206 : 200, headers });
  });
  return app;
}
