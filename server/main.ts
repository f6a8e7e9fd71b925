import { readConfig } from './config.ts';
import { prepareFirstStart } from './first-start.ts';
import { makeLog } from './logging.ts';
import { builtSite } from './pages/public-pages.ts';
import { assemble, doorTo, drain, listen } from './process.ts';
import { welcome } from './welcome.ts';

/** Milliseconds that requests under way have to finish after Ctrl-C. */
const GRACE = 10_000;

/** Where `npm run build` leaves what it made. */
const DIST = 'dist';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = makeLog(config);
  const site = await builtSite(DIST);
  const running = await assemble({ config, clock: () => new Date(), log, site, print: console.log });
  const firstStart = await prepareFirstStart(running.desk);
  const server = await listen(await doorTo(running, site, DIST), config);
  running.start();
  welcome(config, server, firstStart);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    console.log('Stopping: finishing what is under way.');
    await drain(server, GRACE);
    await running.stop();
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
