import { Hono } from 'hono';
import type { Clock } from '../../domain/instant.ts';
import { notFound } from '../http/refusal.ts';
import type { AppContext, Surroundings } from '../http/serve.ts';
import { deskDocument } from './desk-document.ts';
import { documentHeaders } from './headers.ts';
import { postedFields, smallForms, withKey } from './posted-form.ts';
import type { Site } from './public-pages.ts';

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

  async function render(context: AppContext, form?: PostedFields) {
    const { renderDocument } = await site.pages();
    const url = new URL(context.req.url);
    const surroundings = context.env ?? {};
    const document = await renderDocument({
      path: url.pathname,
      query: url.searchParams,
      send: (path, init) => send(path, init, surroundings),
      now: clock(),
      timeZone,
      publicUrl,
      saveData: context.req.header('save-data') === 'on',
      assets: site.publicAssets,
    });
    if (!document.kept) surroundings.freshness?.doNotKeep();
    return context.html(document.html, document.status === 404 ? 404 : 200, documentHeaders.visitors);
  }

  app.get('*', async (context) => {
    const { findDeskScreen } = await site.pages();
    const screen = findDeskScreen(new URL(context.req.url).pathname);
    if (screen === undefined) return publicDocument(context);
    return context.html(deskDocument(site.deskAssets), screen === 'lost' ? 404 : 200, documentHeaders.desk);
  });
  return app;
}
