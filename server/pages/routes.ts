import { Hono } from 'hono';
import { addresses } from '../../domain/addresses.ts';
import type { Clock } from '../../domain/instant.ts';
import type { RenderedDocument } from '../../web/site/document-request.ts';
import { CacheContext } from '../http/cache-context.ts';
import type { DirectCalls } from '../http/direct-calls.ts';
import { notFound } from '../http/http-error.ts';
import type { AppContext, Surroundings } from '../http/serve.ts';
import type { Log } from '../logging.ts';
import { dashboardDocument } from './dashboard-document.ts';
import { dashboardHeaders, visitorHeaders } from './headers.ts';
import { keyOfPosted, readPostedForm } from './posted-form.ts';
import type { Site } from './public-pages.ts';

export interface PagesOptions {
  site: Site;
  clock: Clock;
  log: Log;
  timeZone: string;
  publicUrl: string;
  directCalls: DirectCalls;
  /** Where an old address leads today: a path of ours. */
  findRedirect(pathname: string, query: URLSearchParams): Promise<string | undefined>;
}

/** Seconds for which a browser may remember where an old address leads: it can be mended. */
const REDIRECT_KEPT = 3600;

const outageHeaders = { 'retry-after': '5' };

const documentReply = ({ html, status }: RenderedDocument, headers: Record<string, string>) =>
  new Response(html, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=UTF-8',
      ...(status === 503 || status === 507 ? outageHeaders : {}),
    },
  });

/** Every address that is not the API's or a file's: the documents for visitors and the one document of the dashboard. */
export function pageRoutes({ site, clock, log, timeZone, publicUrl, directCalls, findRedirect }: PagesOptions) {
  const app = new Hono<{ Bindings: Partial<Surroundings> }>();
  const cacheable = visitorHeaders(site.ownScripts);
  const uncacheable = { ...cacheable, 'cache-control': 'no-store' };

  /** Renders the page at the address; with what a form held that was sent to it, after the API has had it. */
  async function render(context: AppContext, form?: string) {
    const { renderDocument } = await site.pages();
    const url = new URL(context.req.url);
    const { address = '', cacheContext = new CacheContext(), lowData = false } = context.env ?? {};
    const now = clock();
    const key = form && keyOfPosted(form, url.pathname, address, now);
    const document = await renderDocument({
      path: url.pathname,
      query: url.searchParams,
      call({ method, path }, { query = {}, body }) {
        const idempotencyKey = method === 'POST' ? key : undefined;
        const given = Object.entries(query).filter(([, value]) => value !== undefined);
        const texts = given.map(([name, value]) => [name, String(value)] as const);
        return directCalls.ask({ method, path, query: texts, body, cacheContext, address, idempotencyKey });
      },
      now,
      timeZone,
      publicUrl,
      lowData,
      assets: site.siteAssets,
      ...(form === undefined ? {} : { fields: new URLSearchParams(form) }),
    });
    if (document.status === 500) log.error({ err: document.fault, path: url.pathname }, 'A page could not be made');
    return document;
  }

  async function dashboardScreen(context: AppContext) {
    const { findDashboardScreen } = await site.pages();
    return findDashboardScreen(new URL(context.req.url).pathname);
  }

  /** Leads on from an address of the site that was here before. */
  async function redirected(context: AppContext): Promise<Response | undefined> {
    const { pathname, searchParams } = new URL(context.req.url);
    const target = await findRedirect(pathname, searchParams);
    if (searchParams.size > 0 || target !== undefined) context.env?.cacheContext?.addTags('pages');
    if (target === undefined) return undefined;
    context.header('cache-control', `public, max-age=${REDIRECT_KEPT}`);
    return context.redirect(target, 301);
  }

  app.get('*', async (context) => {
    const screen = await dashboardScreen(context);
    if (screen !== undefined) {
      return context.html(
        dashboardDocument(site.dashboardAssets, timeZone),
        screen === 'lost' ? 404 : 200,
        dashboardHeaders,
      );
    }
    // WordPress names everything in the query of the first page, which answers by itself.
    const isFirstPage = new URL(context.req.url).pathname === addresses.home;
    const named = isFirstPage ? await redirected(context) : undefined;
    if (named) return named;
    const document = await render(context);
    const moved = document.status === 404 && !isFirstPage ? await redirected(context) : undefined;
    if (moved) return moved;
    if (!document.cacheable) context.env?.cacheContext?.doNotCache();
    return documentReply(document, document.cacheable ? cacheable : uncacheable);
  });

  app.post('*', async (context) => {
    if ((await dashboardScreen(context)) !== undefined) throw notFound();
    const document = await render(context, await readPostedForm(context));
    return documentReply(document, uncacheable);
  });
  return app;
}
