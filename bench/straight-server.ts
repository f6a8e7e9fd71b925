import { getRequestListener } from '@hono/node-server';
import { readConfig } from '../server/config.ts';
import { prepareFirstStart } from '../server/first-start.ts';
import { Freshness } from '../server/http/freshness.ts';
import { makeLog } from '../server/logging.ts';
import { builtSite } from '../server/pages/public-pages.ts';
import { assemble, listen } from '../server/process.ts';

/** The product without its door: nothing is kept, each request is answered from the database. */
const config = readConfig(process.env);
const running = await assemble({
  config,
  clock: () => new Date(),
  log: makeLog(config),
  site: await builtSite(),
  print: () => undefined,
});
await prepareFirstStart(running.desk);
const listener = getRequestListener(
  (request) => running.app.fetch(request, { address: '', freshness: new Freshness(), lowData: false }),
  { overrideGlobalObjects: false },
);
const server = await listen(listener, config);
const address = server.address();
if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => running.stop());
});
