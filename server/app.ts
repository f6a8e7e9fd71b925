import { Hono } from 'hono';
import { announcementRoutes } from './announcements/routes.ts';
import { advertisementRoutes } from './advertisements/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import type { Desk } from './desk.ts';
import { eventRoutes } from './events/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { Endpoint } from './http/endpoint.ts';
import { problemReply, toRefusal } from './http/failure.ts';
import { securityHeaders } from './http/headers.ts';
import { notFound } from './http/refusal.ts';
import { requestLog } from './http/request-log.ts';
import { serve, type Surroundings } from './http/serve.ts';
import { identityRoutes } from './identity/routes.ts';
import { identify } from './identity/sessions.ts';
import { mediaRoutes } from './media/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import type { Site } from './pages/public-pages.ts';
import { pageRoutes } from './pages/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { siteRoutes } from './site/routes.ts';

/** Every call of the API. */
export function allEndpoints(desk: Desk): Endpoint[] {
  return [
    ...identityRoutes(desk),
    ...announcementRoutes(desk),
    ...advertisementRoutes(desk),
    ...eventRoutes(desk),
    ...postRoutes(desk),
    ...categoryRoutes(desk),
    ...siteRoutes(desk),
  ];
}

/** API paths are registered with a slash at the end, and answered without one too. */
function canonicalPath(request: Request): string {
  const { pathname } = new URL(request.url);
  const isCall = pathname.startsWith('/api/') && !pathname.endsWith('/') && !/\/(docs|openapi\.json)$/.test(pathname);
  return isCall ? `${pathname}/` : pathname;
}

/** The whole application: what it answers to any request, without a network. */
export function makeApp(desk: Desk, site: Site, endpoints: readonly Endpoint[]) {
  const { clock, log, rows, config } = desk;
  const app = new Hono<{ Bindings: Partial<Surroundings> }>({ getPath: canonicalPath });
  app.use(requestLog(log), securityHeaders(config.publicUrl));
  app.onError((error) => problemReply(toRefusal(error, log)));
  app.notFound(() => problemReply(notFound()));

  app.route('/', healthRoutes(desk));
  app.route('/', mediaRoutes(desk.media));
  app.route('/api', openApiRoutes(endpoints, config.publicUrl));
  const api = serve(endpoints, { clock, log, identify: (token) => identify(rows, token, clock()) });
  app.route('/api', api);
  const send = (path: string, init: RequestInit, surroundings: Partial<Surroundings>) =>
    app.request(path, init, surroundings);
  app.route('/', pageRoutes({ site, clock, timeZone: config.timeZone, publicUrl: config.publicUrl, send }));
  return app;
}
