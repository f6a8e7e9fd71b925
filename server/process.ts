import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { api } from '../domain/api/api.ts';
import type { Clock } from '../domain/instant.ts';
import { sourceLanguage } from '../domain/languages.ts';
import { allEndpoints, makeApp } from './app.ts';
import { keepBackups } from './backup/schedule.ts';
import { expectFinished } from './backup/unfinished.ts';
import type { Config } from './config.ts';
import { ContentVersions } from './database/content-versions.ts';
import { InvalidationListener } from './database/invalidation-listener.ts';
import { migrate } from './database/migrate.ts';
import { isPostgres, openDatabase } from './database/open.ts';
import { countWhatHasGrown } from './database/statistics.ts';
import { writer } from './database/unit-of-work.ts';
import { builtAssets } from './front/built-assets.ts';
import { clientAddressReader } from './front/client-address.ts';
import { boundConnections } from './front/connections.ts';
import { httpFront } from './front/http-front.ts';
import { PageCache } from './front/page-cache.ts';
import { momoGateway } from './gateways/momo.ts';
import { PaymentRequests } from './giving/payment-requests.ts';
import { CertificateWatch } from './health/certificate.ts';
import { watchDisk } from './health/disk-notice.ts';
import { keepTidy } from './housekeeping.ts';
import { DirectCalls } from './http/direct-calls.ts';
import { Dispatcher, expectDiskSpaceFor, type ReplyCheck, uncheckedReplies } from './http/dispatcher.ts';
import { type Endpoint, expectAllAttached } from './http/endpoint.ts';
import { closedHeaders } from './http/headers.ts';
import { Limits } from './http/limit.ts';
import { attemptsLimiter } from './identity/known-place.ts';
import { drawSiteId } from './identity/site-id.ts';
import { adoptFirstKey, isSiteKey, OTHER_KEY } from './identity/site-key.ts';
import type { Log } from './logging.ts';
import { MailSender } from './mail/mail-sender.ts';
import { Outbox } from './mail/outbox.ts';
import { makeCampaignTransport, makeTransport } from './mail/transport.ts';
import { ImageWorker } from './media/image-worker.ts';
import { Media } from './media/media.ts';
import { openStorage } from './media/open-storage.ts';
import { VariantQueue } from './media/variant-queue.ts';
import { DiskReserve } from './metrics/disk-reserve.ts';
import { Metrics } from './metrics/metrics.ts';
import { campaignMails } from './newsletter/campaign-mails.ts';
import type { Site } from './pages/public-pages.ts';
import { previewRoutes } from './previews/previews.ts';
import { translationPreviewRoutes } from './previews/translation-preview.ts';
import { wordpressParameters } from './redirects/old-path.ts';
import { Counts } from './resource/counts.ts';
import type { Services } from './services.ts';
import { readSiteSettings } from './site/store.ts';
import { beginCorrection } from './translations/correction.ts';
import { inVisitorsLanguage } from './translations/overlay.ts';
import { beginTexts, endCatchingUp, noteWhatIsNew, statesUpToDate } from './translations/states.ts';
import { TemporaryFiles } from './uploads/temporary-files.ts';
import { Visits } from './visits/visits.ts';

export interface Running {
  services: Services;
  app: ReturnType<typeof makeApp>;
  directCalls: DirectCalls;
  endpoints: readonly Endpoint[];
  cache: PageCache;
  visits: Visits;
  invalidations: InvalidationListener;
  /** Starts the queues and the housekeeping. */
  start(): { firstHousekeeping: Promise<void> };
  /** Reports on `/readyz/node` that this node is about to stop, and starts no more long work; it still answers requests. */
  leave(): void;
  /** Ends the queues and closes the database. */
  stop(): Promise<void>;
}

export interface Parts {
  config: Config;
  clock: Clock;
  log: Log;
  site: Site;
  /** Prints one line for the person who started the process. */
  print(line: string): void;
  /** As `openDatabase` has it. */
  socketTimeout?: number | undefined;
  checkReply?: ReplyCheck;
}

/** Takes as long as the steps take, or as another node takes that is at them. */
async function bringUpToDate(databaseUrl: string, log: Log): Promise<void> {
  const db = openDatabase(databaseUrl);
  try {
    await expectFinished(db);
    const steps = await migrate(db);
    if (steps.length === 0) return;
    // Before anybody waits: of a long table with a new index it takes a moment.
    await countWhatHasGrown(db);
    log.debug({ steps }, 'The database was brought up to date');
  } finally {
    await db.destroy();
  }
}

/** Opens the database, brings it up to date, and puts the parts of the process together. Nothing listens yet. */
export async function assemble({
  config,
  clock,
  log,
  site,
  print,
  socketTimeout,
  checkReply = uncheckedReplies,
}: Parts): Promise<Running> {
  await bringUpToDate(config.databaseUrl, log);
  const connections = config.databaseConnections;
  const db = openDatabase(config.databaseUrl, { isServing: true, socketTimeout, connections });
  await adoptFirstKey(db, config.secretKey);
  if (!(await isSiteKey(db, config.secretKey))) log.error(OTHER_KEY);
  const versions = new ContentVersions();
  await versions.load(db);
  await noteWhatIsNew(db);
  const nameOfSite = async () => (await readSiteSettings(db)).name;
  const outbox = new Outbox(db, makeTransport(config, print, nameOfSite), clock, log);
  const write = writer(db, clock, versions, outbox, beginTexts);
  const files = new TemporaryFiles(join(config.dataFolder, 'uploads'));
  const imageWorker = new ImageWorker(files.folder);
  const media = new Media({
    storage: openStorage(config),
    files,
    imageWorker,
    write,
    onPicture: () => variants.nudge(),
  });
  await media.sweep();
  const counts = new Counts(write, log);
  const visits = new Visits({ write, clock, timeZone: config.timeZone, log });
  const limits = new Limits(config.databaseUrl);
  const attempts = attemptsLimiter(limits);
  const metrics = new Metrics(clock);
  const disk = isPostgres(config.databaseUrl) ? null : new DiskReserve(config.dataFolder, log);
  await disk?.look();
  const requests = config.momo && new PaymentRequests({ db, write, clock, log, config }, momoGateway(config.momo));
  const services: Services = {
    config,
    siteId: await drawSiteId(db),
    clock,
    log,
    db,
    write,
    versions,
    media,
    counts,
    limits,
    attempts,
    metrics,
    disk,
    outbox,
    requests,
    certificate: new CertificateWatch(config.publicUrl, clock),
    beginCorrection,
  };
  const invalidations = new InvalidationListener(config.databaseUrl, db, versions, log);
  const endpoints = [
    ...allEndpoints(services),
    ...previewRoutes(services, site, () => directCalls),
    ...translationPreviewRoutes(services, site, () => directCalls),
  ];
  expectAllAttached(api, endpoints);
  const dispatcher = new Dispatcher(endpoints, {
    expectDiskSpace: expectDiskSpaceFor(disk),
    translate: inVisitorsLanguage(services),
    checkReply,
  });
  const directCalls: DirectCalls = new DirectCalls({
    dispatcher,
    clock,
    log,
    metrics,
    headers: closedHeaders(config.publicUrl),
  });
  const variants = new VariantQueue(services, imageWorker);
  const campaigns = new MailSender(
    campaignMails(services),
    db,
    makeCampaignTransport(config, print, nameOfSite),
    clock,
    log,
  );
  let stopTidying = async () => {};
  let stopBackups = async () => {};
  let stopWatching = () => {};
  let longWork: Promise<unknown> | undefined;
  const leave = () => {
    metrics.isLeaving = true;
    stopWatching();
    longWork ??= Promise.allSettled([
      stopTidying(),
      stopBackups(),
      endCatchingUp(db),
      variants.stop(),
      campaigns.stop(),
      requests?.stop(),
    ]);
  };
  return {
    services,
    app: makeApp(services, site, dispatcher, directCalls),
    directCalls,
    endpoints,
    cache: new PageCache(versions),
    visits,
    invalidations,
    start() {
      invalidations.start();
      outbox.start();
      variants.start();
      campaigns.start();
      requests?.start();
      const tidying = keepTidy(services);
      stopTidying = tidying.stop;
      stopBackups = keepBackups(services);
      statesUpToDate(db).catch((error: unknown) =>
        log.error({ err: error }, 'The states of translations are not up to date'),
      );
      stopWatching = watchDisk(services);
      return { firstHousekeeping: tidying.firstRun };
    },
    leave,
    async stop() {
      leave();
      metrics.stop();
      await longWork;
      await counts.flush();
      await visits.flush();
      await outbox.stop();
      await invalidations.stop();
      await limits.close();
      await db.destroy();
    },
  };
}

/** The names of every query parameter some call reads. */
function queryParameters(endpoints: readonly Endpoint[]): string[] {
  return endpoints.flatMap(({ query }) => (query && 'shape' in query ? Object.keys(Object(query.shape)) : []));
}

/** The HTTP front in front of the application, with what the build made in memory. */
export async function httpFrontFor(
  { services, app, directCalls, endpoints, cache, visits }: Running,
  site: Site,
  dist: string,
): Promise<RequestListener> {
  const { pages } = await site.in(sourceLanguage);
  return httpFront({
    app,
    directCalls,
    cache,
    visits,
    metrics: services.metrics,
    clock: services.clock,
    assets: await builtAssets(dist, services.config.publicUrl),
    parameters: new Set([...pages.pageParameters, ...wordpressParameters, ...queryParameters(endpoints), 'language']),
    clientAddress: clientAddressReader(services.config.trustedProxies),
    log: services.log,
    publicUrl: services.config.publicUrl,
  });
}

/**
 * Time that a slow client has for its headers, and for its whole request (ms): ten megabytes over a slow line take
 * minutes. The last is the interval for checking expired connections.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 900_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Connections that may wait to be taken, as far as the system lets them. With Node's 511 a burst of them makes everybody
 * else who comes try again after one second, then three, then seven.
 */
const BACKLOG = 4096;

/** Listens, and answers once the port is open. */
export function listen(listener: RequestListener, { host, port }: Pick<Config, 'host' | 'port'>): Promise<Server> {
  // Most requests have no body: the events of an empty one would cost more than the answer.
  const server = createServer({ ...timeouts, optimizeEmptyRequests: true });
  boundConnections(server, listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => resolve(server));
  });
}

/**
 * Every reply asks its client from now on to come back over a new connection, which leads to another node where there are
 * several.
 */
export function sendAway(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Accepts no new connections, finishes the requests in progress, and cuts the rest after `grace` milliseconds. */
export async function drain(server: Server, grace: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(timer);
}
