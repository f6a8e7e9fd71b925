import { Hono } from 'hono';
import { api } from '../domain/api/api.ts';
import { type CollectionName, describedCollections } from '../domain/collections/registry.ts';
import { everyPlainSubmission } from '../domain/submissions/registry.ts';
import { serverModules } from '../modules/server.ts';
import { advertisementEndpoints } from './advertisements/endpoints.ts';
import { openAdvertisementRoutes } from './advertisements/open.ts';
import { announcementEndpoints } from './announcements/endpoints.ts';
import { askRoutes } from './asks/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { backupFileRoutes } from './backup/file-routes.ts';
import { backupRoutes } from './backup/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { categoryEndpoints } from './categories/endpoints.ts';
import { clockRoutes } from './clock-check/routes.ts';
import { collectionEndpoints, type ServedCollection } from './collections/calls.ts';
import { orderEndpoints } from './collections/order.ts';
import { contactRoutes } from './contacts/routes.ts';
import { donationRoutes } from './donations/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { paymentRoutes } from './giving/payment-routes.ts';
import { pledgeRoutes } from './giving/pledge-routes.ts';
import { ownReceiptRoutes, receiptRoutes } from './giving/receipt-routes.ts';
import { callbackRoutes, paymentRequestRoutes } from './giving/request-routes.ts';
import { metricsRoutes } from './health/prometheus.ts';
import { healthRoutes } from './health/routes.ts';
import { statusRoutes } from './health/status.ts';
import type { DirectCalls } from './http/direct-calls.ts';
import type { Dispatcher } from './http/dispatcher.ts';
import type { Endpoint } from './http/endpoint.ts';
import { securityHeaders } from './http/headers.ts';
import { notFound, problemReply, toHttpError } from './http/http-error.ts';
import { outageOf } from './http/outage.ts';
import { requestLog } from './http/request-log.ts';
import { type AppEnvironment, languageFor, serve } from './http/serve.ts';
import { administrators } from './identity/accounts.ts';
import { identityRoutes } from './identity/routes.ts';
import { identify } from './identity/sessions.ts';
import { believing } from './languages/believed.ts';
import { followMainLanguage } from './languages/main-language.ts';
import { lowDataRoutes } from './low-data/routes.ts';
import { changePlaces } from './main-language/change-places.ts';
import { siteLanguageRoutes } from './main-language/routes.ts';
import { mediaFileRoutes } from './media/file-routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { standardPageLeads } from './page-leads/leads.ts';
import { ledFrom } from './page-leads/led-from.ts';
import { withoutMainPrefix } from './pages/main-language-prefix.ts';
import type { BuiltSite } from './pages/public-pages.ts';
import { pageRoutes } from './pages/routes.ts';
import { plainPageRoutes } from './plain-pages/routes.ts';
import { plainPageStore } from './plain-pages/staff-store.ts';
import { postRoutes } from './posts/routes.ts';
import { postStore } from './posts/staff-store.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { findRedirect } from './redirects/find-redirect.ts';
import { redirectRoutes } from './redirects/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { tellRegistered } from './registrations/tell.ts';
import { roleRoutes } from './roles/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { senderRoutes } from './senders/routes.ts';
import { seoPictureRoutes } from './seo/picture-routes.ts';
import { seoRoutes } from './seo/routes.ts';
import { wellKnownRoutes } from './seo/well-known.ts';
import type { Services } from './services.ts';
import { siteRoutes } from './site/routes.ts';
import { readSiteSettings } from './site/store.ts';
import { sitePageRoutes } from './site-pages/routes.ts';
import { siteSearchRoutes } from './site-search/routes.ts';
import { formAnswerRoutes } from './staff-forms/answer-routes.ts';
import { formEndpoints } from './staff-forms/endpoints.ts';
import { standardPageRoutes } from './standard-pages/routes.ts';
import { submissionEndpoints } from './submissions/plain.ts';
import { translationRoutes } from './translations/routes.ts';
import { trashRoutes } from './trash/routes.ts';
import { undoRoutes } from './undo/routes.ts';
import { userRoutes } from './users/routes.ts';
import { routesOfUses } from './uses/routes.ts';
import { versionRoutes } from './versions/routes.ts';
import { versionedRecords } from './versions/versioned-records.ts';

/** The collections that name a piece of their own, or have calls beside those of all. */
const ownEndpoints: Partial<Record<CollectionName, (services: Services) => Endpoint[]>> = {
  announcements: announcementEndpoints,
  ads: advertisementEndpoints,
  categories: categoryEndpoints,
  forms: formEndpoints,
};

/** Every call of the API that works by itself. */
function ownCalls(services: Services): Endpoint[] {
  return [
    ...identityRoutes(services),
    ...userRoutes(services),
    ...roleRoutes(services),
    ...overviewRoutes(services),
    ...searchRoutes(services),
    ...siteSearchRoutes(services),
    ...calendarRoutes(services),
    ...auditRoutes(services),
    ...trashRoutes(services),
    ...eventRoutes(services, tellRegistered(services)),
    ...postRoutes(services),
    ...draftRoutes(services),
    ...routesOfUses(services),
    ...siteRoutes(services, standardPageLeads(services)),
    ...siteLanguageRoutes(services),
    ...registrationRoutes(services),
    ...mediaRoutes(services),
    ...galleryRoutes(services),
    ...contactRoutes(services),
    ...donationRoutes(services),
    ...formAnswerRoutes(services),
    ...senderRoutes(services),
    ...everyPlainSubmission.flatMap((submission) => submissionEndpoints(services, submission)),
    ...pledgeRoutes(services),
    ...paymentRoutes(services),
    ...paymentRequestRoutes(services),
    ...receiptRoutes(services),
    ...newsletterRoutes(services),
    ...privacyRoutes(services),
    ...sitePageRoutes(services),
    ...standardPageRoutes(services),
    ...plainPageRoutes(services),
    // Behind the pages: one of them can stand at the address `asks`.
    ...askRoutes(services, 'posts', postStore(services)),
    ...askRoutes(services, 'pages', plainPageStore(services)),
    ...redirectRoutes(services),
    ...describedCollections.flatMap(
      (collection: ServedCollection) =>
        ownEndpoints[collection.name]?.(services) ?? collectionEndpoints(services, collection),
    ),
    ...describedCollections.flatMap((collection: ServedCollection) => orderEndpoints(services, collection)),
    ...statusRoutes(services),
    ...backupRoutes(services),
    ...clockRoutes(services),
    ...translationRoutes(services, changePlaces),
    ...serverModules.flatMap(({ endpoints }) => endpoints?.(services) ?? []),
  ];
}

/** Every call of the API. */
export function allEndpoints(services: Services): Endpoint[] {
  const calls = ownCalls(services);
  const versioned = versionedRecords(services, calls);
  return [...calls, ...versionRoutes(services, versioned), ...undoRoutes(services, calls, versioned)];
}

/** API paths are registered with a slash at the end, and answered without one too. */
function canonicalPath(request: Request): string {
  const { pathname } = new URL(request.url);
  const isCall = pathname.startsWith('/api/') && !pathname.endsWith('/') && !/\/(docs|openapi\.json)$/.test(pathname);
  return isCall ? `${pathname}/` : pathname;
}

/** The whole application: what it answers to any request, without a network. */
export function makeApp(services: Services, site: BuiltSite, dispatcher: Dispatcher, directCalls: DirectCalls) {
  const { clock, log, db, config, metrics } = services;
  const app = new Hono<AppEnvironment>({ getPath: canonicalPath });
  app.use(requestLog(log, metrics), securityHeaders(config.publicUrl));
  const follow = followMainLanguage(services);
  app.use(async (_, next) => {
    await follow();
    return next();
  });
  app.onError(async (error, context) => {
    if (outageOf(error) === 'full') await services.disk?.release();
    return problemReply(toHttpError(error, log), languageFor(context));
  });
  app.notFound((context) => problemReply(notFound(), languageFor(context)));

  app.route('/', healthRoutes(services));
  app.get('*', withoutMainPrefix(app));
  app.route('/', lowDataRoutes(config.publicUrl));
  app.route('/', mediaFileRoutes(services.media.storage));
  app.route('/', openAdvertisementRoutes(services));
  app.route('/', backupFileRoutes(services));
  app.route('/', ownReceiptRoutes(services));
  app.route('/', callbackRoutes(services));
  app.route('/', seoRoutes(services));
  app.route('/', wellKnownRoutes(services));
  app.route('/', seoPictureRoutes(services, site.drawn));
  app.route('/api', openApiRoutes(api, config.publicUrl));
  const identifyNow = (token: string) => identify(db, token, clock());
  app.route('/', metricsRoutes(services, identifyNow));
  const calls = serve({
    clock,
    log,
    identify: identifyNow,
    administrators: () => administrators(db),
    files: services.media.files,
    dispatcher,
    believing,
  });
  app.route('/api', calls);
  const { timeZone, publicUrl, secretKey } = config;
  app.route(
    '/',
    pageRoutes({
      site,
      clock,
      log,
      timeZone,
      publicUrl,
      secretKey,
      directCalls,
      findRedirect: (pathname, query) => findRedirect(db, pathname, query, clock().toISOString()),
      ledFrom: ledFrom(services, readSiteSettings),
    }),
  );
  return app;
}
