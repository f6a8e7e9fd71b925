import { Hono } from 'hono';
import { plainCollections } from '../domain/collections/registry.ts';
import { openAdvertisementRoutes } from './advertisements/open.ts';
import { advertisementRoutes } from './advertisements/routes.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { backupRoutes } from './archive/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { collectionCalls, type ServedCollection } from './collections/calls.ts';
import { contactRoutes } from './contacts/routes.ts';
import { staffContactRoutes } from './contacts/staff-routes.ts';
import type { Desk } from './desk.ts';
import { donationRoutes } from './donations/routes.ts';
import { staffDonationRoutes } from './donations/staff-routes.ts';
import { eventRoutes } from './events/routes.ts';
import { foundPictureRoutes } from './found/picture-routes.ts';
import { foundRoutes } from './found/routes.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { galleryCategoryRoutes } from './gallery-categories/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { DirectCalls } from './http/direct-calls.ts';
import type { Endpoint } from './http/endpoint.ts';
import { problemReply, toRefusal } from './http/failure.ts';
import { securityHeaders } from './http/headers.ts';
import { outageOf } from './http/outage.ts';
import { notFound } from './http/refusal.ts';
import { requestLog } from './http/request-log.ts';
import { roomFor } from './http/room.ts';
import { type Surroundings, serve } from './http/serve.ts';
import { identityRoutes } from './identity/routes.ts';
import { identify } from './identity/sessions.ts';
import { whoToAsk } from './identity/who-to-ask.ts';
import { whoToAskRoutes } from './identity/who-to-ask-routes.ts';
import { lowDataRoutes } from './low-data/routes.ts';
import { mediaFileRoutes } from './media/file-routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import type { Site } from './pages/public-pages.ts';
import { pageRoutes } from './pages/routes.ts';
import { plainPageRoutes } from './plain-pages/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { findRedirect } from './redirects/store.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { roleRoutes } from './roles/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { sitePageRoutes } from './site-pages/routes.ts';
import { userRoutes } from './users/routes.ts';
import { metricsRoutes } from './watch/metrics.ts';
import { statusRoutes } from './watch/routes.ts';

/** Every call of the API. */
export function allEndpoints(desk: Desk): Endpoint[] {
  return [
    ...identityRoutes(desk),
    ...whoToAskRoutes(desk),
    ...userRoutes(desk),
    ...roleRoutes(desk),
    ...overviewRoutes(desk),
    ...auditRoutes(desk),
    ...announcementRoutes(desk),
    ...advertisementRoutes(desk),
    ...eventRoutes(desk),
    ...postRoutes(desk),
    ...categoryRoutes(desk),
    ...siteRoutes(desk),
    ...registrationRoutes(desk),
    ...mediaRoutes(desk),
    ...galleryRoutes(desk),
    ...galleryCategoryRoutes(desk),
    ...contactRoutes(desk),
    ...staffContactRoutes(desk),
    ...donationRoutes(desk),
    ...staffDonationRoutes(desk),
    ...newsletterRoutes(desk),
    ...privacyRoutes(desk),
    ...sitePageRoutes(desk),
    ...plainPageRoutes(desk),
    ...plainCollections.flatMap((collection: ServedCollection) => collectionCalls(desk, collection)),
    ...statusRoutes(desk),
    ...backupRoutes(desk),
  ];
}

/** API paths are registered with a slash at the end, and answered without one too. */
function canonicalPath(request: Request): string {
  const { pathname } = new URL(request.url);
  const isCall = pathname.startsWith('/api/') && !pathname.endsWith('/') && !/\/(docs|openapi\.json)$/.test(pathname);
  return isCall ? `${pathname}/` : pathname;
}

/** The whole application: what it answers to any request, without a network. */
export function makeApp(desk: Desk, site: Site, endpoints: readonly Endpoint[], directCalls: DirectCalls) {
  const { clock, log, rows, config, watch } = desk;
  const app = new Hono<{ Bindings: Partial<Surroundings> }>({ getPath: canonicalPath });
  app.use(requestLog(log, watch), securityHeaders(config.publicUrl));
  app.onError(async (error) => {
    if (outageOf(error) === 'full') await desk.disk?.release();
    return problemReply(toRefusal(error, log));
  });
  app.notFound(() => problemReply(notFound()));

  app.route('/', healthRoutes(desk));
  app.route('/', lowDataRoutes(config.publicUrl));
  app.route('/', mediaFileRoutes(desk.media.storage));
  app.route('/', openAdvertisementRoutes(desk));
  app.route('/', foundRoutes(desk));
  app.route('/', foundPictureRoutes(desk, site.drawn));
  app.route('/api', openApiRoutes(endpoints, config.publicUrl));
  const identifyNow = (token: string) => identify(rows, token, clock());
  app.route('/', metricsRoutes(desk, identifyNow));
  const api = serve(endpoints, {
    clock,
    log,
    identify: identifyNow,
    whoToAsk: () => whoToAsk(rows),
    files: desk.media.files,
    expectRoom: roomFor(desk.disk),
  });
  app.route('/api', api);
  const { timeZone, publicUrl } = config;
  app.route(
    '/',
    pageRoutes({
      site,
      clock,
      log,
      timeZone,
      publicUrl,
      directCalls,
      findRedirect: (pathname, query) => findRedirect(rows, pathname, query),
    }),
  );
  return app;
}
