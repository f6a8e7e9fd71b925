import { Hono } from 'hono';
import type { Desk } from '../desk.ts';
import { findPublicEvent } from '../events/store.ts';
import { notFound } from '../http/refusal.ts';
import type { AppContext, Surroundings } from '../http/serve.ts';
import { findPostPicture } from '../posts/store.ts';
import { iconPng, iconSvg } from './icons.ts';
import { defaultSharePicture, sharePictureOf } from './share.ts';

/** Sides of the icons, in pixels, by their address. */
const icons = { '/icon-192.png': 192, '/icon-512.png': 512, '/apple-touch-icon.png': 180 };

const headers = (type: string) => ({ 'content-type': type, 'cache-control': 'no-cache' });

/** A copy in a buffer of its own, as a response's body has to be. */
const picture = (bytes: Uint8Array, type: string) => new Response(Uint8Array.from(bytes), { headers: headers(type) });

/** The icons, and the pictures that a shared link shows. */
export function foundPictureRoutes({ rows, media, clock }: Desk) {
  const app = new Hono<{ Bindings: Partial<Surroundings> }>();

  app.get('/icon.svg', (context) =>
    context.body(iconSvg, 200, {
      ...headers('image/svg+xml'),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    }),
  );
  for (const [path, size] of Object.entries(icons)) {
    app.get(path, async () => picture(await iconPng(media.workshop, size), 'image/png'));
  }

  const standard = async () => picture(await defaultSharePicture(media), 'image/jpeg');

  /** The share picture made from this picture, otherwise the standard one. */
  async function shared(context: AppContext, mediaId: number | null): Promise<Response> {
    const made = mediaId === null ? undefined : await sharePictureOf(rows, media, mediaId);
    if (!made) return standard();
    // It is kept in storage. In memory, a hundred of them would drive out the pages.
    context.env?.freshness?.doNotKeep();
    return picture(made, 'image/jpeg');
  }

  app.get('/share/default.jpg', standard);

  app.get('/share/:file{event-[0-9]{1,9}\\.jpg}', async (context) => {
    context.env?.freshness?.dependOn('events');
    const event = await findPublicEvent(rows, Number.parseInt(context.req.param('file').slice('event-'.length), 10));
    if (!event) throw notFound('Event not found');
    return shared(context, event.banner_media_id ?? event.media_id);
  });

  app.get('/share/:file{post-[0-9]{1,9}\\.jpg}', async (context) => {
    context.env?.freshness?.dependOn('posts');
    const post = await findPostPicture(
      rows,
      Number.parseInt(context.req.param('file').slice('post-'.length), 10),
      clock(),
    );
    if (!post) throw notFound('Blog Not Found');
    return shared(context, post.media_id);
  });
  return app;
}
