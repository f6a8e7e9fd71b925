import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import type { TestApp } from '../support/test-app.ts';

test.use({ serviceWorkers: 'allow' });

/** The app behind an address that notes what travels to it: a worker's requests are hidden from the page. */
async function watched(app: TestApp) {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming;
    asked.push(path);
    const onwards = request(app.url + path, { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(outgoing);
    });
    incoming.pipe(onwards);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, asked, close };
}

test('the first page somebody ever opens can be read again without a network, and costs nothing more', async ({
  browser,
  app,
}) => {
  const { url, asked, close } = await watched(app);
  const context = await browser.newContext({ viewport: { width: 375, height: 720 }, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${url}/BlogDetail/1`);
  const picture = page.locator('.post-head-picture img');
  await picture.scrollIntoViewIfNeeded();
  await wakeIslands(page);
  const kept = () =>
    page.evaluate(async () => {
      const stores = ['pages-1', 'assets-1', 'pictures-1'];
      const keys = await Promise.all(stores.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map((one) => new URL(one.url).pathname);
    });
  const shown = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
  const wanted = ['/BlogDetail/1', '.woff2', '/start', '.island', '/hydrate', shown];
  await expect
    .poll(async () => {
      const addresses = await kept();
      return wanted.filter((part) => !addresses.some((one) => one.includes(part)));
    })
    .toEqual([]);
  // No file was fetched twice; only the page's files, the worker and the offline page were fetched.
  expect(asked.filter((one, place) => asked.indexOf(one) < place)).toEqual([]);
  const own = async () => {
    const loaded = await page.evaluate(() => performance.getEntries().map(({ name }) => name));
    return asked.filter((one) => !loaded.includes(url + one) && !/\/icon|\.webmanifest/.test(one)).sort();
  };
  await expect.poll(own).toEqual(['/offline', '/service-worker.js']);

  await context.setOffline(true);
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Why the box has three locks');
  expect(await page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // Its scripts are there too.
  await wakeIslands(page);
  await context.close();
  close();
});

test('a page read before opens again, another says that there is no network', async ({
  page,
  context,
  allowFaults,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch/);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/Mission');
  await page.waitForFunction(async () =>
    (await (await caches.open('pages-1')).keys()).some(({ url }) => url.endsWith('/Mission')),
  );
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Mission' })).toBeVisible();
  await page.goto('/Vision');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

test('the next page is sent as what is new in it, and is never an older one', async ({ page, app }) => {
  const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
  const encodings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) encodings.push(response.headers()['content-encoding']);
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const title of ['The office is closed', 'The office is open']) {
    await page.goto('/Announcements');
    await app.call('POST', '/announcements/', { title, message: 'Today.' }, access);
    await page.goto('/');
    await page.goto('/Announcements');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  expect(encodings.slice(1)).toContain('dcz');
});
