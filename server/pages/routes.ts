import { Hono } from 'hono';
import type { Clock } from '../../domain/instant.ts';
import { notFound } from '../http/refusal.ts';
import type { AppContext, Surroundings } from '../http/serve.ts';
import { deskDocument } from './desk-document.ts';
import { documentHeaders } from './headers.ts';
import { keyOfPosted, readPostedForm } from './posted-form.ts';
import type { Site } from './public-pages.ts';
import { speculationRules } from './speculation-rules.ts';

export interface PagesOptions {
  site: Site;
  clock: Clock;
  timeZone: string;
  publicUrl: string;
  /** Sends a call to the API inside the process. */
  send(path: string, init: RequestInit, surroundings: Partial<Surroundings>): Response | Promise<Response>;
}

/** Every address that is not the API's or a file's: the documents for visitors and the one document of the desk. */
export function pageRoutes({ site, clock, timeZone, publicUrl, send }: PagesOptions) {
  const app = new Hono<{ Bindings: Partial<Surroundings> }>();

  /** Renders the page at the address; with what a form held that was sent to it, after the API has had it. */
  async function render(context: AppContext, form?: string) {
    const { renderDocument } = await site.pages();
    const url = new URL(context.req.url);
    const surroundings = context.env ?? {};
    const now = clock();
    const key = form && keyOfPosted(form, url.pathname, surroundings.address ?? '', now);
    return renderDocument({
      path: url.pathname,
      query: url.searchParams,
      send(path, init) {
        const headers = new Headers(init.headers);
        if (key && init.method === 'POST') headers.set('idempotency-key', key);
        return send(path, { ...init, headers }, surroundings);
      },
      now,
      timeZone,
      publicUrl,
      lowData: surroundings.lowData ?? false,
      assets: site.publicAssets,
      ...(form === undefined ? {} : { fields: new URLSearchParams(form) }),
    });
  }

  async function deskScreen(context: AppContext) {
    const { findDeskScreen } = await site.pages();
    return findDeskScreen(new URL(context.req.url).pathname);
  }

  app.get('/speculation-rules.json', (context) =>
    context.body(JSON.stringify(speculationRules), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    }),
  );

  app.get('*', async (context) => {
    const screen = await deskScreen(context);
    if (screen !== undefined) {
      return context.html(deskDocument(site.deskAssets), screen === 'lost' ? 404 : 200, documentHeaders.desk);
    }
    const document = await render(context);
    if (!document.kept) context.env?.freshness?.doNotKeep();
    const visitors = context.env?.lowData ? documentHeaders.lowDataVisitors : documentHeaders.visitors;
    const headers = document.kept ? visitors : { ...visitors, 'cache-control': 'no-store' };
    return context.html(document.html, document.status === 404 ? 404 : 200, headers);
  });

  app.post('*', async (context) => {
    if ((await deskScreen(context)) !== undefined) throw notFound();
    const { html, status } = await render(context, await readPostedForm(context));
    const headers = {
      ...documentHeaders.visitors,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=UTF-8',
    };
    return new Response(html, { status, headers });
  });
  return app;
}
