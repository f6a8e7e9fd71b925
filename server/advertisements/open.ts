import { Hono } from 'hono';
import { dayOf } from '../../domain/calendar.ts';
import { targetUrl } from '../../domain/collections/advertisements.ts';
import { identifier } from '../../domain/identifier.ts';
import { languages, mainLanguage } from '../../domain/languages.ts';
import type { Database } from '../database/open.ts';
import { networkOf } from '../http/network.ts';
import type { AppContext, AppEnvironment } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { withPresentLinks } from '../translations/own-links.ts';

/** The target of an advertisement; undefined for one that visitors cannot have seen. `today` is the site's day. */
async function targetOf(db: Database, id: number, today: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('advertisements')
    .select('target_url')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('start_date', '<=', today)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.target_url;
}

/** Counts only people who follow the link, not browsers that fetch ahead, and not HEAD requests. */
const isFollowed = ({ req }: AppContext) =>
  req.method === 'GET' && !/prefetch/i.test(req.header('sec-purpose') ?? req.header('purpose') ?? '');

/**
 * The target of the banner's links: counts the click and redirects to the advertisement's own address, never to one
 * named in the request. It needs no script and no cookie. One of this site is shown in the language that the banner was read in.
 */
export function openAdvertisementRoutes({ db, counts, clock, config }: Services) {
  const app = new Hono<AppEnvironment>();
  app.get('/ads/:id{[0-9]{1,10}}/open', async (context) => {
    const id = identifier.shape.id.safeParse(context.req.param('id')).data ?? 0;
    const today = dayOf(clock(), config.timeZone);
    const target_url = targetUrl.safeParse(await targetOf(db, id, today)).data;
    if (target_url === undefined) return context.notFound();
    const language = languages.find((code) => code === context.req.query('language')) ?? mainLanguage();
    const { target_url: target } = await withPresentLinks({ db, config, clock }, 'ads', { id, target_url }, language);
    if (isFollowed(context)) await counts.add('advertisement clicks', id, networkOf(context.env?.address ?? ''));
    context.header('cache-control', 'no-store');
    context.header('x-robots-tag', 'noindex');
    return context.redirect(target, 302);
  });
  return app;
}
