import { setTimeout as wait } from 'node:timers/promises';
import { readConfig, readSettings } from './config.ts';
import { installCrashHandler } from './crash-handler.ts';
import { checkAdminPassword, prepareFirstStart } from './first-start.ts';
import { expectKnownKey } from './known-key.ts';
import { drain, listen, sendAway } from './listen.ts';
import { makeLog } from './logging.ts';
import { narrowModes } from './narrow-modes.ts';
import { operatorMessage } from './operator-message.ts';
import { builtSite } from './pages/public-pages.ts';
import { assemble, httpFrontFor } from './process.ts';
import { startupBanner } from './startup-banner.ts';

/**
 * Time for which a node still serves after the stop signal (ms): a balancer that checks `/readyz/node` every second, with a
 * time-out of two, has noticed by then, and uses other nodes.
 */
const FAREWELL = 4000;

/** Milliseconds that requests under way have to finish afterwards. */
const GRACE = 10_000;

/** The output folder of `npm run build`. */
const DIST = 'dist';

async function main(): Promise<void> {
  // Before any file is written: only the service's own user may read them, whoever starts the program.
  process.umask(0o077);
  await expectKnownKey(readSettings(process.env));
  const config = readConfig(process.env);
  await checkAdminPassword(config);
  const log = makeLog(config);
  installCrashHandler(log);
  await narrowModes(config, log);
  const site = await builtSite(DIST);
  const running = await assemble({ config, clock: () => new Date(), log, site, print: console.log });
  const firstStart = await prepareFirstStart(running.services);
  const server = await listen(await httpFrontFor(running, site, DIST), config);

  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    console.log('Stopping: finishing what is under way.');
    running.leave();
    sendAway(server);
    // Ctrl-C comes from a person at the terminal, so there is no balancer to wait for.
    if (signal !== 'SIGINT') await wait(FAREWELL);
    await drain(server, GRACE);
    await running.stop();
    // A connection to a mail server that says nothing would hold the process for a while longer.
    process.exit();
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The terminal that it was started from has been closed.
  process.on('SIGHUP', stop);
  running.start();
  startupBanner(config, server, firstStart);
}

main().catch((error: unknown) => {
  console.error(operatorMessage(error, process.env));
  process.exitCode = 1;
});
