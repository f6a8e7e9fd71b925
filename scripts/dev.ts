import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { readConfig } from '../server/config.ts';
import { prepareFirstStart } from '../server/first-start.ts';
import { CacheContext } from '../server/http/cache-context.ts';
import { makeLog } from '../server/logging.ts';
import type { BuiltSite, PublicPages } from '../server/pages/public-pages.ts';
import { assemble } from '../server/process.ts';
import { drawFixedPictures } from '../server/seo/drawings.ts';
import { startupBanner } from '../server/startup-banner.ts';
import type { Assets } from '../web/site/document-request.ts';

// The same site from source: no HTTP front, no build, and changes show at once.
const config = readConfig({ NODE_ENV: 'development', ...process.env });
const server = createServer();
const vite = await createVite({
  mode: 'development',
  appType: 'custom',
  server: { middlewareMode: true, ws: { server }, hmr: { server } },
});

async function loadPages(): Promise<PublicPages> {
  const { pageParameters, renderDocument, beginning, speculationRules } =
    await vite.ssrLoadModule('/web/site/pages.tsx');
  return { pageParameters, renderDocument, beginning, speculationRules };
}

const drawn = await drawFixedPictures();

const siteAssets: Assets = {
  stylesheets: ['ui/rich-text', 'site/site', 'site/inner-pages', 'site/giving'].map((name) => `/web/${name}.css`),
  scripts: [],
  fonts: [],
  modules: [],
  // What `begin.ts` does, which as text would hold what Vite has made of it.
  beginning: "import { start } from '/web/site/start.ts'; document.documentElement.dataset.begun = ''; start([]);",
};

const site: BuiltSite = {
  // Every address is in the language this was started in.
  in: async () => ({
    pages: await loadPages(),
    assets: siteAssets,
    stylesheets: siteAssets.stylesheets,
    ownScripts: [],
  }),
  drawn: new Map([...drawn].map(([name, bytes]) => [`/${name}`, bytes])),
  dashboardIn: async () => ({
    stylesheets: ['/web/dashboard/dashboard.css'],
    scripts: ['/web/dashboard/main.tsx'],
    fonts: [],
    modules: [],
  }),
};

const running = await assemble({ config, clock: () => new Date(), log: makeLog(config), site, print: console.log });
const firstStart = await prepareFirstStart(running.services);

const application = getRequestListener(
  async (request: Request, { incoming }) => {
    const address = incoming.socket.remoteAddress ?? '';
    const response = await running.app.fetch(request, { address, cacheContext: new CacheContext(), lowData: false });
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    // The development client is written into the page, which the strict policy forbids.
    const headers = new Headers(response.headers);
    headers.delete('content-security-policy');
    const html = await vite.transformIndexHtml(new URL(request.url).pathname, await response.text());
    return new Response(html, { status: response.status, headers });
  },
  { overrideGlobalObjects: false },
);

server.on('request', (request, response) =>
  vite.middlewares(request, response, () => void application(request, response)),
);
server.listen(config.port, config.host, () => startupBanner(config, server, firstStart));
running.start();

process.on('SIGINT', async () => {
  await vite.close();
  server.closeAllConnections();
  server.close();
  await running.stop();
});
