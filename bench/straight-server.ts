import { readConfig } from '../server/config.ts';
import { prepareFirstStart } from '../server/first-start.ts';
import { CacheContext } from '../server/http/cache-context.ts';
import { listen } from '../server/listen.ts';
import { makeLog } from '../server/logging.ts';
import { builtSite } from '../server/pages/public-pages.ts';
import { assemble } from '../server/process.ts';

/** The product without the page cache in front of it: each call is answered from the database, and not compressed. */
const config = readConfig(process.env);
const running = await assemble({
  config,
  clock: () => new Date(),
  log: makeLog(config),
  site: await builtSite(),
  print: () => undefined,
});
await prepareFirstStart(running.services);
const server = await listen(async ({ url = '/' }, response) => {
  const reply = await running.directCalls.read(url, new CacheContext());
  if (!reply) return void response.writeHead(404).end();
  const { status, headers, body } = reply;
  response.writeHead(status, [...headers, ['content-length', String(body.byteLength)]].flat()).end(body);
}, config);
const address = server.address();
if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => running.stop());
});
