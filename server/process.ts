import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { api } from '../domain/api/api.ts';
import type { Clock } from '../domain/instant.ts';
import { programLanguage } from '../domain/languages.ts';
import { allEndpoints, makeApp } from './app.ts';
import { BackupNow } from './backup/backup-now.ts';
import { keepBackups } from './backup/schedule.ts';
import { expectFinished } from './backup/unfinished.ts';
import type { Config } from './config.ts';
import { Copies } from './copies/keep-copies.ts';
import { ContentVersions } from './database/content-versions.ts';
import { InvalidationListener } from './database/invalidation-listener.ts';
import { migrate } from './database/migrate.ts';
import { isPostgres, openDatabase } from './database/open.ts';
import { countWhatHasGrown } from './database/statistics.ts';
import { writer } from './database/unit-of-work.ts';
import { builtAssets } from './front/built-assets.ts';
import { clientAddressReader } from './front/client-address.ts';
import { httpFront } from './front/http-front.ts';
import { PageCache } from './front/page-cache.ts';
import { PaymentRequests } from './giving/payment-requests.ts';
import { CertificateWatch } from './health/certificate.ts';
import { keepTidy } from './housekeeping.ts';
import { DirectCalls } from './http/direct-calls.ts';
import { Dispatcher, expectDiskSpaceFor, type ReplyCheck, uncheckedReplies } from './http/dispatcher.ts';
import { type Endpoint, expectAllAttached } from './http/endpoint.ts';
import { closedHeaders } from './http/headers.ts';
import { Limits } from './http/limit.ts';
import { attemptsLimiter } from './identity/known-place.ts';
import { drawSiteId } from './identity/site-id.ts';
import { adoptFirstKey, isSiteKey, OTHER_KEY } from './identity/site-key.ts';
import { expectBelieved } from './languages/believed.ts';
import { followMainLanguage, readMainLanguage } from './languages/main-language.ts';
import { wordpressParameters } from './links/old-path.ts';
import type { Log } from './logging.ts';
import { MailSender } from './mail/mail-sender.ts';
import { Outbox } from './mail/outbox.ts';
import { makeCampaignTransport, makeTransport } from './mail/transport.ts';
import { endChangingPlaces } from './main-language/change.ts';
import { ImageWorker } from './media/image-worker.ts';
import { Media } from './media/media.ts';
import { openStorage } from './media/open-storage.ts';
import { VariantQueue } from './media/variant-queue.ts';
import { DiskReserve } from './metrics/disk-reserve.ts';
import { Metrics } from './metrics/metrics.ts';
import { campaignMails } from './newsletter/campaign-mails.ts';
import type { BuiltSite } from './pages/public-pages.ts';
import { previewRoutes } from './previews/previews.ts';
import { translationPreviewRoutes } from './previews/translation-preview.ts';
import { MissedAddresses } from './redirects/missed-addresses.ts';
import { Counts } from './resource/counts.ts';
import { noteDelivered } from './senders/delivered.ts';
import type { Services } from './services.ts';
import { readSiteSettings } from './site/store.ts';
import { beginCorrection } from './translations/correction.ts';
import { inVisitorsLanguage } from './translations/overlay.ts';
import { beginTexts, endCatchingUp, noteWhatIsNew, statesUpToDate } from './translations/states.ts';
import { UpdatesWatch } from './troubles/machine-updates.ts';
import { watchTroubles } from './troubles/watch.ts';
import { TemporaryFiles } from './uploads/temporary-files.ts';
import { Visits } from './visits/visits.ts';

export interface Running {
  services: Services;
  app: ReturnType<typeof makeApp>;
  directCalls: DirectCalls;
  endpoints: readonly Endpoint[];
  cache: PageCache;
  visits: Visits;
  missed: MissedAddresses;
  invalidations: InvalidationListener;
  /** Starts the queues, the housekeeping and the look at what is watched. */
  start(): { firstHousekeeping: Promise<unknown> };
  /** Reports on `/readyz/node` that this node is about to stop, and starts no more long work; it still answers requests. */
  leave(): void;
  /** Ends the queues and closes the database. */
  stop(): Promise<void>;
}

interface ProcessParts {
  config: Config;
  clock: Clock;
  log: Log;
  site: BuiltSite;
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
}: ProcessParts): Promise<Running> {
  await bringUpToDate(config.databaseUrl, log);
  const connections = config.databaseConnections;
  const db = openDatabase(config.databaseUrl, { isServing: true, socketTimeout, connections });
  await adoptFirstKey(db, config.secretKey);
  if (!(await isSiteKey(db, config.secretKey))) log.error(OTHER_KEY);
  const versions = new ContentVersions();
  await versions.load(db);
  await readMainLanguage(db);
  await noteWhatIsNew(db, config.publicUrl);
  const nameOfSite = async () => (await readSiteSettings(db)).name;
  const outbox = new Outbox(db, makeTransport(config, print, nameOfSite), clock, log, (mail) =>
    noteDelivered({ db, write }, mail),
  );
  const write = writer(db, clock, versions, outbox, async (transaction) => {
    await expectBelieved(transaction);
    return beginTexts(transaction);
  });
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
  const missed = new MissedAddresses({ write, clock, log });
  const limits = new Limits(config.databaseUrl);
  const attempts = attemptsLimiter(limits);
  const metrics = new Metrics(clock);
  const disk = isPostgres(config.databaseUrl) ? null : new DiskReserve(config.dataFolder, log);
  await disk?.look();
  const requests = config.operator && new PaymentRequests({ db, write, clock, log, config }, config.operator.gateway);
  const copies = new Copies({ config, log });
  const backupNow = new BackupNow({ config, db, write, clock, media, log });
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
    copies,
    certificate: new CertificateWatch(config.publicUrl, clock),
    updates: new UpdatesWatch(clock),
    backupNow,
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
    follow: followMainLanguage(services),
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
  let stopWatching = async () => {};
  let longWork: Promise<unknown> | undefined;
  const leave = () => {
    metrics.isLeaving = true;
    longWork ??= Promise.allSettled([
      stopWatching(),
      stopTidying(),
      stopBackups(),
      backupNow.stop(),
      endCatchingUp(db),
      endChangingPlaces(db),
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
    missed,
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
      copies.start();
      statesUpToDate(db).catch((error: unknown) =>
        log.error({ err: error }, 'The states of translations are not up to date'),
      );
      const watching = watchTroubles(services);
      stopWatching = watching.stop;
      return { firstHousekeeping: Promise.all([tidying.firstRun, watching.firstLook]) };
    },
    leave,
    async stop() {
      leave();
      metrics.stop();
      await longWork;
      await counts.flush();
      await visits.flush();
      await missed.flush();
      await outbox.stop();
      await invalidations.stop();
      await limits.close();
      // After the last write.
      await copies.stop();
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
  { services, app, directCalls, endpoints, cache, visits, missed }: Running,
  site: BuiltSite,
  dist: string,
): Promise<RequestListener> {
  const { pages } = await site.in(programLanguage);
  return httpFront({
    app,
    directCalls,
    cache,
    visits,
    missed,
    metrics: services.metrics,
    clock: services.clock,
    assets: await builtAssets(dist, services.config.publicUrl),
    parameters: new Set([...pages.pageParameters, ...wordpressParameters, ...queryParameters(endpoints), 'language']),
    clientAddress: clientAddressReader(services.config.trustedProxies),
    log: services.log,
    publicUrl: services.config.publicUrl,
  });
}
