// Keeps what a visitor has seen, so that it can be read again without a network. A document always comes from the
// network where there is one: the kept one is for when there is none.

// Makes this file a module to the compiler, so that it may say what `self` is here.
export {};

declare const self: ServiceWorkerGlobalScope;

const OFFLINE_PAGE = '/offline';

/** The three stores, each with how many replies it keeps at most; the oldest go first. */
const stores = {
  pages: { name: 'pages-1', most: 40 },
  assets: { name: 'assets-1', most: 120 },
  pictures: { name: 'pictures-1', most: 80 },
} as const;

type Store = (typeof stores)[keyof typeof stores];

/** The dashboard's paths, and those that must be fetched each time. */
const neverCached = /^\/(dashboard|autho|ads|users|add-event|api|healthz|readyz|newsletter|blogpreview)(\/|$)/i;

async function keep({ name, most }: Store, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, Math.max(0, cached.length - most)).map((oldest) => cache.delete(oldest)));
}

async function pageFromNetwork(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(stores.pages, event.request, response.clone()));
    return response;
  } catch {
    const seen = await caches.match(event.request, { ignoreVary: true });
    return seen ?? (await caches.match(OFFLINE_PAGE, { ignoreVary: true })) ?? Response.error();
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

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(stores.pages.name).then((cache) => cache.add(OFFLINE_PAGE)));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const current = new Set<string>(Object.values(stores).map(({ name }) => name));
  const removeOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([removeOld(), self.clients.claim()]));
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
