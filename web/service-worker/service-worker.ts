// Stores the pages that a visitor has seen, from the first one on, for reading without a network. If there is a network, a
// document always comes from it: the stored one is for when there is none.

// Makes this file a module to the compiler, so that it may say what `self` is here.
export {};

declare const self: ServiceWorkerGlobalScope;

/** The page that says there is no network, in the language of this one: `/rw/offline` for `/rw/Events`. */
const offlinePageFor = (address: string) =>
  `${/^\/[a-z]{2}(?=\/|$)/.exec(new URL(address).pathname)?.[0] ?? ''}/offline`;

/** The three stores, each with how many replies it keeps at most; the oldest go first. */
const stores = {
  /** One for each language that was read in. They stay however many pages are stored. */
  offlinePages: { name: 'offline-1', most: 10 },
  pages: { name: 'pages-1', most: 40 },
  assets: { name: 'assets-1', most: 120 },
  pictures: { name: 'pictures-1', most: 80 },
} as const;

type Store = (typeof stores)[keyof typeof stores];

/** The dashboard's paths, and those that must be fetched each time. */
const neverCached =
  /^(?:\/[a-z]{2})?\/(dashboard|autho|ads|users|add-event|api|healthz|readyz|newsletter|blogpreview|pledge|receipts|backups|search)(\/|$)/i;

async function keep({ name, most }: Store, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, Math.max(0, cached.length - most)).map((oldest) => cache.delete(oldest)));
}

async function keepOfflinePage(address: string): Promise<void> {
  const page = new Request(offlinePageFor(address));
  if (await caches.match(page, { ignoreVary: true })) return;
  const response = await fetch(page);
  if (response.ok) await keep(stores.offlinePages, page, response);
}

/** What is gone for good, or switched off, is not read from the store either. */
async function forget(request: Request): Promise<void> {
  await (await caches.open(stores.pages.name)).delete(request, { ignoreVary: true });
}

async function pageFromNetwork(event: FetchEvent): Promise<Response> {
  try {
    // Begun by the browser while this worker was still starting.
    const coming: Response | undefined = await event.preloadResponse;
    const response = coming ?? (await fetch(event.request));
    if (response.ok) {
      event.waitUntil(keep(stores.pages, event.request, response.clone()));
      event.waitUntil(keepOfflinePage(event.request.url));
    }
    if (response.status === 410) event.waitUntil(forget(event.request));
    return response;
  } catch {
    const seen = await caches.match(event.request, { ignoreVary: true });
    const own = await caches.match(offlinePageFor(event.request.url), { ignoreVary: true });
    // In a language in which nothing was read before: the one of a language that was.
    const [other] = own ? [] : await (await caches.open(stores.offlinePages.name)).matchAll();
    return seen ?? own ?? other ?? Response.error();
  }
}

/** For files whose name changes with their bytes. */
async function cacheFirst(event: FetchEvent, store: Store): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(store, event.request, response.clone()));
  return response;
}

/** The built files and pictures that a document, a style sheet or a script names. */
const ourFiles = /(?:\/assets\/|\/media\/|\.\/)[\w.-]+\.[\w.-]+/g;

/**
 * Stores these files, and those that they name, from the browser's own cache. Nothing is fetched over the network: a file
 * that is not in the cache was not shown.
 */
async function keepCached(addresses: Iterable<string>, seen: Set<string>): Promise<void> {
  for (const address of addresses) {
    if (seen.has(address)) continue;
    seen.add(address);
    const request = new Request(address, { cache: 'only-if-cached', mode: 'same-origin' });
    const response = await fetch(request).catch(() => undefined);
    if (response?.status !== 200) continue;
    await keep(address.includes('/media/') ? stores.pictures : stores.assets, request, response.clone());
    if (/\.(?:css|js)$/.test(address)) await keepCached(namedIn(await response.text(), address), seen);
  }
}

const namedIn = (text: string, base: string) => (text.match(ourFiles) ?? []).map((name) => new URL(name, base).href);

/** Stores a page that was opened before this worker existed, such as the target of a shared link. */
async function keepOpenPage(address: string): Promise<void> {
  if (neverCached.test(new URL(address).pathname)) return;
  const request = new Request(address, { cache: 'force-cache' });
  const response = await fetch(request);
  if (!response.ok) return;
  await keep(stores.pages, request, response.clone());
  await keepOfflinePage(address);
  await keepCached(namedIn(await response.text(), address), new Set());
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage(self.location.href));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const current = new Set<string>(Object.values(stores).map(({ name }) => name));
  const removeOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
  };
  const keepOpenPages = async () => {
    // From now on the pages' requests go through this worker; earlier responses are in the browser's cache.
    await self.clients.claim();
    const pages = await self.clients.matchAll({ type: 'window' });
    await Promise.all(pages.map(({ url }) => keepOpenPage(url)));
  };
  // Some browsers cannot: there each page waits until the worker has started.
  const preload = async () => self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([removeOld(), preload(), keepOpenPages()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || neverCached.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageFromNetwork(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(event, stores.assets));
  else if (pathname.startsWith('/media/') && request.destination === 'image') {
    event.respondWith(cacheFirst(event, stores.pictures));
  }
});
