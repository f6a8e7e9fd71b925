import type { Log } from './logging.ts';

/**
 * A fault that nobody caught leaves the process in a state that nobody knows, so it says why and ends. Whoever keeps it
 * running (systemd, the container) starts it again, and each start goes on with what stands in the database.
 */
export function installCrashHandler(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'A fault that nobody caught: the process ends');
    process.exit(1);
  });
}
