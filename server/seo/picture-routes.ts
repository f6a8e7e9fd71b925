import { extname } from 'node:path';
import { Hono } from 'hono';
import { replyText, staffText } from '../../domain/reply-text.ts';
import type { Database } from '../database/open.ts';
import { findPublicEvent } from '../events/store.ts';
import { findItemPicture } from '../gallery/store.ts';
import { notFound } from '../http/http-error.ts';
import type { AppContext, AppEnvironment } from '../http/serve.ts';
import { shareKeyOf } from '../media/keys.ts';
import type { Media } from '../media/media.ts';
import { readVariants } from '../media/present.ts';
import type { BuiltSite } from '../pages/public-pages.ts';
import { findPostPicture } from '../posts/store.ts';
import type { Services } from '../services.ts';
import { iconSvg } from './icons.ts';

/** Pixels: wide enough for a card of a network, and light enough for all of them to load. */
const WIDEST = 960;

/**
 * The share picture of a record with this picture: it is cut with the picture's other sizes, and kept beside them. Where it is
 * not there, one of those sizes. Undefined where they are not made yet, or the picture is gone: nothing is made for a
 * visitor.
 */
async function sharePictureOf(db: Database, media: Media, mediaId: number): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('media').select(['key', 'variants']).where('id', '=', mediaId).executeTakeFirst();
  if (!row) return undefined;
  const sizes = readVariants(row.variants).filter(({ type, width }) => type === 'image/jpeg' && width <= WIDEST);
  const widest = sizes.toSorted((one, other) => other.width - one.width)[0];
  for (const key of [shareKeyOf(row.key), ...(widest ? [widest.key] : [])]) {
    const cached = await media.storage.find(key);
    if (cached) return new Response(await cached.read()).bytes();
  }
  return undefined;
}

/** Others show these pictures too, beside a link to us. */
const headers = (type: string) => ({
  'content-type': type,
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
});

const types: Readonly<Record<string, string>> = { '.png': 'image/png', '.ico': 'image/vnd.microsoft.icon' };

/** A copy in a buffer of its own, as a response's body has to be. */
const picture = (bytes: Uint8Array, type: string) => new Response(Uint8Array.from(bytes), { headers: headers(type) });

/** The icons, and the pictures that a shared link shows. None is made for a request. `drawn` are those the build drew. */
export function seoPictureRoutes({ db, media, clock }: Services, drawn: BuiltSite['drawn']) {
  const app = new Hono<AppEnvironment>();

  app.get('/icon.svg', (context) => context.body(iconSvg, 200, headers('image/svg+xml')));
  for (const [path, bytes] of drawn) {
    app.get(path, () => picture(bytes, types[extname(path)] ?? 'image/jpeg'));
  }
  const standard = drawn.get('/share/default.jpg');

  /** The share picture made from this picture, otherwise the standard one. */
  async function shared(context: AppContext, mediaId: number | null): Promise<Response> {
    const made = mediaId === null ? undefined : await sharePictureOf(db, media, mediaId);
    // It is kept in storage, or soon will be. In memory, a hundred of them would drive out the pages.
    if (mediaId !== null) context.env?.cacheContext?.doNotCache();
    const shown = made ?? standard;
    if (!shown) throw notFound();
    return picture(shown, 'image/jpeg');
  }

  app.get('/share/:file{event-[0-9]{1,9}\\.jpg}', async (context) => {
    context.env?.cacheContext?.addTags('events');
    const event = await findPublicEvent(db, Number.parseInt(context.req.param('file').slice('event-'.length), 10));
    if (!event) throw notFound(replyText('eventNotFound'));
    return shared(context, event.banner_picture ?? event.picture);
  });

  app.get('/share/:file{post-[0-9]{1,9}\\.jpg}', async (context) => {
    context.env?.cacheContext?.addTags('posts');
    const post = await findPostPicture(
      db,
      Number.parseInt(context.req.param('file').slice('post-'.length), 10),
      clock(),
    );
    if (!post) throw notFound(staffText('postNotFound'));
    return shared(context, post.media_id);
  });

  app.get('/share/:file{gallery-[0-9]{1,9}\\.jpg}', async (context) => {
    context.env?.cacheContext?.addTags('gallery');
    const item = await findItemPicture(db, Number.parseInt(context.req.param('file').slice('gallery-'.length), 10));
    if (!item) throw notFound(staffText('galleryItemNotFound'));
    return shared(context, item.media_id);
  });
  return app;
}
