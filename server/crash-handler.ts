import type { Log } from './logging.ts';

/**
 * After an uncaught error the state of the process is unknown, so it logs the error and ends. The supervisor (systemd, the
 * container) starts it again, and it continues with what is in the database.
 */
export function installCrashHandler(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'A fault that nobody caught: the process ends');
    process.exit(1);
  });
}
